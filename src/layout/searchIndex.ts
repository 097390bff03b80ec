import { articleCount, loadArticles } from '../content/articles';
import { courses } from '../content/courses';
import { internships } from '../content/internships';
import { services } from '../content/services';
import { paths } from '../paths';

export interface Found {
  kind: string;
  title: string;
  to: string;
}

/** Every programme, service and article. */
const loadEntries = async (): Promise<Found[]> => [
  ...internships.map(({ id, title }) => ({ kind: 'Internship', title, to: paths.internship(id) })),
  ...courses.map(({ id, title }) => ({ kind: 'Course', title, to: paths.course(id) })),
  ...services.map(({ slug, name }) => ({ kind: 'Service', title: name, to: paths.services[slug] })),
  ...(await loadArticles(0, articleCount)).map(({ id, title }) => ({
    kind: 'Article',
    title,
    to: paths.article(id),
  })),
];

/** Loads the index. */
export const loadIndex = async () => {
  const entries = await loadEntries();
  return {
    /** The entries whose title holds every word. */
    find: (text: string): Found[] => {
      const words = text.toLowerCase().split(/\s+/).filter(Boolean);
      if (words.length === 0) return [];
      return entries.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
    },
  };
};
