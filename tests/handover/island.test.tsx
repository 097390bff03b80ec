import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { whenIdle } from '../../src/browser/whenIdle';
import { fetchIslands, island, islandsOf } from '../../src/handover/island';
import { createIslands } from '../../src/handover/islandRegistry';
import { pass } from '../helpers/time';

const Part = ({ text }: { text: string }) => <p>{text}</p>;
const loads = () => vi.fn<() => Promise<{ default: typeof Part }>>(async () => ({ default: Part }));

// e2e/browsers/firstTouch.spec.ts hydrates prerendered islands by a first touch and when idle.
test('on a page that React renders itself an island works at once', async () => {
  const Island = island<{ text: string }>('rendered', loads());
  render(<Island text="Rendered" />);
  expect(await screen.findByText('Rendered')).toBeVisible();
  expect(document.querySelector('[data-island="rendered"]')).toHaveAttribute('data-hydrated');
});

test('after a navigation, an island whose code fails reloads the page', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const load = loads().mockRejectedValue(new TypeError('Importing a module script failed.'));
  const Island = island<{ text: string }>('failing', load);
  render(<Island text="Never" />);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('fetching the islands of one page leaves those of pages that were loaded before', async () => {
  const [ofBefore, ofPage] = [loads(), loads()];
  island('before', ofBefore);
  const { own } = await islandsOf(async () => island('own', ofPage));
  await fetchIslands(own, 'all');
  expect(ofPage).toHaveBeenCalledOnce();
  expect(ofBefore).not.toHaveBeenCalled();
});

test('once another page replaces the prerendered one, its parts are prerendered no more', () => {
  document.body.innerHTML = '<div data-island="faq"><p>Old</p></div>';
  const islands = createIslands();
  expect(islands.isPrerendered('faq')).toBe(true);
  islands.leave();
  expect(islands.isPrerendered('faq')).toBe(false);
});

type Islands = ReturnType<typeof createIslands>;
test.each([
  ['a request hydrates its island and no other', ({ hydrate }: Islands) => hydrate('faq'), ['faq']],
  ['a navigation hydrates every island', ({ hydrateAll }: Islands) => hydrateAll(), ['faq', 'roadmap']],
])('%s, also before React has reached it', async (_, request, expected) => {
  for (const isReached of [true, false]) {
    vi.useFakeTimers();
    document.body.innerHTML = '<div data-island="faq"></div><div data-island="roadmap"></div>';
    const islands = createIslands();
    const hydrated: string[] = [];
    if (!isReached) request(islands);
    for (const name of ['faq', 'roadmap']) void islands.untilRequested(name).then(() => hydrated.push(name));
    if (isReached) request(islands);
    await pass(0);
    expect(hydrated).toEqual(expected);
  }
});

test.each([
  ['has loaded', 5000, true],
  ['waits for a file that never arrives, six seconds at most', 6000, false],
])('idle work begins when the page %s', async (_, ms, loaded) => {
  vi.useFakeTimers();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const work = vi.fn<() => void>();
  whenIdle(work);
  await pass(ms);
  expect(work).not.toHaveBeenCalled();
  if (loaded) dispatchEvent(new Event('load'));
  await pass(200);
  expect(work).toHaveBeenCalledOnce();
  dispatchEvent(new Event('load'));
  await pass(10_000);
  expect(work).toHaveBeenCalledOnce();
});
