import { ClosingCta } from '../components/ClosingCta';
import { Seo } from '../components/Seo';
import { coursesPage } from '../content/coursesPage';
import { catalogueTestimonials } from '../content/testimonials';
import { island } from '../islands/island';
import { paths } from '../paths';
import { CatalogueHero } from '../sections/courses/CatalogueHero';
import { Testimonials } from '../sections/Testimonials';

const CourseResults = island('results', () => import('../sections/courses/CourseResults'), 'idle');

const { seo, testimonials } = coursesPage.catalogue;

const CourseList = () => (
  <>
    <Seo seo={seo} path={paths.courseList} image="course-list" />
    <CatalogueHero />
    <CourseResults />
    <Testimonials
      ground="white"
      title={testimonials.heading}
      lead={testimonials.subtitle}
      testimonials={catalogueTestimonials}
    />
    <ClosingCta doubts />
  </>
);

export default CourseList;
