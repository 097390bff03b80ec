import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fetchIslands, island, islandsOf } from '../../src/handover/island';
import { createIslands } from '../../src/handover/islandRegistry';
import { setOnline } from '../helpers/page';
import { pass } from '../helpers/time';

const Part = ({ text }: { text: string }) => <p>{text}</p>;
const makeLoad = () => vi.fn<() => Promise<{ default: typeof Part }>>(async () => ({ default: Part }));

// e2e/browsers/firstTouch.spec.ts hydrates prerendered islands by a first touch and when idle.
test('on a page that React renders itself an island works at once', async () => {
  const Island = island<{ text: string }>('rendered', makeLoad());
  render(<Island text="Rendered" />);
  expect(await screen.findByText('Rendered')).toBeVisible();
  await waitFor(() =>
    expect(document.querySelector('[data-island="rendered"]')).toHaveAttribute('data-hydrated'),
  );
});

test('after a navigation, an island whose code fails reloads the page', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const load = makeLoad().mockRejectedValue(new TypeError('Importing a module script failed.'));
  const Island = island<{ text: string }>('failing', load);
  render(<Island text="Never" />);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('offline, an island whose code fails does not put the error page of the browser in place of its own', async () => {
  vi.useFakeTimers();
  setOnline(false);
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const load = makeLoad().mockRejectedValue(new TypeError('Importing a module script failed.'));
  const Island = island<{ text: string }>('failing offline', load);
  render(<Island text="Never" />);
  await pass(10_000);
  expect(load).toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

/** A visitor leaves a page, by a link, while one of its parts waits for its code. */
const leaveWhileWaiting = async (load: ReturnType<typeof makeLoad>) => {
  vi.useFakeTimers();
  vi.resetModules();
  const reload = vi.fn<() => void>();
  const address = { pathname: '/', reload };
  vi.stubGlobal('location', address);
  const { islands } = await import('../../src/handover/islandRegistry');
  const { island: fresh } = await import('../../src/handover/island');
  document.body.innerHTML = '<div data-island="stays"><p>Prerendered</p></div>';
  const Island = fresh<{ text: string }>('stays', load);
  render(<Island text="With React" />);
  islands.hydrateAll();
  await pass(0);
  islands.leave();
  address.pathname = '/works';
  return { reload, address };
};
const stalled = () => makeLoad().mockReturnValue(new Promise(() => {}));

test('a page that waits five seconds for a part of the page before is loaded as a document', async () => {
  const { reload } = await leaveWhileWaiting(stalled());
  await pass(4999);
  expect(reload).not.toHaveBeenCalled();
  await pass(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('offline, a page that waits for a part of the page before is loaded within five seconds of the connection’s return', async () => {
  setOnline(false);
  const { reload } = await leaveWhileWaiting(stalled());
  await pass(12_000);
  expect(reload).not.toHaveBeenCalled();
  setOnline(true);
  await pass(3000);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page to which its visitor has come back is not loaded again', async () => {
  const { reload, address } = await leaveWhileWaiting(stalled());
  await pass(1000);
  address.pathname = '/';
  await pass(60_000);
  expect(reload).not.toHaveBeenCalled();
});

test('a page is not loaded again for a part that React takes over in time', async () => {
  const { reload } = await leaveWhileWaiting(makeLoad());
  document.querySelector('[data-island="stays"]')?.setAttribute('data-hydrated', '');
  await pass(5000);
  expect(reload).not.toHaveBeenCalled();
});

test('fetching the islands of one page leaves those of pages that were loaded before', async () => {
  const [earlierPage, thisPage] = [makeLoad(), makeLoad()];
  island('before', earlierPage);
  const { own } = await islandsOf(async () => island('own', thisPage));
  await fetchIslands(own, 'all');
  expect(thisPage).toHaveBeenCalledOnce();
  expect(earlierPage).not.toHaveBeenCalled();
});

test('once another page replaces the prerendered one, its parts are prerendered no more', () => {
  document.body.innerHTML = '<div data-island="faq"><p>Old</p></div>';
  const islands = createIslands();
  expect(islands.isPrerendered('faq')).toBe(true);
  islands.leave();
  expect(islands.isPrerendered('faq')).toBe(false);
});

type Islands = ReturnType<typeof createIslands>;
const both = ['faq', 'roadmap'];
const requestOne = ({ hydrate }: Islands) => hydrate('faq');
const requestAll = ({ hydrateAll }: Islands) => hydrateAll();

test.each([
  ['a request hydrates its island and no other', true, requestOne, ['faq']],
  ['a request before React has reached the islands hydrates one', false, requestOne, ['faq']],
  ['a navigation hydrates every island', true, requestAll, both],
  ['a navigation before React has reached the islands hydrates every one', false, requestAll, both],
])('%s', async (_, isReached, request, expected) => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div data-island="faq"></div><div data-island="roadmap"></div>';
  const islands = createIslands();
  const hydrated: string[] = [];
  if (!isReached) request(islands);
  for (const name of both) void islands.untilRequested(name).then(() => hydrated.push(name));
  if (isReached) request(islands);
  await pass(0);
  expect(hydrated).toEqual(expected);
});
