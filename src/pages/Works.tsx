import { Fold } from '../runtime/Fold';
import { Seo } from '../components/Seo';
import { projects } from '../content/projects';
import { works } from '../content/works';
import { island } from '../runtime/island';
import { paths } from '../config/paths';
import { PageHero } from '../sections/listing/PageHero';
import { CollaborateBand } from '../sections/works/CollaborateBand';
import { JsonLd } from '../seo/JsonLd';
import { collectionPage } from '../seo/webPage';

const Projects = island('projects', () => import('../sections/works/Projects'), 'navigation');
const Results = island('results', () => import('../sections/works/Results'), 'navigation');

const Works = () => (
  <>
    <Seo seo={works.seo} path={paths.works} image="works" />
    <PageHero
      ground="ink"
      heading={works.hero.heading}
      text={works.hero.text}
      art="page-works"
      alt={works.hero.alt}
    />
    <Fold />
    <Projects />
    <Results />
    <CollaborateBand />
    <JsonLd data={collectionPage({ name: works.hero.heading, path: paths.works }, projects)} />
  </>
);

export default Works;
