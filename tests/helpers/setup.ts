/** Runs before every test file: a clean page after each test, and no complaint on the console goes unnoticed. */
import { afterEach, vi } from 'vitest';
import { programsPerCore } from '../../scripts/programsPerCore';
import { failOnComplaints } from './console';

let leavePage = () => {};

// Tests of scripts and of the CRM sandbox run without a page.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // A wait that fails ends after 9 s with two programs a core, and later on a busier machine. Of 215 waits with eight to ten
  // programs a core the longest took 2.6 s, where 36 to 45 s are allowed; tests import the code that they would wait for.
  configure({ asyncUtilTimeout: 4500 * programsPerCore() });
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
