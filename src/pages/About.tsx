import { ClosingCta } from '../components/ClosingCta';
import { Seo } from '../components/Seo';
import { paths } from '../config/paths';
import { about } from '../content/about';
import { company } from '../content/company';
import { Fold } from '../handover/Fold';
import { island } from '../handover/island';
import { AboutHero } from '../sections/about/AboutHero';
import { Purpose } from '../sections/about/Purpose';
import { TogetherBanner } from '../sections/about/TogetherBanner';
import { JsonLd } from '../seo/JsonLd';
import { videoObject } from '../seo/videoObject';

const Statistics = island('statistics', () => import('../sections/about/Statistics'));

const People = island('people', () => import('../sections/about/People'));

const About = () => (
  <>
    <Seo seo={about.seo} path={paths.about} image="about" />
    <AboutHero />
    <Fold>
      <Purpose />
      <TogetherBanner />
      <Statistics />
      <People />
      <ClosingCta doubts />
      {company.videoUrl && <JsonLd data={videoObject(about.video)} />}
    </Fold>
  </>
);

export default About;
