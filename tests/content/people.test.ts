import { expect, test } from 'vitest';
import { authors } from '../../src/content/authors';
import { courses } from '../../src/content/courses';
import { courseFacts } from '../../src/content/facts/programmes';
import { learnersInAll } from '../../src/content/figures';
import { monogramOf, people } from '../../src/content/people';
import { programmePriceBar, servicePriceBar } from '../../src/content/priceBar';

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
  expect(people.length).toBeGreaterThanOrEqual(authors.length);
});

test.each([
  ['Dr Anil Deshmukh', 'AD'],
  ['Gopal Krishnan Iyer', 'GI'],
  ['Madonna', 'M'],
])('the monogram of %s is %s', (name, monogram) => {
  expect(monogramOf(name)).toBe(monogram);
});

test('one line says how the numbers of learners belong together', () => {
  expect(learnersInAll).toBe('Since 2021: 400+ students, 209 of them on courses; 172 finished in 2025.');
});

test('the bar of a programme has its fees and the next start, that of a service its first price', () => {
  expect(programmePriceBar('internship', 'building-llm-powered-apps')).toEqual({
    price: '₹18,000 or ₹54,000',
    note: 'Next start: 4\u00a0January',
    button: 'Apply',
  });
  expect(programmePriceBar('course', 'a-new-one').price).toBe('Not fixed yet. Ask us.');
  expect(servicePriceBar('devops')).toMatchObject({ price: '₹1.5\u00a0lakh', note: 'for an assessment' });
});
