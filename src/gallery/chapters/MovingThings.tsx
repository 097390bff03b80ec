import { LogoStrip } from '../../components/LogoStrip';
import { coursesPage } from '../../content/coursesPage';
import { courseTestimonials, homeTestimonials } from '../../content/testimonials';
import Statistics from '../../sections/about/Statistics';
import CourseCarousel from '../../sections/courses/CourseCarousel';
import { Hero } from '../../sections/home/Hero';
import { Testimonials } from '../../sections/Testimonials';
import Projects from '../../sections/works/Projects';
import { Specimen } from '../Specimen';

/** Everything that moves. */
export const MovingThings = () => (
  <>
    <Specimen name="Hero of the home page: three slides, five seconds each">
      <Hero />
    </Specimen>
    <Specimen name="Testimonials">
      <Testimonials ground="paper" title="What clients tell us" testimonials={homeTestimonials} />
    </Specimen>
    <Specimen name="Testimonials, some of which are highlighted">
      <Testimonials
        ground="sky"
        title={coursesPage.landing.testimonials.heading}
        testimonials={courseTestimonials}
        emphasis={coursesPage.landing.testimonials.emphasis}
      />
    </Specimen>
    <Specimen name="Companies that hire">
      <LogoStrip ground="white" title="Land a Job at Top Companies" />
    </Specimen>
    <Specimen name="Portfolio">
      <Projects />
    </Specimen>
    <Specimen name="Courses: moved by hand, round in both directions">
      <CourseCarousel />
    </Specimen>
    <Specimen name="Numbers that count up once they are seen">
      <Statistics />
    </Specimen>
  </>
);
