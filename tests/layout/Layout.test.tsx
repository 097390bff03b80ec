import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { Providers } from '../../src/App';
import { Layout } from '../../src/layout/Layout';
import { stopListeningAfterwards } from '../helpers/page';

beforeEach(stopListeningAfterwards);

const page = (path: string, title: string) => ({
  path,
  element: (
    <>
      <title>{title}</title>
      <h1>{title}</h1>
    </>
  ),
});

const show = async () => {
  const router = createMemoryRouter([
    { element: <Layout />, children: [page('/', 'First page'), page('/works', 'Second page')] },
  ]);
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  await screen.findByRole('contentinfo');
  return router;
};

const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('every page stands between the bar, the widgets and the footer, as landmarks', async () => {
  await show();
  for (const role of ['banner', 'navigation', 'main', 'complementary', 'contentinfo']) {
    expect(screen.getAllByRole(role)).toHaveLength(1);
  }
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }));
});

test('the first link skips to the content', async () => {
  await show();
  const [first] = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(first).toHaveTextContent('Skip to content');
  expect(first?.hash).toBe(`#${screen.getByRole('main').id}`);
});

test('after a navigation the new page’s title is announced and the focus stands at its start', async () => {
  const router = await show();
  await act(() => router.navigate('/works'));
  await waitFor(() => expect(announced()).toContain('Second page'));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the page one arrives at announces nothing of its own and takes no focus', async () => {
  await show();
  expect(announced()).not.toContain('First page');
  expect(screen.getByRole('main')).not.toHaveFocus();
});
