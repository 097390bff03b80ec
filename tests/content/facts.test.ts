// @vitest-environment node
import { expect, test } from 'vitest';
import * as schemas from '../../schemas/facts';
import { company } from '../../src/content/company';
import { courses } from '../../src/content/courses';
import { guarantee } from '../../src/content/facts/guarantee';
import { courseFacts, internshipFacts, programmeKinds } from '../../src/content/facts/programmes';
import { engagement, searchTraffic, surveys, userGrowth } from '../../src/content/facts/results';
import { serviceFacts } from '../../src/content/facts/services';
import { terms } from '../../src/content/legal/terms';
import { projects } from '../../src/content/projects';
import { contentMistakes } from '../helpers/content';

const file = 'src/content/facts';

test('the guarantee defines the job, the time, what the student does and the remedy', () => {
  expect(contentMistakes(`${file}/guarantee.ts`, schemas.guaranteeSchema, guarantee)).toEqual([]);
  const text = JSON.stringify(terms);
  for (const part of [
    guarantee.job,
    `within ${guarantee.days} days`,
    guarantee.remedy,
    ...guarantee.duties,
  ]) {
    expect(text).toContain(part);
  }
});

test.each(Object.entries(programmeKinds))(
  'an %s has its length, fee, start and refund rule',
  (kind, facts) => {
    expect(contentMistakes(`${file}/programmes.ts, ${kind}`, schemas.programmeKindSchema, facts)).toEqual([]);
    expect(facts.weeks.short).toBeLessThan(facts.weeks.long);
  },
);

test('every finished learner has a job or a refund, and each row belongs to a programme', () => {
  const all = [...Object.entries(internshipFacts), ...Object.entries(courseFacts)];
  const mistakes = all.flatMap(([slug, facts]) =>
    contentMistakes(`${file}/programmes.ts, ${slug}`, schemas.programmeFactsSchema, facts),
  );
  expect(mistakes).toEqual([]);
  expect(all.filter(([, { finished, placed, refunded }]) => finished !== placed + refunded)).toEqual([]);
  const slugs = new Set(courses.map(({ slug }) => slug));
  expect(Object.keys(courseFacts).filter((slug) => !slugs.has(slug))).toEqual([]);
});

test('every measured result names its source, its year and a project of the Works page', () => {
  const results = [
    searchTraffic,
    userGrowth,
    engagement,
    ...Object.values(serviceFacts).map(({ result }) => result),
  ];
  const mistakes = results.flatMap((result) =>
    contentMistakes(`${file}/services.ts`, schemas.resultSchema, result),
  );
  expect(mistakes).toEqual([]);
  const slugs = new Set(projects.map(({ slug }) => slug));
  expect(results.filter(({ project }) => !slugs.has(project))).toEqual([]);
  for (const { source } of Object.values(surveys)) expect(source).toMatch(/\d{4}/);
});

test('each service has a price band', () => {
  for (const [slug, facts] of Object.entries(serviceFacts)) {
    expect(contentMistakes(`${file}/services.ts, ${slug}`, schemas.serviceFactsSchema, facts)).toEqual([]);
    for (const { amount } of facts.prices) expect(amount).toContain(company.currency);
  }
});
