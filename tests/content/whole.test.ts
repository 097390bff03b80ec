// @vitest-environment node
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import * as schemas from '../../schemas/content';
import { paths } from '../../src/config/paths';
import { about } from '../../src/content/about';
import { campus } from '../../src/content/campus';
import { contactPage } from '../../src/content/contact';
import { courses } from '../../src/content/courses';
import { loadCourse } from '../../src/content/courses/details';
import { coursesPage } from '../../src/content/coursesPage';
import { events } from '../../src/content/events';
import * as faqs from '../../src/content/faqs';
import { homeSeo, strengths } from '../../src/content/home';
import { featuredProgrammes, internships } from '../../src/content/internships';
import { loadInternship } from '../../src/content/internships/details';
import { internshipsPage } from '../../src/content/internshipsPage';
import { serviceMenu } from '../../src/content/navigation';
import { projects } from '../../src/content/projects';
import { services } from '../../src/content/services';
import { serviceLoaders } from '../../src/content/services/loaders';
import * as testimonials from '../../src/content/testimonials';
import { works } from '../../src/content/works';
import { contentMistakes, legalPages } from '../helpers/content';

// Each mistake names its file, entry and field, and the limit that it breaks.
const folder = 'src/content';

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
const legal = legalPages.map(([, page]) => page);
const described = [contactPage, about, works, campus, coursesPage.landing, coursesPage.catalogue];

test.each<List>([
  ...Object.entries(testimonials).map(([name, list]): List => [
    `testimonials.ts, ${name}`,
    schemas.testimonialSchema,
    list,
    'author',
  ]),
  ...Object.entries(faqs).map(([name, list]): List => [
    `faqs.ts, ${name}`,
    schemas.faqSchema,
    list,
    'question',
  ]),
  ['events.ts', schemas.eventSchema, events, 'title'],
  ['projects.ts', schemas.projectSchema, projects, 'title'],
  ['internships/index.ts', schemas.internshipSchema, internships, 'slug'],
  ['internships/index.ts, featured', schemas.featuredProgrammeSchema, featuredProgrammes, 'title'],
  ['courses/index.ts', schemas.courseSchema, courses, 'slug'],
  ['home.ts, strengths', schemas.benefitSchema, strengths.items],
  ['internshipsPage.ts, rewards', schemas.benefitSchema, internshipsPage.landing.rewards.items],
  ['campus.ts, cycle', schemas.benefitSchema, campus.cycle.steps],
  ['home.ts', schemas.seoSchema, [homeSeo]],
  [
    'the seo entries',
    schemas.seoSchema,
    [...described, internshipsPage.landing, internshipsPage.listing].map(({ seo }) => seo),
    'title',
  ],
  ['the legal pages', schemas.legalPageSchema, legal, 'title'],
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
    const headings = details.flatMap((detail) =>
      detail && 'hiringHeading' in detail ? [detail.hiringHeading] : [],
    );
    expect(new Set(headings).size).toBe(headings.length);
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
  expect(
    services.map(({ slug, name, icon }) => ({
      label: name,
      to: paths.services[slug],
      icon,
      art: `service-${slug}`,
    })),
  ).toEqual(serviceMenu[0]?.links);
});

test('events come in the order of their dates, and both ways to write a date agree', () => {
  const dates = events.map(({ isoDate }) => isoDate);
  expect(dates).toEqual(dates.toSorted());
  expect(events.map(({ date }) => new Date(`${date} UTC`).toISOString().slice(0, 10))).toEqual(dates);
});

test('testimonials of interns name an organisation', () => {
  expect(testimonials.internshipTestimonials.filter(({ organisation }) => !organisation)).toEqual([]);
});

test('legal pages give an address to write to, and no two sections share an address', () => {
  expect(legal.filter((page) => !JSON.stringify(page).includes('{email}')).map(({ title }) => title)).toEqual(
    [],
  );
  const repeated = legal.filter(
    ({ sections }) => new Set(sections.map(({ slug }) => slug)).size < sections.length,
  );
  expect(repeated.map(({ title }) => title)).toEqual([]);
});
