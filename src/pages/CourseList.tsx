import { ClosingCta } from '../components/ClosingCta';
import { MachineEnd } from '../components/MachineEnd';
import { IN_THE_PAGE } from '../components/PagedList';
import { Seo } from '../components/Seo';
import { paths } from '../config/paths';
import { courses } from '../content/courses';
import { coursesPage } from '../content/coursesPage';
import { catalogueTestimonials } from '../content/testimonials';
import { Fold } from '../handover/Fold';
import { island } from '../handover/island';
import { CatalogueHero } from '../sections/courses/CatalogueHero';
import { Testimonials } from '../sections/Testimonials';
import { itemList } from '../seo/itemList';
import { JsonLd } from '../seo/JsonLd';

const CourseResults = island('results', () => import('../sections/courses/CourseResults'), { isFirst: true });

const { seo, testimonials } = coursesPage.catalogue;
const listed = courses.slice(0, IN_THE_PAGE).map(({ id, title }) => ({ title, path: paths.course(id) }));

const CourseList = () => (
  <>
    <Seo seo={seo} path={paths.courseList} image="course-list" />
    <CatalogueHero />
    <Fold>
      <CourseResults />
      <Testimonials
        ground="white"
        title={testimonials.heading}
        lead={testimonials.subtitle}
        testimonials={catalogueTestimonials}
      />
      <ClosingCta doubts ground="sky" picture={<MachineEnd of={paths.courses} />} />
      {listed.length > 0 && <JsonLd data={itemList(listed)} />}
    </Fold>
  </>
);

export default CourseList;
