import { expect, test, vi } from 'vitest';
import { find, override, stopListeningAfterwards } from '../../../tests/helpers/page.ts';
import type { Sandbox } from '../server.ts';
import { pageText, postLead, sandbox, setFault } from './helpers.ts';

/** Opens a page of the inbox as a browser does, with its script. Returns the requests of the script. */
const openInbox = async (crm: Sandbox, path = '/') => {
  stopListeningAfterwards();
  history.replaceState(null, '', path);
  const { body } = new DOMParser().parseFromString(await pageText(crm, path), 'text/html');
  document.body.replaceWith(body);
  const ask = globalThis.fetch;
  // The page of a test has an address of its own, and Node's `fetch` takes no signal of jsdom.
  const request = vi.fn<(address: string, init: { signal: AbortSignal }) => Promise<Response>>(
    (address, init) => {
      const { pathname, search } = new URL(address, location.href);
      return ask(crm.url + pathname + search, { ...init, signal: null });
    },
  );
  vi.stubGlobal('fetch', request);
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearTimeout'] });
  vi.resetModules();
  await vi.importActual('../public/inbox.js');
  return request;
};

/** Lets the open inbox look for new leads, as it does every five seconds. */
const waitForRefresh = () => vi.advanceTimersByTime(5000);

const field = (name: string) => find(`#filter [name=${name}]`) as HTMLInputElement | HTMLSelectElement;

/** Fills in a field of the filter. */
const enter = (name: string, value: string) => {
  field(name).value = value;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
};

const pressEnter = () =>
  find('#filter').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

const names = () => [...document.querySelectorAll('.leads th a')].map((link) => link.textContent);

const twoLeads = async () => {
  const crm = await sandbox();
  await postLead(crm, { last_name: 'Asha' });
  await postLead(crm, { last_name: 'Ravi', first_name: 'K', email: 'ravi@example.com' });
  return crm;
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
  waitForRefresh();
  await vi.waitFor(() => expect(notice()?.hidden).toBe(true), 10_000);
});

test.each([
  ['q', 'asha', ['Asha']],
  ['form', 'contact', ['K Ravi']],
])('the list follows the filter %s', async (name, value, found) => {
  await openInbox(await twoLeads());
  enter(name, value);
  await vi.waitFor(() => expect(names()).toEqual(found), 10_000);
});

/** An inbox whose script gets no answers. */
const openWithoutAnswers = async () => {
  const request = await openInbox(await sandbox());
  request.mockReturnValue(new Promise(() => {}));
  return request;
};

test('the list is asked for once after quick typing', async () => {
  const request = await openWithoutAnswers();
  enter('q', 'a');
  vi.advanceTimersByTime(100);
  enter('q', 'as');
  vi.advanceTimersByTime(300);
  expect(request.mock.calls.map(([address]) => address)).toEqual(['/?q=as']);
});

test('Enter in the search loads no other page', async () => {
  await openWithoutAnswers();
  expect(pressEnter()).toBe(false);
});

test('a search for “all” is a search', async () => {
  const request = await openWithoutAnswers();
  field('q').value = 'all';
  pressEnter();
  expect(request.mock.calls.map(([address]) => address)).toEqual(['/?q=all']);
});

test('the list stays as it is while a filter is on its way', async () => {
  const request = await openWithoutAnswers();
  pressEnter();
  waitForRefresh();
  expect(request.mock.calls.map(([, { signal }]) => signal.aborted)).toEqual([false]);
});

test('the inbox looks for new leads again once a filter is shown', async () => {
  const crm = await twoLeads();
  await openInbox(crm);
  enter('q', 'asha');
  await vi.waitFor(() => expect(names()).toEqual(['Asha']), 10_000);
  await postLead(crm, { last_name: 'Asha Rao' });
  waitForRefresh();
  await vi.waitFor(() => expect(names()).toEqual(['Asha Rao', 'Asha']), 10_000);
});

test.each(['#tabs a', '#fault-notice a', '#results a', '#filter [name=q]'])(
  'the page stays as it is while %s has the focus',
  async (selector) => {
    const crm = await twoLeads();
    await setFault(crm, { mode: 'slow' });
    const request = await openInbox(crm);
    find(selector).focus();
    waitForRefresh();
    expect(request).not.toHaveBeenCalled();
  },
);

const working = { writeText: () => Promise.resolve() };
const refusing = { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) };
const denied = 'Your browser blocked copying. Select the text instead.';

/** Presses Copy next to an email address in a browser with one of the clipboards. */
const pressCopy = async (clipboard: object | undefined) => {
  const crm = await sandbox();
  await postLead(crm);
  await openInbox(crm, '/leads/1');
  override(navigator, 'clipboard', clipboard);
  const button = find('[data-copy]');
  button.click();
  return button;
};

test('Copy puts the email address into the clipboard', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  await pressCopy({ writeText });
  expect(writeText).toHaveBeenCalledWith('asha@example.com');
});

test.each([
  ['works', 'Copied', working],
  ['refuses', denied, refusing],
  ['is missing', denied, undefined],
])('where the clipboard %s Copy says “%s”, also to screen readers', async (_, said, clipboard) => {
  const button = await pressCopy(clipboard);
  await vi.waitFor(() => expect(button).toHaveTextContent(said));
  expect(button).toHaveAccessibleName(said);
});

test('after its answer Copy has its own name again', async () => {
  const button = await pressCopy(working);
  await vi.waitFor(() => expect(button).toHaveTextContent('Copied'));
  vi.advanceTimersByTime(4000);
  expect(button).toHaveAccessibleName('Copy email address');
});
