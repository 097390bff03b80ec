import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { company } from '../../src/content/company';
import { RouteError } from '../../src/layout/RouteError';
import { expectConsole } from '../helpers/console';
import { renderRoutes } from '../helpers/render';

// e2e/missing.spec.ts opens an address that does not exist.
test('after a navigation a page that throws during rendering shows the error screen', async () => {
  expectConsole(/The heading broke/);
  // The first page keeps its prerendered content.
  document.documentElement.dataset['navigation'] = 'push';
  onTestFinished(() => void delete document.documentElement.dataset['navigation']);
  const Broken = () => {
    throw new Error('The heading broke');
  };
  renderRoutes([{ path: '/', element: <Broken />, errorElement: <RouteError /> }]);
  expect(await screen.findByText('The heading broke')).toBeVisible();
  expect(screen.queryByText(/404/)).toBeNull();
  await waitFor(() => expect(document.title).toBe(`Something went wrong | ${company.name}`));
});
