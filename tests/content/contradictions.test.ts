// @vitest-environment node
import { expect, test } from 'vitest';
import { about } from '../../src/content/about';
import { authors } from '../../src/content/authors';
import { campus } from '../../src/content/campus';
import { courses } from '../../src/content/courses';
import { loadCourse } from '../../src/content/courses/details';
import { coursesPage } from '../../src/content/coursesPage';
import { factPanel } from '../../src/content/factPanel';
import { guarantee } from '../../src/content/facts/guarantee';
import * as programmes from '../../src/content/facts/programmes';
import { pricing, projects, weeklyHours } from '../../src/content/facts/promises';
import { studentsTrained, surveys } from '../../src/content/facts/results';
import { serviceFacts } from '../../src/content/facts/services';
import * as faqs from '../../src/content/faqs';
import { offers, slides, strengths } from '../../src/content/home';
import { internships } from '../../src/content/internships';
import { loadInternship } from '../../src/content/internships/details';
import { internshipsPage } from '../../src/content/internshipsPage';
import { money } from '../../src/content/money';
import { parents } from '../../src/content/parents';
import { inWords } from '../../src/content/phrases';
import { planner } from '../../src/content/planner';
import { projects as cases } from '../../src/content/projects';
import { serviceLoaders } from '../../src/content/services/loaders';
import { servicesPage } from '../../src/content/servicesPage';
import { works } from '../../src/content/works';

const { programmeKinds, internshipFacts, courseFacts, totals, cohort } = programmes;
const allFacts = [...Object.values(internshipFacts), ...Object.values(courseFacts)];
const salesTexts = async () => {
  const loaded = await Promise.all([
    ...Object.values(loadInternship).map((load) => load()),
    ...Object.values(loadCourse).map((load) => load()),
    ...Object.values(serviceLoaders).map((load) => load()),
  ]);
  const pages = [about, campus, coursesPage, internshipsPage, parents, planner, servicesPage, offers, slides];
  return JSON.stringify([pages, strengths, faqs, cases, serviceFacts, programmeKinds, loaded]);
};
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([match]) => match);

test('every count of learners is the sum of the programmes', async () => {
  expect(surveys.learning.source).toContain(`of ${totals.finished} learners`);
  const texts = await salesTexts();
  const outcomes = [...texts.matchAll(/Of (?:the )?(\d+) learners[^.]*? (\d+) have a job/g)];
  expect(outcomes.length).toBeGreaterThan(1);
  for (const [, finished, placed] of outcomes)
    expect([finished, placed]).toEqual([String(totals.finished), String(totals.placed)]);
  expect(totals.finished).toBeLessThanOrEqual(studentsTrained);
  for (const { source, figure } of [surveys.clients, surveys.courses]) {
    const [some = 0, all = 1] = found(source, /\d+/g).map(Number);
    expect(all).toBeLessThanOrEqual(studentsTrained);
    expect(`${Math.round((100 * some) / all)}%`).toBe(figure);
  }
});

test('figures from the learning platform say that it is our own, and count no more learners than we taught', () => {
  const measured = Object.values(serviceFacts).filter(({ result }) => result.project === 'learning-platform');
  expect(measured.length).toBeGreaterThan(1);
  for (const { result } of measured) {
    expect(result.source).toContain('our own learning platform');
    const [learners = 0] = found(result.source, /\d+(?= learners)/g).map(Number);
    expect(learners).toBeLessThanOrEqual(totals.finished);
  }
});

test('nobody promises a job to everyone while some got the fee back', async () => {
  expect(totals.placed).toBeLessThan(totals.finished);
  expect(found(await salesTexts(), /(?:internships|training|courses) that ends? in a job/gi)).toEqual([]);
  expect(parents.items[1]?.text).toContain(`${totals.finished - totals.placed} got the fee back`);
});

test('median pay is named wherever the floor is explained, and is not below it', () => {
  const figure = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));
  expect(figure(cohort.medianPay)).toBeGreaterThanOrEqual(figure(guarantee.floor));
  expect(guarantee.short).toContain(guarantee.floor);
  const [first] = allFacts;
  expect(first && factPanel.outcome(first)).toContain(cohort.medianPay);
  for (const list of [faqs.internshipFaqs, faqs.courseFaqs])
    expect(list.find(({ question }) => /guarantee/.test(question))?.answer).toContain(cohort.medianPay);
});

test('hours in all are weeks times hours a week', () => {
  const { internship, course } = programmeKinds;
  expect(factPanel.length(internship.weeks, internship.weeklyHours)).toContain(
    '64 to 80 or 208 to 260 hours',
  );
  expect(factPanel.length(course.weeks, course.weeklyHours)).toContain('72 to 96 or 156 to 208 hours');
  expect(planner.phases[0].points[0]).toContain(weeklyHours.internship);
});

test('each programme has a fee in instalments of whole rupees, one a month of its length', () => {
  for (const [{ weeks, instalments }, rows] of [
    [programmeKinds.internship, internshipFacts],
    [programmeKinds.course, courseFacts],
  ] as const) {
    for (const track of ['short', 'long'] as const) {
      expect(instalments[track]).toBe(Math.round((weeks[track] * 12) / 52));
      for (const { fee } of Object.values(rows)) expect(fee[track] % instalments[track]).toBe(0);
    }
  }
  expect(Object.keys(internshipFacts)).toHaveLength(internships.length);
  expect(Object.keys(courseFacts)).toHaveLength(courses.length);
  expect(factPanel.fee({ short: 15_000, long: 100_000 }, { short: 2, long: 6 })).toContain(
    `${money(15_000)} (short term) or ${money(100_000)} (long term)`,
  );
});

test('a text that promises four projects to everybody says that four is the most', () => {
  const long = new RegExp(projects.long, 'i');
  const most = new RegExp(projects.most, 'i');
  for (const text of [slides[2]?.text, about.video.description]) {
    expect(text).toMatch(long);
    expect(text).toMatch(most);
  }
});

test('one answer says when a price comes and what is paid until then', async () => {
  expect(servicesPage.priceNote).toBe(pricing.sentence);
  expect(faqs.homeFaqs.map(({ answer }) => answer)).toContain(pricing.sentence);
  expect(offers[0].points).toContain(pricing.point);
  const rest = (await salesTexts()).replaceAll(pricing.sentence, '').replaceAll(pricing.point, '');
  expect(found(rest, /[^."]*fixed price (?:after|in writing|for each|for the first)[^."]*/gi)).toEqual([]);
});

test('no mentor is another person’s namesake', () => {
  const mentors = [...new Set(allFacts.map(({ mentor }) => /^(?:Dr )?([^,]+)/.exec(mentor)?.[1] ?? ''))];
  const firstOf = (name: string) => name.split(' ')[0];
  const namesakes = authors.flatMap(({ name, role }) =>
    mentors
      .filter((mentor) => firstOf(mentor) === firstOf(name))
      .filter((mentor) => mentor !== name || !/mentor/i.test(role)),
  );
  expect(namesakes).toEqual([]);
  expect(new Set(mentors.map(firstOf)).size).toBe(mentors.length);
});

test('Works counts its projects', () => {
  expect(works.hero.text.toLowerCase()).toContain(`${inWords(cases.length)} projects`);
});

test('who can join Corporate on Campus, and how fast exercises are marked, is said once', async () => {
  const texts = await salesTexts();
  expect(found(texts, /(?<!third- and )final-year students/gi)).toEqual([]);
  expect(found(texts, /(?:checked|return[^.]*) within minutes/g)).toEqual([]);
});
