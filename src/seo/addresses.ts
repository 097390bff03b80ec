import { paths } from '../config/paths';
import { articles } from '../content/articles/list.js';
import { courses } from '../content/courses';
import { internships } from '../content/internships';
import { isOffered } from '../content/offered';

/** Every address that has a page, for the build, the sitemap and the tests. */
export const addresses: string[] = [
  paths.home,
  paths.about,
  paths.works,
  paths.campus,
  paths.blogs,
  ...articles.map(({ id }) => paths.article(id)),
  paths.contact,
  paths.internships,
  paths.internshipList,
  ...internships.map(({ id }) => paths.internship(id)),
  paths.courses,
  paths.courseList,
  ...courses.map(({ id }) => paths.course(id)),
  ...Object.values(paths.services),
  paths.privacy,
  paths.terms,
  paths.cookies,
  paths.acceptableUse,
].filter(isOffered);

/** Former addresses and their new ones. */
export const redirects: { from: string; to: string }[] = courses.map(({ id }) => ({
  from: paths.courseAlias(id),
  to: paths.course(id),
}));

/** Folders with their own `404.html`, which a static host shows for an unknown id. */
export const notFoundPages: { folder: string; address: string }[] = [
  { folder: '', address: '/404' },
  { folder: 'blog', address: paths.article(404) },
  { folder: 'internshipdetailpage', address: paths.internship(404) },
  { folder: 'SkillOrientedCourses', address: paths.course(404) },
].filter(({ address }) => isOffered(address));
