import { beforeEach, expect, test, vi } from 'vitest';
import { createIslands, whenIdle } from '../../src/runtime/islandRegistry';
import { preparePage, settle } from '../helpers/islands';
import { pass } from '../helpers/time';

/** The registry of a page with these islands, and the names of those that may hydrate, in order. */
const open = (...names: string[]) => {
  document.body.innerHTML = names.map((name) => `<div data-island="${name}"></div>`).join('');
  const islands = createIslands();
  const hydrated: string[] = [];
  return {
    ...islands,
    hydrated,
    /** React reaches an island. */
    register: (name: string) => void islands.untilRequested(name).then(() => hydrated.push(name)),
  };
};

beforeEach(preparePage);

test('an island that is requested before React reaches it hydrates at once', async () => {
  const { hydrate, hydrated, register } = open('faq');
  hydrate('faq');
  register('faq');
  await settle();
  expect(hydrated).toEqual(['faq']);
});

test('an island that is not in the page hydrates at once', async () => {
  const { hydrated, register } = open();
  register('faq');
  await settle();
  expect(hydrated).toEqual(['faq']);
});

test('a request hydrates its island and no other', async () => {
  const { hydrate, hydrated, register } = open('faq', 'roadmap');
  register('faq');
  register('roadmap');
  await settle();
  expect(hydrated).toEqual([]);
  hydrate('roadmap');
  await settle();
  expect(hydrated).toEqual(['roadmap']);
});

test('an island hydrates when the browser is idle', async () => {
  const { hydrated, register } = open('faq');
  register('faq');
  await pass(199);
  expect(hydrated).toEqual([]);
  await pass(1);
  expect(hydrated).toEqual(['faq']);
});

test('a navigation hydrates every island, also one that React reaches later', async () => {
  const { hydrateAll, hydrated, register } = open('faq', 'roadmap');
  register('faq');
  hydrateAll();
  register('roadmap');
  await settle();
  expect(hydrated).toEqual(['faq', 'roadmap']);
});

test('idle work waits until the page has loaded', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const work = vi.fn<() => void>();
  whenIdle(work);
  await pass(5000);
  expect(work).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  await pass(200);
  expect(work).toHaveBeenCalledOnce();
  await pass(10_000);
  expect(work).toHaveBeenCalledOnce();
});

test('a file that never arrives delays idle work by six seconds at most', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const work = vi.fn<() => void>();
  whenIdle(work);
  await pass(6200);
  expect(work).toHaveBeenCalledOnce();
  dispatchEvent(new Event('load'));
  await pass(200);
  expect(work).toHaveBeenCalledOnce();
});
