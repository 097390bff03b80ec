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

test('a navigation announces the new title and moves focus to the start of the page', async () => {
  const router = await show();
  await act(() => router.navigate('/works'));
  await waitFor(() => expect(announced()).toContain('Second page'));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the first page announces nothing and takes no focus', async () => {
  await show();
  expect(announced()).not.toContain('First page');
  expect(screen.getByRole('main')).not.toHaveFocus();
});
