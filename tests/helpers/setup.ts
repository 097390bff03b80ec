/** Runs before every test file: a clean page between tests, and no complaint on the console goes unnoticed. */
import { afterEach } from 'vitest';
import { failOnComplaints } from './console';

const hasPage = typeof document !== 'undefined';

if (hasPage) {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup } = await import('@testing-library/react');
  const { completePage, emptyPage } = await import('./page');
  completePage();
  afterEach(() => {
    cleanup();
    emptyPage();
  });
}

// Registered last, so that it runs first: what the clean-up prints is not the test's doing.
afterEach(failOnComplaints);
