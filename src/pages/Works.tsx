import { Section } from '../components/Section';
import { Seo } from '../components/Seo';
import { paths } from '../config/paths';
import { projects } from '../content/projects';
import { works } from '../content/works';
import { Fold } from '../handover/Fold';
import { island } from '../handover/island';
import { PageHero } from '../sections/listing/PageHero';
import { CollaborateBand } from '../sections/works/CollaborateBand';
import { Numerals } from '../sections/works/Numerals';
import { JsonLd } from '../seo/JsonLd';
import { collectionPage } from '../seo/webPage';

const Projects = island('projects', () => import('../sections/works/Projects'));
const Ecosystem = island('ecosystem', () => import('../sections/works/Ecosystem'));
const Interview = island('interview', () => import('../sections/works/Interview'));
const Platform = island('platform', () => import('../sections/works/Platform'));
const Overseas = island('overseas', () => import('../sections/works/Overseas'));

const Works = () => (
  <>
    <Seo seo={works.seo} path={paths.works} image="works" />
    <PageHero
      ground="ink"
      heading={works.hero.heading}
      size="poster"
      text={works.hero.text}
      art="page-works"
      alt={works.hero.alt}
      instead={<Numerals />}
    />
    <Fold>
      <Projects />
      <Section ground="white" volume="quiet" title={works.results.heading} lead={works.results.text} />
      <Ecosystem />
      <Interview />
      <Platform />
      <Overseas />
      <CollaborateBand />
      <JsonLd data={collectionPage({ name: works.hero.heading, path: paths.works }, projects)} />
    </Fold>
  </>
);

export default Works;
