import { expect, test } from 'vitest';
import { articles } from '../../src/content/articles';
import { authors } from '../../src/content/authors';
import { courses } from '../../src/content/courses';
import { courseFacts } from '../../src/content/facts/programmes';
import { eachOnce, monogramOf, people, peopleCopy, type Person } from '../../src/content/people';

test('the people on About are those whom other pages name, each once, with a role and a link', () => {
  const mentors = courses.map(({ slug }) => courseFacts[slug]?.mentor ?? '');
  for (const { name, role, work } of people) {
    const isKnown =
      authors.some((author) => author.name === name) || mentors.some((mentor) => mentor.startsWith(name));
    expect.soft(isKnown, name).toBe(true);
    expect.soft(role, name).toMatch(/^[A-Z]/);
    expect.soft(work.to, name).toMatch(/^\/(blog|SkillOrientedCourses)\/\d+$/);
  }
  expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
  const writing = authors.filter(({ name }) => articles.some(({ author }) => author === name));
  for (const { name } of writing) expect(people.map((person) => person.name)).toContain(name);
});

const entryOf = (name: string, title: string): Person => ({
  name,
  role: 'Developer',
  work: { what: 'Teaches:', title, to: '/SkillOrientedCourses/1' },
});

test('of several entries for one person the first stays', () => {
  const first = entryOf('Anna Weber', 'The first course');
  const second = entryOf('Anna Weber', 'The second course');
  expect(eachOnce([first, second])).toEqual([first]);
});

test('entries for different people all stay, in their order', () => {
  const entries = [entryOf('Anna Weber', 'A course'), entryOf('Anil Deshmukh', 'A course')];
  expect(eachOnce(entries)).toEqual(entries);
});

test('who both writes and teaches is shown as a writer', () => {
  const writers = people.filter(({ name }) => articles.some(({ author }) => author === name));
  expect(writers.map(({ work }) => work.what)).toEqual(writers.map(() => peopleCopy.wrote));
});

test.each([
  { name: 'Dr Anil Deshmukh', monogram: 'AD' },
  { name: 'Prof. Dr. Anna Weber', monogram: 'AW' },
  { name: 'Gopal Krishnan Iyer', monogram: 'GI' },
  { name: 'Drew Profitt', monogram: 'DP' },
  { name: 'Madonna', monogram: 'M' },
])('the monogram of $name is $monogram', ({ name, monogram }) => {
  expect(monogramOf(name)).toBe(monogram);
});
