import { ClosingCta } from '../components/ClosingCta';
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
const all = internships.map(({ id, title }) => ({ title, path: paths.internship(id) }));

const InternshipList = () => (
  <>
    <Seo seo={seo} path={paths.internshipList} image="internship-list" />
    <InternshipListHero />
    <Fold>
      <InternshipResults />
      <Testimonials ground="white" title={testimonials.heading} testimonials={internshipTestimonials} />
      <ClosingCta doubts picture={<SmallOutcomes />} />
      <JsonLd data={itemList(all)} />
    </Fold>
  </>
);

export default InternshipList;
