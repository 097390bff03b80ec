import { Seo } from '../components/Seo';
import { paths } from '../config/paths';
import { homeHeadings, homeSeo } from '../content/home';
import { Fold } from '../handover/Fold';
import { island } from '../handover/island';
import { Hero } from '../sections/home/Hero';

const Offers = island('offers', () => import('../sections/home/Offers'));
const Results = island('results', () => import('../sections/home/Results'));
const Strengths = island('strengths', () => import('../sections/home/Strengths'));
const Clients = island('testimonials', () => import('../sections/home/Clients'));
const Roadmap = island('roadmap', () => import('../sections/home/Roadmap'));
const InlineLead = island('inline-lead', () => import('../sections/InlineLead'));
const Questions = island('faq', () => import('../sections/home/Questions'));

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
