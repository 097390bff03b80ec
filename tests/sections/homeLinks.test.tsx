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
    .map((link) => link.getAttribute('href'));
const listCalled = (name: string) => screen.findByRole('list', { name, hidden: true });

test('the software state of the toggle ends in all services', async () => {
  await renderPage(paths.home);
  expect(new Set(addressesIn(await listCalled('Our services')))).toEqual(
    new Set(Object.values(paths.services)),
  );
});

test('the EdTech state of the toggle ends in its three products, each with a fact', async () => {
  await renderPage(paths.home);
  const list = await listCalled('Our EdTech products');
  const products = [paths.internships, paths.courses, paths.campus].filter(isOffered);
  expect(addressesIn(list)).toEqual(products);
  const notes = [...list.children].map((item) => item.textContent);
  expect(notes.filter((text) => /\d/.test(text))).toHaveLength(products.length);
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
