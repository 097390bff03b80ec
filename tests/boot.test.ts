import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { THANKS_HOST } from '../src/config/markup';
import { makeEntry } from './helpers/factories';
import { stopListeningAfterwards } from './helpers/page';

const started = vi.fn<() => void>();
const mountLeadNotices = vi.fn<() => void>();

/** Opens an address and runs the boot script of its page. */
const runBoot = async (address = '/') => {
  vi.resetModules();
  vi.doMock('../src/entry-client', () => {
    started();
    return {};
  });
  vi.doMock('../src/entry-dialogs', () => ({ loadDialog: async () => () => () => {}, mountLeadNotices }));
  history.replaceState(null, '', address);
  document.body.innerHTML = `<div id="root" data-island="app"><form><input required></form></div>
    <div id="${THANKS_HOST}" hidden><p role="dialog" tabindex="-1">Thank you</p></div>`;
  await import('../src/boot');
};
const thanks = () => document.getElementById(THANKS_HOST);

beforeEach(() => {
  started.mockClear();
  mountLeadNotices.mockClear();
  stopListeningAfterwards();
});

test('starts the app when the visitor touches the page, and leaves form messages to the site', async () => {
  await runBoot();
  expect(document.querySelector('form')?.noValidate).toBe(true);
  expect(started).not.toHaveBeenCalled();
  document.querySelector('input')?.focus();
  await waitFor(() => expect(started).toHaveBeenCalledOnce());
});

test('starts nothing in the hidden frame of a lead', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('name', 'lead-one');
  vi.stubGlobal('parent', {});
  await runBoot();
  document.querySelector('input')?.focus();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(document.querySelector('form')?.noValidate).toBe(false);
  expect(started).not.toHaveBeenCalled();
});

test.each(['/blogs?page=2', '/blogs?q=react'])(
  'a link to %s starts the app at once, because only React can show it',
  async (address) => {
    await runBoot(address);
    await waitFor(() => expect(started).toHaveBeenCalledOnce());
  },
);

test('a page to which the CRM returns a visitor shows the thanks', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://webto.salesforce.com/');
  await runBoot(`/works#${THANKS_HOST}`);
  expect(location.href).toBe('http://localhost:3000/works');
  await waitFor(() => expect(thanks()).toBeVisible());
});

test('a bookmark of the thanks shows the page without them', async () => {
  await runBoot(`/works#${THANKS_HOST}`);
  expect(location.href).toBe('http://localhost:3000/works');
  expect(thanks()).not.toBeVisible();
});

test('a lead that cannot be sent is reported, also when nothing of React has loaded yet', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await runBoot();
  const { dispatcher } = await import('../src/leads/page');
  expect(mountLeadNotices).not.toHaveBeenCalled();
  await dispatcher.submit(makeEntry({ createdAt: Date.now() }));
  await waitFor(() => expect(mountLeadNotices).toHaveBeenCalled());
});
