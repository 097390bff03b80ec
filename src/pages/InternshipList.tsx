import { ClosingCta } from '../components/ClosingCta';
import { IN_THE_PAGE } from '../components/PagedList';
import { Seo } from '../components/Seo';
import { paths } from '../config/paths';
import { internships } from '../content/internships';
import { internshipsPage } from '../content/internshipsPage';
import { internshipTestimonials } from '../content/testimonials';
import { Fold } from '../handover/Fold';
import { island } from '../handover/island';
import { InternshipListHero } from '../sections/internships/InternshipListHero';
import { SmallOutcomes } from '../sections/internships/SmallOutcomes';
import { Testimonials } from '../sections/Testimonials';
import { itemList } from '../seo/itemList';
import { JsonLd } from '../seo/JsonLd';

const InternshipResults = island('results', () => import('../sections/internships/InternshipResults'), {
  isFirst: true,
});

const { seo, testimonials } = internshipsPage.listing;
const listed = internships
  .slice(0, IN_THE_PAGE)
  .map(({ id, title }) => ({ title, path: paths.internship(id) }));

const InternshipList = () => (
  <>
    <Seo seo={seo} path={paths.internshipList} image="internship-list" />
    <InternshipListHero />
    <Fold>
      <InternshipResults />
      <Testimonials ground="white" title={testimonials.heading} testimonials={internshipTestimonials} />
      <ClosingCta doubts picture={<SmallOutcomes />} />
      {listed.length > 0 && <JsonLd data={itemList(listed)} />}
    </Fold>
  </>
);

export default InternshipList;
