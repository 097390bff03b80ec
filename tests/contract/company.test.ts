// @vitest-environment node
import { expect, test } from 'vitest';
import { campus } from '../../src/content/campus';
import { courses } from '../../src/content/courses';
import { loadCourse } from '../../src/content/courses/details';
import { guarantee } from '../../src/content/facts/guarantee';
import { internships } from '../../src/content/internships';
import { loadInternship } from '../../src/content/internships/details';
import { projects } from '../../src/content/projects';
import { addresses } from '../../src/seo/addresses';

// e2e/contract.spec.ts checks the other agreed lists on the built pages.

test('every agreed address exists exactly', () => {
  const numbered = (path: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${path}/${index + 1}`);
  const pages = [
    '/ /aboutus /works /blogs /getintouch /internshipsandtrainings /viewallinternshipsandtrainings',
    '/SkillOrientedCourses /viewallcourses /coorperateoncampus /fullstack /webdevelopment /uiuxdesigns',
    '/salesforce /mobileappdevelpment /devops /dataanalytics /cloudservices /aiml',
    '/privacy-policy /terms-and-conditions /cookie-policy /acceptable-use-policy',
  ].flatMap((line) => line.split(' '));
  const details = [
    ...numbered('/blog', 27),
    ...numbered('/internshipdetailpage', 13),
    ...numbered('/SkillOrientedCourses', 8),
  ];
  expect(addresses).toEqual(expect.arrayContaining([...pages, ...details]));
});

test('there are four projects, and the campus page has three sections', () => {
  expect([projects.length, campus.sections.length]).toEqual([4, 3]);
});

test('the first eight courses have the agreed categories, and two a longer title on their page', async () => {
  const pages = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(async (id) => loadCourse[id]?.()));
  expect(pages[1]?.detail.title).toBe('Salesforce Development');
  expect(pages[3]?.detail.title).toBe('DevOps Engineering');
  const categories = pages.map((course) => course?.detail.category);
  expect(categories.slice(0, 4)).toEqual(['Data Engineering', 'Salesforce', 'Web Development', 'DevOps']);
  expect(categories.slice(4)).toEqual(['UI/UX', 'MERN Stack', 'JavaFull Stack', 'PythonFull Stack']);
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

test('every card counts opportunities, and the guarantee has the agreed words', () => {
  for (const { opportunities } of [...courses, ...internships]) expect(opportunities).toMatch(/Lakhs?$/);
  expect(guarantee.claim).toBe('100% job placement guarantee');
});
