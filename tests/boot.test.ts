import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { stopListeningAfterwards } from './helpers/page';

const started = vi.fn<() => void>();

/** Runs the script that every page begins with. */
const runBoot = async () => {
  vi.resetModules();
  vi.doMock('../src/entry-client', () => {
    started();
    return {};
  });
  document.body.innerHTML = '<div data-island="app"><form><input required></form></div>';
  await import('../src/boot');
};

beforeEach(() => {
  started.mockClear();
  stopListeningAfterwards();
});

test('a page that is touched starts the app, and its forms leave the messages to us', async () => {
  await runBoot();
  expect(document.querySelector('form')?.noValidate).toBe(true);
  expect(started).not.toHaveBeenCalled();
  document.querySelector('input')?.focus();
  await waitFor(() => expect(started).toHaveBeenCalledOnce());
});

test('inside the hidden frame of a lead nothing starts', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('name', 'lead-one');
  vi.stubGlobal('parent', {});
  await runBoot();
  document.querySelector('input')?.focus();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(document.querySelector('form')?.noValidate).toBe(false);
  expect(started).not.toHaveBeenCalled();
});

test('a shared link to a later page of a list starts the app at once', async () => {
  history.replaceState(null, '', '/blogs?page=2');
  await runBoot();
  await waitFor(() => expect(started).toHaveBeenCalledOnce());
  history.replaceState(null, '', '/');
});
