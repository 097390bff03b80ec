import { folded } from '../components/searchAnswer';
import { paths } from '../config/paths';
import { articles } from '../content/articles';
import { courses } from '../content/courses';
import { internships } from '../content/internships';
import { offered } from '../content/offered';
import { services } from '../content/services';

export interface Found {
  kind: string;
  title: string;
  to: string;
}

/** Everything with a page of its own. */
const entries: readonly Found[] = offered([
  ...internships.map(({ id, title }) => ({ kind: 'Internship', title, to: paths.internship(id) })),
  ...courses.map(({ id, title }) => ({ kind: 'Course', title, to: paths.course(id) })),
  ...services.map(({ slug, name }) => ({ kind: 'Service', title: name, to: paths.services[slug] })),
  ...articles.map(({ id, title }) => ({ kind: 'Article', title, to: paths.article(id) })),
]);

/** The entries whose title holds every word. */
export const find = (text: string): Found[] => {
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries.filter(({ title }) => words.every((word) => folded(title).includes(word)));
};
