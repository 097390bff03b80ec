// @vitest-environment node
import { expect, test } from 'vitest';
import { customFieldIds, toWire } from '../../schemas/index.ts';
import { campus } from '../../src/content/campus';
import { courses } from '../../src/content/courses';
import { loadCourse } from '../../src/content/courses/details';
import { guarantee } from '../../src/content/facts/guarantee';
import { internships } from '../../src/content/internships';
import { loadInternship } from '../../src/content/internships/details';
import { projects } from '../../src/content/projects';
import { addresses } from '../../src/seo/addresses';

// e2e/contract.spec.ts checks the other agreed lists on the built pages.

const pages = [
  '/',
  '/aboutus',
  '/works',
  '/blogs',
  '/getintouch',
  '/internshipsandtrainings',
  '/viewallinternshipsandtrainings',
  '/SkillOrientedCourses',
  '/viewallcourses',
  '/coorperateoncampus',
  '/fullstack',
  '/webdevelopment',
  '/uiuxdesigns',
  '/salesforce',
  '/mobileappdevelpment',
  '/devops',
  '/dataanalytics',
  '/cloudservices',
  '/aiml',
  '/privacy-policy',
  '/terms-and-conditions',
  '/cookie-policy',
  '/acceptable-use-policy',
];
const numbered = (path: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${path}/${index + 1}`);

test.each([
  ...pages,
  ...numbered('/blog', 27),
  ...numbered('/internshipdetailpage', 13),
  ...numbered('/SkillOrientedCourses', 8),
])('the agreed address %s exists', (address) => {
  expect(addresses).toContain(address);
});

test('there are four projects', () => {
  expect(projects).toHaveLength(4);
});

test('the campus page has three sections', () => {
  expect(campus.sections).toHaveLength(3);
});

test.each([
  { id: 1, category: 'Data Engineering' },
  { id: 2, category: 'Salesforce' },
  { id: 3, category: 'Web Development' },
  { id: 4, category: 'DevOps' },
  { id: 5, category: 'UI/UX' },
  { id: 6, category: 'MERN Stack' },
  { id: 7, category: 'JavaFull Stack' },
  { id: 8, category: 'PythonFull Stack' },
])('course $id has the agreed category $category', async ({ id, category }) => {
  expect((await loadCourse[id]?.())?.detail.category).toBe(category);
});

test.each([
  { id: 2, title: 'Salesforce Development' },
  { id: 4, title: 'DevOps Engineering' },
])('course $id has the longer title $title on its page', async ({ id, title }) => {
  expect((await loadCourse[id]?.())?.detail.title).toBe(title);
});

const detailsOf = async (load: typeof loadCourse | typeof loadInternship) =>
  Promise.all(Object.values(load).map(async (read) => (await read()).detail));

test.each([
  ['internships', loadInternship, [4.46, 4.48], ['Intermediate Level'], 13],
  [
    'courses',
    loadCourse,
    [4.42, 4.48],
    ['Intermediate Level', 'Intermediate to Advanced Level', 'Advanced Level'],
    8,
  ],
] as const)(
  '%s have the agreed ratings, levels and schedules',
  async (_, load, [least, most], levels, count) => {
    const details = await detailsOf(load);
    expect(details.length).toBeGreaterThanOrEqual(count);
    for (const { rating, review, level, schedule } of details) {
      expect(rating).toBeGreaterThanOrEqual(least);
      expect(rating).toBeLessThanOrEqual(most);
      expect(review).toMatch(/^\(\d+ Reviews\)$/);
      expect(levels).toContain(level);
      expect(['Flexible Learning', 'Flexible Schedule']).toContain(schedule);
    }
  },
);

test('every internship is self-paced', async () => {
  for (const { time } of await detailsOf(loadInternship)) expect(time).toMatch(/self-paced/i);
});

test('every card counts opportunities, and the guarantee has the agreed words', () => {
  for (const { opportunities } of [...courses, ...internships]) expect(opportunities).toMatch(/Lakhs?$/);
  expect(guarantee.claim).toBe('100% job placement guarantee');
});

test('without an email address a lead of the contact page has the agreed placeholder', () => {
  expect(toWire('contact', { email: '' }, customFieldIds)['email']).toBe('not-provided@wiselamp.example');
});
