import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Section, Standfirst } from '../components/Section';
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
      <Section ground="white" volume="quiet">
        <Stack spacing={2}>
          <Typography variant="h2">{works.results.heading}</Typography>
          <Standfirst>{works.results.text}</Standfirst>
        </Stack>
      </Section>
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
