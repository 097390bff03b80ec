import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { paths } from '../../src/config/paths';
import { results } from '../../src/content/home';
import { isOffered } from '../../src/content/offered';
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
    .map((link) => link.getAttribute('href') ?? '');
const listCalled = (name: string) => screen.findByRole('list', { name, hidden: true });

test('the software state of the toggle leads to every service', async () => {
  await renderPage(paths.home);
  expect(addressesIn(await listCalled('Our services')).toSorted()).toEqual(
    Object.values(paths.services).toSorted(),
  );
});

test('the EdTech state of the toggle leads to each product that the company offers', async () => {
  await renderPage(paths.home);
  expect(addressesIn(await listCalled('Our EdTech products'))).toEqual(
    [paths.internships, paths.courses, paths.campus].filter(isOffered),
  );
});

test('each EdTech product has a figure in its note', async () => {
  await renderPage(paths.home);
  const list = await listCalled('Our EdTech products');
  const notes = [...list.children].map((item) => item.textContent);
  expect(notes.filter((note) => !/\d/.test(note))).toEqual([]);
});

test('"Every programme includes" leads to the lists of programmes', async () => {
  await renderPage(paths.home);
  expect(addressesIn(await listCalled('Programmes'))).toEqual(
    [paths.internshipList, paths.courseList].filter(isOffered),
  );
});

test('each case leads to its project on the works page', async () => {
  await renderPage(paths.home);
  const links = await screen.findAllByRole('link', { name: results.caseLink });
  const wanted = results.cases.map(({ project }) => `${paths.works}#${project}`);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(wanted);
});

test('the works page has the project of each case', () => {
  expect(projects.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(results.cases.map(({ project }) => project)),
  );
});

test.each([...results.claims, ...results.cases])(
  'the source of $figure $label stands next to it',
  async ({ figure, source }) => {
    await renderPage(paths.home);
    const places = await screen.findAllByText(figure);
    const near = places.map((place) => place.closest('dl > div, li'));
    expect(near.some((part) => part?.textContent.includes(`Source: ${source}.`))).toBe(true);
  },
);
