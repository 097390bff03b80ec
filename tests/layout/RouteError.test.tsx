import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { RouteError } from '../../src/layout/RouteError';
import { expectConsole } from '../helpers/console';
import { renderRoutes } from '../helpers/render';

// The screen is for navigations: the first page keeps its prerendered content.
beforeEach(() => {
  document.documentElement.dataset['navigation'] = 'push';
  return () => delete document.documentElement.dataset['navigation'];
});

const unavailable = new Response('', { status: 503, statusText: 'Service Unavailable' });

test.each([
  ['an error', new Error('The course list could not be read'), 'The course list could not be read'],
  ['an answer', unavailable, '503 Service Unavailable'],
  ['a text', 'just a text', 'Unknown error'],
])('%s that is thrown is shown as a message', async (_, thrown, words) => {
  const loader = () => Promise.reject(thrown);
  const hydrateFallbackElement = <p>Loading</p>;
  renderRoutes([{ path: '/', loader, element: null, hydrateFallbackElement, errorElement: <RouteError /> }]);
  await screen.findByRole('heading', { name: 'Unexpected Application Error!', level: 1 });
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText(/404/)).toBeNull();
  await waitFor(() => expect(document.title).toBe(`Something went wrong | ${company.name}`));
});

test('a page that throws during rendering shows the error screen', async () => {
  expectConsole(/The heading broke/);
  const Broken = () => {
    throw new Error('The heading broke');
  };
  renderRoutes([{ path: '/', element: <Broken />, errorElement: <RouteError /> }]);
  expect(await screen.findByText('The heading broke')).toBeVisible();
});
