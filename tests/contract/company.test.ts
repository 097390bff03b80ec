// @vitest-environment node
import { expect, test } from 'vitest';
import { campus } from '../../src/content/campus';
import { loadCourse } from '../../src/content/courses/details';
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
  const courses = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(async (id) => loadCourse[id]?.()));
  expect(courses[1]?.detail.title).toBe('Salesforce Development');
  expect(courses[3]?.detail.title).toBe('DevOps Engineering');
  const categories = courses.map((course) => course?.detail.category);
  expect(categories.slice(0, 4)).toEqual(['Data Engineering', 'Salesforce', 'Web Development', 'DevOps']);
  expect(categories.slice(4)).toEqual(['UI/UX', 'MERN Stack', 'JavaFull Stack', 'PythonFull Stack']);
});
