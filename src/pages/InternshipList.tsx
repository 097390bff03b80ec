import { ClosingCta } from '../components/ClosingCta';
import { Seo } from '../components/Seo';
import { internshipsPage } from '../content/internshipsPage';
import { internshipTestimonials } from '../content/testimonials';
import { island } from '../islands/island';
import { paths } from '../paths';
import { InternshipListHero } from '../sections/internships/InternshipListHero';
import { Testimonials } from '../sections/Testimonials';

const InternshipResults = island(
  'results',
  () => import('../sections/internships/InternshipResults'),
  'idle',
);

const { seo, testimonials } = internshipsPage.listing;

const InternshipList = () => (
  <>
    <Seo seo={seo} path={paths.internshipList} image="internship-list" />
    <InternshipListHero />
    <InternshipResults />
    <Testimonials ground="white" title={testimonials.heading} testimonials={internshipTestimonials} />
    <ClosingCta doubts />
  </>
);

export default InternshipList;
