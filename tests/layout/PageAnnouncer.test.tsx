import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageAnnouncer } from '../../src/layout/PageAnnouncer';
import { renderPage, renderRoutes } from '../helpers/render';

const layout = (
  <>
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
    <PageAnnouncer />
  </>
);
const terms = (
  <section id="guarantee" tabIndex={-1}>
    <h2 id="title">The guarantee</h2>
  </section>
);
const open = () =>
  renderRoutes([
    {
      element: layout,
      children: [
        { path: '/', element: <title>Home</title> },
        { path: '/terms', element: terms },
      ],
    },
  ]).router;

test('the focus goes to the start of the next page', async () => {
  const router = open();
  await act(() => router.navigate('/terms'));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the focus goes to the section that the link names', async () => {
  const router = open();
  await act(() => router.navigate('/terms#guarantee'));
  expect(document.getElementById('guarantee')).toHaveFocus();
});

test('the focus goes to the start of a page whose link names what cannot have it', async () => {
  const router = open();
  await act(() => router.navigate('/terms#title'));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a page that is opened from the “not found” page is announced and has the focus', async () => {
  const { router } = await renderPage('/nothing-here');
  expect(await screen.findByText('404 Not Found')).toBeVisible();
  await act(() => router.navigate('/cookie-policy'));
  expect(screen.getByRole('main')).toHaveFocus();
  const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(statuses).toContainEqual(expect.stringMatching(/^Cookie/));
});
