import type { CourseDetail, InternshipDetail } from '../../schemas/content';
import { publisher } from './organisation';
import { absolute, shareImage } from './siteAddress';

interface CourseFacts {
  detail: CourseDetail | InternshipDetail;
  path: string;
  /** The id of the page's picture for shared links. */
  image: string;
}

/** '(374 Reviews)' is 374. */
const countOf = (review: string) => Number(/\d+/.exec(review)?.[0]);

/** A course or an internship as its page shows it. Prices and dates are agreed in person, so none are claimed. */
export const describeCourse = ({ detail, path, image }: CourseFacts) => ({
  '@type': 'Course',
  name: detail.title,
  description: detail.subtitle,
  url: absolute(path),
  image: shareImage(image),
  provider: publisher(),
  educationalLevel: detail.level,
  aggregateRating: {
    '@type': 'AggregateRating',
    ratingValue: detail.rating,
    reviewCount: countOf(detail.review),
  },
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: detail.time,
    description: detail.duration,
  },
});
