// @vitest-environment node
import { expect, test } from 'vitest';
import { courses } from '../../src/content/courses';
import { guarantee } from '../../src/content/facts/guarantee';
import {
  cohort,
  courseFacts,
  internshipFacts,
  programmeKinds,
  totals,
} from '../../src/content/facts/programmes';
import { owners, pricing } from '../../src/content/facts/promises';
import { studentsTrained, surveys } from '../../src/content/facts/results';
import { internships } from '../../src/content/internships';

// That the built pages agree with each other is tested in e2e/contract.spec.ts.

const files = import.meta.glob(['../../src/content/**/*.ts', '!../../src/content/{articles,legal}/**']);
const numbersIn = (text: string) => [...text.matchAll(/[\d.]+/g)].map(([number]) => Number(number));

test('a survey counts no more learners than we taught, and its figure follows from its counts', () => {
  expect(surveys.learning.source).toContain(`of ${totals.finished} learners`);
  expect(totals.finished).toBeLessThanOrEqual(studentsTrained);
  for (const { source, figure } of [surveys.clients, surveys.courses]) {
    const [counted = 0, asked = 1] = numbersIn(source);
    expect(asked).toBeLessThanOrEqual(studentsTrained);
    expect(`${Math.round((100 * counted) / asked)}%`).toBe(figure);
  }
});

/** Another company may have no such sentence. */
const [, mentorCount] = /(\d+) of them are mentors/.exec(owners) ?? [];

test.skipIf(mentorCount === undefined)('the company counts the mentors that its programmes name', () => {
  const mentors = [...Object.values(internshipFacts), ...Object.values(courseFacts)].map(
    ({ mentor }) => mentor.split(',')[0],
  );
  expect(mentorCount).toBe(String(new Set(mentors).size));
});

test('median pay is not below the floor of the guarantee', () => {
  const amount = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));
  expect(amount(cohort.medianPay)).toBeGreaterThanOrEqual(amount(guarantee.floor));
});

test('each fee belongs to a programme and is paid in instalments of whole amounts, one a month of its length', () => {
  for (const [{ weeks, instalments }, rows, cards] of [
    [programmeKinds.internship, internshipFacts, internships],
    [programmeKinds.course, courseFacts, courses],
  ] as const) {
    // The facts of a kind that is not offered may stay.
    if (cards.length === 0) continue;
    // A new programme has no row until its fee is fixed.
    expect(cards.map(({ slug }) => slug)).toEqual(expect.arrayContaining(Object.keys(rows)));
    for (const track of ['short', 'long'] as const) {
      expect(instalments[track]).toBe(Math.round((weeks[track] * 12) / 52));
      for (const { fee } of Object.values(rows)) expect(fee[track] % instalments[track]).toBe(0);
    }
  }
});

test.each([
  ['promises a job to everyone', /(?:internships|training|courses) that ends? in a job/i],
  ['promises a price in other words', /fixed price (?:after|in writing|for each|for the first)/i],
  ['names other students for Corporate on Campus', /(?<!third- and )final-year students/i],
  ['says otherwise how fast exercises are marked', /(?:checked|return[^.]*) within minutes/],
])(
  'no text in src/content %s; articles, legal texts and texts made by functions are not read',
  async (_, pattern) => {
    for (const [file, load] of Object.entries(files)) {
      const text = JSON.stringify(await load());
      const rest = text.replaceAll(pricing.sentence, '').replaceAll(pricing.point, '');
      expect(rest, `in ${file}`).not.toMatch(pattern);
    }
  },
);
