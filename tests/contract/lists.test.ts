// @vitest-environment node
import { expect, test } from 'vitest';
import { campus } from '../../src/content/campus';
import { loadCourse } from '../../src/content/courses/details';
import { featuredProgrammes } from '../../src/content/internships';
import { projects } from '../../src/content/projects';

// e2e/contract.spec.ts checks the other agreed lists on the built pages.

test('there are four projects, and the campus page has three sections', () => {
  expect(projects).toHaveLength(4);
  expect(campus.sections).toHaveLength(3);
});

test('each featured programme has its agreed number of opportunities', () => {
  expect(featuredProgrammes.map(({ opportunities }) => opportunities)).toEqual([
    '2+ Lakhs',
    '1.5+ Lakhs',
    '2.3+ Lakhs',
  ]);
});

test('the first eight courses have the agreed categories', async () => {
  const courses = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(async (id) => loadCourse[id]?.()));
  expect(courses.map((course) => course?.detail.category)).toEqual([
    'Data Engineering',
    'Salesforce',
    'Web Development',
    'DevOps',
    'UI/UX',
    'MERN Stack',
    'JavaFull Stack',
    'PythonFull Stack',
  ]);
});
