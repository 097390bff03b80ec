import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SITE_EVENT, type SiteEvent } from '../../src/analytics/events';
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

test('a page that opens at a second try is announced and has the focus, and only then counts as seen', async () => {
  const views: string[] = [];
  const note = ({ detail }: CustomEvent<SiteEvent>) => {
    if (detail.type === 'page_view') views.push(detail.page);
  };
  addEventListener(SITE_EVENT, note);
  onTestFinished(() => removeEventListener(SITE_EVENT, note));
  const loader = vi
    .fn<() => null>(() => null)
    .mockImplementationOnce(() => {
      throw new TypeError('The code of the page could not be fetched.');
    });
  const { router } = renderRoutes([
    {
      element: layout,
      children: [
        {
          errorElement: <title>Something went wrong</title>,
          children: [
            { path: '/', element: <title>Home</title> },
            { path: '/works', loader, element: <title>Works</title> },
          ],
        },
      ],
    },
  ]);
  await act(() => router.navigate('/works'));
  expect(screen.getByRole('status')).toHaveTextContent('Something went wrong');
  expect(views).toEqual([]);
  screen.getByRole('main').blur();
  await act(() => router.navigate('/works'));
  expect(screen.getByRole('status')).toHaveTextContent('Works');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(views).toEqual(['/works']);
});

test('the focus goes to the section of the terms that the guarantee of a course leads to', async () => {
  const { router } = await renderPage('/cookie-policy');
  await act(() => router.navigate('/terms-and-conditions#placement-guarantee'));
  expect(document.getElementById('placement-guarantee')).toHaveFocus();
});
