import type { CourseDetail, InternshipDetail } from '../../schemas/content';
import { publisher } from './organisation';
import { absolute, shareImage } from './siteAddress';

interface CourseFacts {
  detail: CourseDetail | InternshipDetail;
  subtitle: string;
  path: string;
  /** The id of the page's picture for shared links. */
  image: string;
}

/** A course or an internship. Prices, dates and ratings are not published. */
export const describeCourse = ({ detail, subtitle, path, image }: CourseFacts) => ({
  '@type': 'Course',
  name: detail.title,
  description: subtitle,
  url: absolute(path),
  image: shareImage(image),
  provider: publisher(),
  educationalLevel: detail.level,
  hasCourseInstance: {
    '@type': 'CourseInstance',
    // Search engines know Online, Onsite and Blended.
    courseMode: 'Online',
    description: detail.duration,
  },
});
