/** Who writes and teaches: the authors of articles and the mentors of courses, from the content that names them. */
import { paths } from '../config/paths.ts';
import { articles } from './articles/index.ts';
import { authors } from './authors.ts';
import { courses } from './courses/index.ts';
import { courseFacts } from './facts/programmes.ts';
import { capitalised } from './phrases.ts';

export interface Person {
  name: string;
  role: string;
  /** What the person wrote or teaches. */
  work: { what: string; title: string; to: string };
}

export const peopleCopy = {
  heading: 'Who writes and teaches',
  lead: 'These people write our articles or teach our courses. The page of each programme names its mentor.',
  wrote: 'Wrote:',
  teaches: 'Teaches:',
  you: 'Your question',
  write: 'Write to us',
};

/** The titles before a name, such as 'Prof. Dr. ', which are no part of it. */
const honorifics = /^(?:(?:Dr|Prof)\.? )+/;
/** The first letters of the first and the last name. */
export const monogramOf = (name: string): string => {
  const words = name.replace(honorifics, '').split(' ');
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0) ?? '').join('');
};

const writers: Person[] = authors.flatMap(({ name, role }) => {
  const [newest] = articles
    .filter(({ author }) => author === name)
    .toSorted((one, other) => other.published.localeCompare(one.published));
  return newest
    ? [{ name, role, work: { what: peopleCopy.wrote, title: newest.title, to: paths.article(newest.id) } }]
    : [];
});

const mentors: Person[] = courses.flatMap(({ id, slug, title }) => {
  // The fact is one text: 'Name, role' or 'Name, who does something'. Without a comma there would be no role.
  const [name = '', ...rest] = courseFacts[slug]?.mentor.split(', ') ?? [];
  const role = capitalised(rest.join(', ').replace(/^who /, ''));
  return name ? [{ name, role, work: { what: peopleCopy.teaches, title, to: paths.course(id) } }] : [];
});

/** Each person once, by name: the first entry stays. */
export const eachOnce = (entries: readonly Person[]): Person[] =>
  entries.filter(({ name }, index) => entries.findIndex((entry) => entry.name === name) === index);

/** Who both writes and teaches is shown as a writer, and who teaches several courses with the first. */
export const people: readonly Person[] = eachOnce([...writers, ...mentors]);
