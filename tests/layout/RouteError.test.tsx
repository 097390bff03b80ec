import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RouteError } from '../../src/layout/RouteError';
import { expectConsole } from '../helpers/console';
import { renderRoutes } from '../helpers/render';
import { company } from '../../src/content/company';

/** The screen for something that a page's loader threw. */
const showFor = (thrown: unknown) => {
  const loader = () => {
    throw thrown;
  };
  const hydrateFallbackElement = <p>Loading</p>;
  renderRoutes([{ path: '/', loader, element: null, hydrateFallbackElement, errorElement: <RouteError /> }]);
  return screen.findByRole('heading', { name: 'Unexpected Application Error!', level: 1 });
};

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
  renderRoutes([{ path: '/', element: <Broken />, errorElement: <RouteError /> }]);
  expect(await screen.findByText('The heading broke')).toBeVisible();
});
