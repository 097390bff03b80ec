import type { Course } from '../../../schemas/content';
import { paths } from '../../config/paths';
import { coursesPage } from '../../content/coursesPage';
import { programmeKinds } from '../../content/facts/programmes';
import { ProgrammeCard } from '../listing/ProgrammeCard';

/** A skill-oriented course in a list. */
export const CourseCard = ({ course, sizes }: { course: Course; sizes?: string }) => (
  <ProgrammeCard
    to={paths.course(course.id)}
    title={course.title}
    text={course.subtitle}
    art={`course-${course.slug}`}
    alt={course.alt}
    tracks={course.duration}
    weeks={programmeKinds.course.weeks}
    opportunities={course.opportunities}
    more={coursesPage.landing.carousel.cardLink}
    sizes={sizes}
  />
);
