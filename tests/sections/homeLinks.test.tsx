import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { paths } from '../../src/config/paths';
import { results } from '../../src/content/home';
import { projects } from '../../src/content/projects';
import { renderPage } from '../helpers/render';

// A page loads its parts itself, and gives up after a while; a busy machine may be slower than that.
beforeAll(async () => {
  await Promise.all([
    import('../../src/sections/home/Offers'),
    import('../../src/sections/home/Results'),
    import('../../src/sections/home/Strengths'),
  ]);
});

const addressesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));
const listCalled = (name: string) => screen.findByRole('list', { name, hidden: true });

test('the software state of the toggle ends in the nine services', async () => {
  await renderPage(paths.home);
  expect(new Set(addressesIn(await listCalled('Our services')))).toEqual(
    new Set(Object.values(paths.services)),
  );
});

test('the EdTech state of the toggle ends in its three products, each with a fact', async () => {
  await renderPage(paths.home);
  const list = await listCalled('Our EdTech products');
  expect(addressesIn(list)).toEqual([
    '/internshipsandtrainings',
    '/SkillOrientedCourses',
    '/coorperateoncampus',
  ]);
  expect(list).toHaveTextContent('8 or 26 weeks, from ₹15,000');
  expect(list).toHaveTextContent('12 or 26 weeks, from ₹21,000');
});

test('"Every programme includes" leads to both lists of programmes', async () => {
  await renderPage(paths.home);
  expect(addressesIn(await listCalled('Programmes'))).toEqual([paths.internshipList, paths.courseList]);
});

test('each case leads to its project on the works page', async () => {
  await renderPage(paths.home);
  const links = await screen.findAllByRole('link', { name: results.caseLink });
  const wanted = results.cases.map(({ project }) => `${paths.works}#${project}`);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(wanted);
  expect(projects.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(results.cases.map(({ project }) => project)),
  );
});

test.each([...results.claims, ...results.cases])(
  'the source of $figure $label stands next to it',
  async ({ figure, source }) => {
    await renderPage(paths.home);
    const number = await screen.findAllByText(figure);
    const near = number.map((element) => element.closest('dl > div, h3, article, li'));
    expect(near.some((place) => place?.textContent.includes(`Source: ${source}.`))).toBe(true);
  },
);
