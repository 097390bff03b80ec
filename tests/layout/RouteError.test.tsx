import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Providers } from '../../src/App';
import { RouteError } from '../../src/layout/RouteError';
import { expectConsole } from '../helpers/console';
import { renderPage } from '../helpers/render';
import { company } from '../../src/content/company';

/** The screen for something that a page's loader threw. */
const showFor = (thrown: unknown) => {
  const loader = () => {
    throw thrown;
  };
  const router = createMemoryRouter([
    {
      path: '/',
      loader,
      element: null,
      hydrateFallbackElement: <p>Loading</p>,
      errorElement: <RouteError />,
    },
  ]);
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return screen.findByRole('heading', { name: 'Unexpected Application Error!', level: 1 });
};

test('an address that does not exist shows the error screen with its status, inside the layout', async () => {
  await renderPage('/nowhere');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    /^Unexpected Application Error!$/,
  );
  expect(screen.getByText('404 Not Found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe(`Page not found | ${company.name}`));
});

test('an error shows its message', async () => {
  await showFor(new Error('The course list could not be read'));
  expect(screen.getByText('The course list could not be read')).toBeVisible();
  expect(screen.queryByText(/404/)).toBeNull();
  await waitFor(() => expect(document.title).toBe(`Something went wrong | ${company.name}`));
});

test('an answer with a status shows status and text', async () => {
  await showFor(new Response('', { status: 503, statusText: 'Service Unavailable' }));
  expect(screen.getByText('503 Service Unavailable')).toBeVisible();
});

test('what is no error at all still gets the screen', async () => {
  await showFor('just a text');
  expect(screen.getByText('Unknown error')).toBeVisible();
});

test('a page that breaks while it is drawn shows the screen with the message', async () => {
  expectConsole(/The heading broke/);
  const Broken = () => {
    throw new Error('The heading broke');
  };
  const router = createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <RouteError /> }]);
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  expect(await screen.findByText('The heading broke')).toBeVisible();
});
