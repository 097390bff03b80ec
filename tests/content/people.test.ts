import { expect, test } from 'vitest';
import { articles } from '../../src/content/articles';
import { authors } from '../../src/content/authors';
import { courses } from '../../src/content/courses';
import { courseFacts } from '../../src/content/facts/programmes';
import { monogramOf, people } from '../../src/content/people';

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

test.each([
  ['Dr Anil Deshmukh', 'AD'],
  ['Gopal Krishnan Iyer', 'GI'],
  ['Madonna', 'M'],
])('the monogram of %s is %s', (name, monogram) => {
  expect(monogramOf(name)).toBe(monogram);
});
