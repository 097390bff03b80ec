/**
 * One address of every kind of page: pages of a kind share their layout and differ in their texts. Each service has an exhibit
 * of its own, too: exhibits.spec.ts.
 */
import { paths } from '../../src/config/paths';

export const kinds = {
  home: paths.home,
  about: paths.about,
  works: paths.works,
  campus: paths.campus,
  blogs: paths.blogs,
  // With code, a table, a figure and sources.
  article: paths.article(12),
  contact: paths.contact,
  internships: paths.internships,
  internshipList: paths.internshipList,
  internship: paths.internship(1),
  courses: paths.courses,
  courseList: paths.courseList,
  course: paths.course(1),
  service: paths.services.fullstack,
  legal: paths.privacy,
  unknownAddress: '/nothing-here',
  unknownArticle: paths.article(404),
};
