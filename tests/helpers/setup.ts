/** Runs before every test file: a clean page after each test, and no complaint on the console goes unnoticed. */
import { afterEach, vi } from 'vitest';
import { failOnComplaints } from './console';

let leavePage = () => {};

// Tests of scripts and of the CRM sandbox run without a page.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // A busy machine takes its time to fetch a module; nothing here is about how long it takes.
  configure({ asyncUtilTimeout: 110_000 });
  await import('./matchers');
  const { completePage, emptyPage } = await import('./page');
  completePage();
  leavePage = () => {
    cleanup();
    emptyPage();
  };
}

afterEach(() => {
  vi.useRealTimers();
  leavePage();
  failOnComplaints();
});
