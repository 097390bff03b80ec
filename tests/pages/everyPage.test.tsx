import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { addresses } from '../../src/seo/addresses';
import { seeNothing } from '../helpers/page';
import { renderPage } from '../helpers/render';

/** One address of each kind: pages that differ by an id alone share their layout. */
const kinds = [...new Map(addresses.map((address) => [address.replace(/\d+$/, ''), address])).values()];

beforeEach(seeNothing);

test.each(kinds)('%s shows one h1, a title, and every part of it', async (address) => {
  await renderPage(address);
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1));
  await waitFor(() => expect(document.title).toMatch(/\S/));
  await waitFor(() => expect(screen.getByRole('contentinfo')).toBeVisible());
  // A part whose code is still on its way is not awake.
  const asleep = () =>
    [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-hydrated])')].map(
      (host) => host.dataset['island'],
    );
  await waitFor(() => expect(asleep()).toEqual([]));
  expect(screen.getByRole('heading', { level: 1 }).textContent.trim()).not.toBe('');
});

test.each([
  ['/blog/9999', 'Article not found.'],
  ['/SkillOrientedCourses/9999', 'not found'],
  ['/internshipdetailpage/x', 'not found'],
])('%s says that it does not exist', async (address, words) => {
  await renderPage(address);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words));
});
