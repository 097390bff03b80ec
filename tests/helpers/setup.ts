/** Runs before every test file: a clean page after each test, and no complaint on the console goes unnoticed. */
import { afterEach, vi } from 'vitest';
import { failOnComplaints } from './console';

let leavePage = () => {};

// Tests of scripts and of the CRM sandbox run without a page.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // With other work on both cores the longest of 215 waits took 6.5 s. Tests import the code that they would wait for.
  configure({ asyncUtilTimeout: 10_000 });
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
