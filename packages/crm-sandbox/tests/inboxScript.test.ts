import { expect, test, vi } from 'vitest';
import type { Sandbox } from '../server.ts';
import { pageText, postLead, sandbox, setFault } from './helpers.ts';

/** Opens the inbox as a browser does, with its script. */
const openInbox = async (crm: Sandbox) => {
  const { body } = new DOMParser().parseFromString(await pageText(crm), 'text/html');
  document.body.replaceWith(body);
  vi.useFakeTimers({ toFake: ['setInterval'] });
  await vi.importActual('../public/inbox.js');
};

/** Lets the open inbox look for new leads, as it does every five seconds. */
const waitForRefresh = ({ url }: Sandbox) => {
  const ask = globalThis.fetch;
  // The page of a test has an address of its own, and Node's `fetch` takes no signal of jsdom.
  vi.stubGlobal('fetch', (address: string) => ask(url + new URL(address, location.href).pathname));
  vi.advanceTimersByTime(5000);
};

test('the open inbox says that a fault is on, and no longer once it has ended', async () => {
  const crm = await sandbox();
  await setFault(crm, { mode: 'error500', times: 1 });
  await openInbox(crm);
  const notice = () => document.querySelector<HTMLElement>('.notice');
  expect(notice()).toHaveTextContent(
    'A fault is on for the next request: answer 500, store nothing. Change it',
  );
  await postLead(crm);
  waitForRefresh(crm);
  await vi.waitFor(() => expect(notice()?.hidden).toBe(true), 10_000);
});
