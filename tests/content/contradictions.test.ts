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
import {
  engagement,
  searchTraffic,
  studentsTrained,
  surveys,
  userGrowth,
} from '../../src/content/facts/results';
import { serviceFacts } from '../../src/content/facts/services';
import { results } from '../../src/content/home';
import { internships } from '../../src/content/internships';
import { inWords } from '../../src/content/phrases';
import { projects } from '../../src/content/projects';
import { works } from '../../src/content/works';

// That the built pages agree with each other is tested in e2e/contract.spec.ts.

// Articles and legal texts are not read. Texts that functions make do not appear either: JSON has no functions.
const files = import.meta.glob(['../../src/content/**/*.ts', '!../../src/content/{articles,legal}/**']);
const numbersIn = (text: string) => [...text.matchAll(/[\d.]+/g)].map(([number]) => Number(number));

test.each([surveys.clients, surveys.courses])(
  'the figure $figure follows from the counts of its survey',
  (survey) => {
    const [satisfied = 0, answered = 1] = numbersIn(survey.source);
    expect(`${Math.round((100 * satisfied) / answered)}%`).toBe(survey.figure);
  },
);

test('no survey counts more learners than it asked, and none asked more than we taught', () => {
  const [, answered = 0, asked = 0] = numbersIn(surveys.courses.source);
  expect(answered).toBeLessThanOrEqual(asked);
  expect(asked).toBeLessThanOrEqual(studentsTrained);
  expect(totals.finished).toBeLessThanOrEqual(studentsTrained);
});

test('the survey of learning counts the learners who finished', () => {
  expect(surveys.learning.source).toContain(`of ${totals.finished} learners`);
});

/** Another company may have no such sentence. */
const [, mentorCount] = /(\d+) of them are mentors/.exec(owners) ?? [];

test.skipIf(mentorCount === undefined)('the company counts the mentors that its programmes name', () => {
  const mentors = [...Object.values(internshipFacts), ...Object.values(courseFacts)].map(
    ({ mentor }) => mentor.split(',')[0],
  );
  expect(mentorCount).toBe(String(new Set(mentors).size));
});

const inDigits = (text: string) =>
  Array.from({ length: 11 }, (_, number) => number + 2).reduce(
    (all, number) => all.replaceAll(new RegExp(`\\b${inWords(number)}\\b`, 'g'), String(number)),
    text,
  );
/** Shares and growth in a text: '9 of 10', also as 'nine of ten', '64%' and '2x'. */
const figuresIn = (text: string) => inDigits(text).match(/\d+(?: of \d+|%|x)/g) ?? [];
const measured = [
  searchTraffic,
  userGrowth,
  engagement,
  ...Object.values(serviceFacts).map(({ result }) => result),
];
const measuredOf = (slug?: string) =>
  figuresIn(
    measured
      .filter(({ project }) => !slug || project === slug)
      .map(({ result }) => result)
      .join('. '),
  );

test.each(projects)('the story of "$title" has no figure except its measured ones', (project) => {
  expect(measuredOf(project.slug)).toEqual(
    expect.arrayContaining(figuresIn(`${project.summary} ${project.description}`)),
  );
});

test.each(results.cases)(
  'the case "$title" has no figure except the measured ones of its project',
  (story) => {
    expect(measuredOf(story.project)).toEqual(
      expect.arrayContaining(figuresIn(`${story.figure} ${story.text}`)),
    );
  },
);

test('the Works page tells search engines no figure except measured ones', () => {
  expect(measuredOf()).toEqual(expect.arrayContaining(figuresIn(works.seo.description)));
});

test('median pay is not below the floor of the guarantee', () => {
  const amount = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));
  expect(amount(cohort.medianPay)).toBeGreaterThanOrEqual(amount(guarantee.floor));
});

/** The facts of a kind that is not offered may stay. */
const offered = [
  { kind: programmeKinds.internship, rows: internshipFacts, cards: internships },
  { kind: programmeKinds.course, rows: courseFacts, cards: courses },
].filter(({ cards }) => cards.length > 0);

test('each fee belongs to a programme', () => {
  // A new programme has no row until its fee is fixed.
  for (const { rows, cards } of offered)
    expect(cards.map(({ slug }) => slug)).toEqual(expect.arrayContaining(Object.keys(rows)));
});

test('a programme has one instalment for each month of its length', () => {
  for (const { weeks, instalments } of offered.map(({ kind }) => kind))
    for (const track of ['short', 'long'] as const)
      expect(instalments[track]).toBe(Math.round((weeks[track] * 12) / 52));
});

test('instalments are whole amounts', () => {
  for (const { kind, rows } of offered)
    for (const { fee } of Object.values(rows))
      for (const track of ['short', 'long'] as const) expect(fee[track] % kind.instalments[track]).toBe(0);
});

test.each([
  ['promises a job to everyone', /(?:internships|training|courses) that ends? in a job/i],
  ['promises a price in other words', /fixed price (?:after|in writing|for each|for the first)/i],
  ['names other students for Corporate on Campus', /(?<!third- and )final-year students/i],
  ['says otherwise how fast exercises are marked', /(?:checked|return[^.]*) within minutes/],
])('no text in src/content %s', async (_, pattern) => {
  for (const [file, load] of Object.entries(files)) {
    const text = JSON.stringify(await load());
    const rest = text.replaceAll(pricing.sentence, '').replaceAll(pricing.point, '');
    expect(rest, `in ${file}`).not.toMatch(pattern);
  }
});
