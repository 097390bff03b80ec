import { ClosingCta } from '../components/ClosingCta';
import { Fold } from '../components/Fold';
import { Seo } from '../components/Seo';
import { about } from '../content/about';
import { island } from '../islands/island';
import { paths } from '../paths';
import { AboutHero } from '../sections/about/AboutHero';
import { Purpose } from '../sections/about/Purpose';
import { TogetherBanner } from '../sections/about/TogetherBanner';
import { JsonLd } from '../seo/JsonLd';
import { videoObject } from '../seo/videoObject';

const Statistics = island('statistics', () => import('../sections/about/Statistics'), 'visible');

const About = () => (
  <>
    <Seo seo={about.seo} path={paths.about} image="about" />
    <AboutHero />
    <Fold />
    <Purpose />
    <Statistics />
    <TogetherBanner />
    <ClosingCta doubts />
    <JsonLd data={videoObject(about.video)} />
  </>
);

export default About;
