/** Runs before every test file: a clean page after each test, and no complaint on the console goes unnoticed. */
import { afterEach, vi } from 'vitest';
import { failOnComplaints } from './console';

let leavePage = () => {};

/** From version 25 on Node has a `localStorage` of its own, which vitest would leave in the place of the page's. */
const useStorageOfPage = () => {
  const { jsdom } = globalThis as { jsdom?: { window: Window & typeof globalThis } };
  if (!jsdom) return;
  const { localStorage, sessionStorage, Storage } = jsdom.window;
  for (const [name, value] of Object.entries({ localStorage, sessionStorage, Storage }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
};

// Tests of scripts and of the CRM sandbox run without a page.
if (typeof document !== 'undefined') {
  useStorageOfPage();
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // With other work on both cores the longest of 215 waits took 6.5 s. Tests import the code that they would wait for. A run of
  // mutants waits less, because most mutants make a test wait in vain.
  configure({ asyncUtilTimeout: Number(process.env['LONGEST_WAIT'] ?? 10_000) });
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
