// @vitest-environment node
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { companySchema } from '../../schemas/company';
import * as schemas from '../../schemas/content';
import * as facts from '../../schemas/facts';
import { campus } from '../../src/content/campus';
import { company } from '../../src/content/company';
import { courses } from '../../src/content/courses';
import { loadCourse } from '../../src/content/courses/details';
import { coursesPage } from '../../src/content/coursesPage';
import { events } from '../../src/content/events';
import { guarantee } from '../../src/content/facts/guarantee';
import { courseFacts, internshipFacts, programmeKinds } from '../../src/content/facts/programmes';
import { engagement, searchTraffic, surveys, userGrowth } from '../../src/content/facts/results';
import { serviceFacts } from '../../src/content/facts/services';
import * as faqs from '../../src/content/faqs';
import { strengths } from '../../src/content/home';
import { featuredProgrammes, internships } from '../../src/content/internships';
import { loadInternship } from '../../src/content/internships/details';
import { internshipsPage } from '../../src/content/internshipsPage';
import { terms } from '../../src/content/legal/terms';
import { parents } from '../../src/content/parents';
import { projects } from '../../src/content/projects';
import { services } from '../../src/content/services';
import { serviceLoaders } from '../../src/content/services/loaders';
import * as testimonials from '../../src/content/testimonials';
import { contentMistakes, legalPages } from '../helpers/content';

// Each mistake names its file, entry and field, and the limit that it breaks. e2e/builtPages.spec.ts has titles and descriptions.
const folder = 'src/content';

const complete = (await loadCourse[1]?.())?.detail;
test.each([
  [{ rating: 6 }, 'rating must be at most 5, is 6'],
  [{ level: '' }, 'level must not be empty'],
  [{ seo: { ...complete?.seo, title: 'x'.repeat(61) } }, 'seo.title must have at most 59 characters, has 61'],
  [{ title: undefined }, 'title is missing'],
  [{ title: ' x' }, 'title is wrong: Text should not start or end with white space.'],
])('the mistake in a course with %j is named once, with its file and its place', (change, mistake) => {
  const found = contentMistakes('a.ts', schemas.courseDetailSchema, { ...complete, ...change }, 'detail');
  expect(found).toEqual([`a.ts: detail.${mistake}`]);
});

/** The mistakes of every entry of a list, and entries whose name another one has. */
const mistakesInList = (name: string, schema: z.ZodMiniType, list: readonly object[], key = '') => {
  const names = list.map((entry) => (entry as Record<string, unknown>)[key]);
  return list.flatMap((entry, index) => [
    ...contentMistakes(`${folder}/${name}, entry ${index + 1}`, schema, entry),
    ...(key && names.indexOf(names[index]) !== index
      ? [`${name}: two entries have the ${key} ${String(names[index])}`]
      : []),
  ]);
};

type List = [file: string, schema: z.ZodMiniType, entries: readonly object[], key?: string];
const listsOf = (
  file: string,
  schema: z.ZodMiniType,
  lists: Record<string, readonly object[]>,
  key: string,
) => Object.entries(lists).map(([name, list]): List => [`${file}, ${name}`, schema, list, key]);
const legal = legalPages.map(([, page]) => page);
const results = [
  searchTraffic,
  userGrowth,
  engagement,
  ...Object.values(serviceFacts).map(({ result }) => result),
];
test.each<List>([
  ...listsOf('testimonials.ts', schemas.testimonialSchema, testimonials, 'author'),
  ...listsOf('faqs.ts', schemas.faqSchema, faqs, 'question'),
  ['events.ts', schemas.eventSchema, events, 'title'],
  ['projects.ts', schemas.projectSchema, projects, 'title'],
  ['internships/index.ts', schemas.internshipSchema, internships, 'slug'],
  ['internships/index.ts, featured', schemas.featuredProgrammeSchema, featuredProgrammes, 'title'],
  ['courses/index.ts', schemas.courseSchema, courses, 'slug'],
  ['home.ts, strengths', schemas.benefitSchema, strengths.items],
  ['internshipsPage.ts, rewards', schemas.benefitSchema, internshipsPage.landing.rewards.items],
  ['coursesPage.ts, impact', schemas.benefitSchema, coursesPage.landing.impact.items],
  ['parents.ts', schemas.benefitSchema, parents.items],
  ['campus.ts, cycle', schemas.benefitSchema, campus.cycle.steps],
  ['the company', companySchema, [company]],
  ['the legal pages', schemas.legalPageSchema, legal, 'title'],
  ['facts/guarantee.ts', facts.guaranteeSchema, [guarantee]],
  ['facts/programmes.ts, kinds', facts.programmeKindSchema, Object.values(programmeKinds)],
  ['facts/programmes.ts, internships', facts.programmeFactsSchema, Object.values(internshipFacts)],
  ['facts/programmes.ts, courses', facts.programmeFactsSchema, Object.values(courseFacts)],
  ['facts/services.ts', facts.serviceFactsSchema, Object.values(serviceFacts)],
  ['facts/results.ts', facts.resultSchema, results],
])('%s: every entry is complete, and none repeats another', (...list) => {
  expect(mistakesInList(...list)).toEqual([]);
});

test.each([
  ['courses', courses, loadCourse, schemas.courseDetailSchema],
  ['internships', internships, loadInternship, schemas.internshipDetailSchema],
] as const)(
  '%s are numbered from 1, and each has a complete page of its own',
  async (kind, cards, load, schema) => {
    expect(cards.map(({ id }) => id)).toEqual(cards.map((_, index) => index + 1));
    const details = await Promise.all(cards.map(async ({ id }) => (await load[id]?.())?.detail));
    const mistakes = details.flatMap((detail, index) =>
      contentMistakes(`${folder}/${kind}/${cards[index]?.slug}.ts`, schema, detail, 'detail'),
    );
    expect(mistakes).toEqual([]);
    expect(details.map((detail) => detail?.id)).toEqual(cards.map(({ id }) => id));
  },
);

test('each service has a complete page, its name from the menu and a highlight in its heading', async () => {
  const mistakes = services.map(async ({ slug, name }) => {
    const file = `${folder}/services/${slug}.ts`;
    const { service } = await serviceLoaders[slug]();
    return [
      ...contentMistakes(file, schemas.serviceSchema, service, 'service'),
      ...(service.slug === slug && service.name === name
        ? []
        : [`${file}: service.slug or service.name differs from the list`]),
      ...(service.hero.heading.includes(service.hero.highlight)
        ? []
        : [`${file}: service.hero.highlight is not in the heading`]),
    ];
  });
  expect((await Promise.all(mistakes)).flat()).toEqual([]);
});

test('legal pages give an address to write to, and no two sections share an address', () => {
  for (const page of legal) {
    expect(JSON.stringify(page).includes('{email}'), `of ${page.title}`).toBe(true);
    const slugs = page.sections.map(({ slug }) => slug);
    expect(new Set(slugs).size, `of ${page.title}`).toBe(slugs.length);
  }
});

test('the terms say what job the guarantee means, in what time, what the student does and the remedy', () => {
  const { job, days, remedy, duties } = guarantee;
  const text = JSON.stringify(terms);
  const missing = [job, `within ${days} days`, remedy, ...duties].filter((part) => !text.includes(part));
  expect(missing).toEqual([]);
});

test('every measured result is of a project of the Works page, and surveys name their year', () => {
  const slugs = new Set(projects.map(({ slug }) => slug));
  expect(results.filter(({ project }) => !slugs.has(project))).toEqual([]);
  for (const { source } of Object.values(surveys)) expect(source).toMatch(/\d{4}/);
});
