import { Fold } from '../runtime/Fold';
import { Seo } from '../components/Seo';
import { homeHeadings, homeSeo } from '../content/home';
import { island } from '../runtime/island';
import { paths } from '../config/paths';
import { Hero } from '../sections/home/Hero';

const Offers = island('offers', () => import('../sections/home/Offers'), 'navigation');
const Results = island('results', () => import('../sections/home/Results'), 'navigation');
const Strengths = island('strengths', () => import('../sections/home/Strengths'), 'navigation');
const Clients = island('testimonials', () => import('../sections/home/Clients'), 'navigation');
const Roadmap = island('roadmap', () => import('../sections/home/Roadmap'), 'navigation');
const InlineLead = island('inline-lead', () => import('../sections/InlineLead'), 'visible');
const Questions = island('faq', () => import('../sections/home/Questions'), 'navigation');

const Home = () => (
  <>
    <Seo seo={homeSeo} path={paths.home} image="home" />
    <Hero />
    <Fold>
      <Offers />
      <Results />
      <Strengths />
      <Clients />
      <Roadmap />
      <InlineLead formId="homeInline" lead={homeHeadings.formLead} />
      <Questions />
    </Fold>
  </>
);

export default Home;
