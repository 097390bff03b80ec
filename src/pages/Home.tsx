import { Seo } from '../components/Seo';
import { homeFaqs } from '../content/faqs';
import { homeHeadings, homeSeo, strengths } from '../content/home';
import { homeTestimonials } from '../content/testimonials';
import { island } from '../islands/island';
import { paths } from '../paths';
import { Hero } from '../sections/home/Hero';

const Offers = island('offers', () => import('../sections/home/Offers'), 'visible');
const Results = island('results', () => import('../sections/home/Results'), 'navigation');
const Strengths = island('strengths', () => import('../sections/Benefits'), 'navigation');
const Clients = island('testimonials', () => import('../sections/Testimonials'), 'navigation');
const Roadmap = island('roadmap', () => import('../sections/home/Roadmap'), 'navigation');
const InlineLead = island('inline-lead', () => import('../sections/InlineLead'), 'visible');

const Questions = island('faq', () => import('../sections/FaqSection'), 'navigation');

const Home = () => (
  <>
    <Seo seo={homeSeo} path={paths.home} image="home" />
    <Hero />
    <Offers />
    <Results />
    <Strengths ground="white" title={strengths.heading} lead={strengths.lead} benefits={strengths.items} />
    <Clients ground="paper" title={homeHeadings.testimonials} testimonials={homeTestimonials} />
    <Roadmap />
    <InlineLead formId="homeInline" lead={homeHeadings.formLead} />
    <Questions ground="white" title={homeHeadings.faq} faqs={homeFaqs} />
  </>
);

export default Home;
