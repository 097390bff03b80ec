import Box from '@mui/material/Box';
import { ClosingCta } from '../components/ClosingCta';
import { MachineEnd } from '../components/MachineEnd';
import { Seo } from '../components/Seo';
import { paths } from '../config/paths';
import { coursesPage } from '../content/coursesPage';
import { courseFaqs } from '../content/faqs';
import { parents } from '../content/parents';
import { courseTestimonials } from '../content/testimonials';
import { Fold } from '../handover/Fold';
import { island } from '../handover/island';
import { Benefits } from '../sections/Benefits';
import { CoursesHero } from '../sections/courses/CoursesHero';
import { FaqSection } from '../sections/FaqSection';
import { Testimonials } from '../sections/Testimonials';
import { faqPage } from '../seo/faqPage';
import { JsonLd } from '../seo/JsonLd';

const CourseCarousel = island('course-carousel', () => import('../sections/courses/CourseCarousel'));
const Planner = island('planner', () => import('../sections/planner/Planner'));

const { seo, impact, testimonials, faq } = coursesPage.landing;

const Courses = () => (
  <>
    <Seo seo={seo} path={paths.courses} image="courses" />
    <CoursesHero />
    <Fold>
      {/* Below 1024 px the courses come first. The benefits have no control, so the order of focus does not change. */}
      <Box sx={{ display: { xs: 'flex', lg: 'block' }, flexDirection: 'column-reverse' }}>
        <Benefits layout="band" ground="white" title={impact.heading} benefits={impact.items} />
        <CourseCarousel />
      </Box>
      <Testimonials
        ground="paper"
        title={testimonials.heading}
        testimonials={courseTestimonials}
        emphasis={testimonials.emphasis}
      />
      <Planner />
      <Benefits layout="flow" ground="paper" title={parents.heading} benefits={parents.items} />
      <FaqSection ground="white" title={faq.heading} faqs={courseFaqs} />
      <ClosingCta dialog={{ opens: 'course' }} ground="sky" picture={<MachineEnd of={paths.courses} />} />
      <JsonLd data={faqPage(courseFaqs)} />
    </Fold>
  </>
);

export default Courses;
