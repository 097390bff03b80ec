import { Seo } from '../components/Seo';
import { homeFaqs } from '../content/faqs';
import { homeHeadings, homeSeo, strengths } from '../content/home';
import { homeTestimonials } from '../content/testimonials';
import { island } from '../islands/island';
import { paths } from '../paths';
import { Benefits } from '../sections/Benefits';
import { FaqSection } from '../sections/FaqSection';
import { Hero } from '../sections/home/Hero';
import { Testimonials } from '../sections/Testimonials';

const Offers = island('offers', () => import('../sections/home/Offers'), 'visible');
const Results = island('results', () => import('../sections/home/Results'), 'navigation');
const Roadmap = island('roadmap', () => import('../sections/home/Roadmap'), 'navigation');
const InlineLead = island('inline-lead', () => import('../sections/InlineLead'), 'visible');

const Home = () => (
  <>
    <Seo seo={homeSeo} path={paths.home} image="home" />
    <Hero />
    <Offers />
    <Results />
    <Benefits ground="white" title={strengths.heading} lead={strengths.lead} benefits={strengths.items} />
    <Testimonials ground="paper" title={homeHeadings.testimonials} testimonials={homeTestimonials} />
    <Roadmap />
    <InlineLead formId="homeInline" lead={homeHeadings.formLead} />
    <FaqSection ground="white" title={homeHeadings.faq} faqs={homeFaqs} />
  </>
);

export default Home;
