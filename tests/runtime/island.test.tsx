import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { island } from '../../src/runtime/island';
import { createIslands, whenIdle } from '../../src/runtime/islandRegistry';
import { startUp } from '../../src/runtime/startUp';
import { expectConsole } from '../helpers/console';
import { stopListeningAfterwards } from '../helpers/page';
import { pass } from '../helpers/time';

const Counter = ({ start }: { start: number }) => {
  const [clicks, setClicks] = useState(start);
  return (
    <button type="button" onClick={() => setClicks(clicks + 1)}>
      {clicks} clicks
    </button>
  );
};
const loads = () => vi.fn<() => Promise<{ default: typeof Counter }>>(async () => ({ default: Counter }));

/** A page with a prerendered island, under the name that only this test uses, which React is taking over. */
const openPrerendered = (name: string) => {
  const load = loads();
  const Island = island<{ start: number }>(name, load);
  const container = document.body.appendChild(document.createElement('div'));
  // React's markers around a finished boundary.
  container.innerHTML = `<div data-island="${name}"><!--$-->${renderToString(<Counter start={0} />)}<!--/$--></div>`;
  startUp(
    async () => {},
    () => {},
  );
  const button = screen.getByRole('button');
  render(<Island start={0} />, { container, hydrate: true });
  expect(load).not.toHaveBeenCalled();
  return { load, button };
};

beforeEach(stopListeningAfterwards);

test('on a page that React renders itself an island works at once', async () => {
  const Island = island<{ start: number }>('rendered', loads());
  render(<Island start={3} />);
  expect(await screen.findByText('3 clicks')).toBeVisible();
  expect(document.querySelector('[data-island="rendered"]')).toHaveAttribute('data-hydrated');
});

test('a prerendered island hydrates on its first click and keeps it', async () => {
  // React reports the busy state of the deferred click, in development only.
  expectConsole(/aria-busy/);
  const { load, button } = openPrerendered('clicked');
  await act(async () => button.click());
  expect(load).toHaveBeenCalledOnce();
  expect(await screen.findByText('1 clicks')).toBe(button);
  await act(async () => button.click());
  expect(button).toHaveTextContent('2 clicks');
});

test('a prerendered island that nobody touches hydrates when the browser is idle', async () => {
  const { load, button } = openPrerendered('untouched');
  await waitFor(() => expect(button.parentElement).toHaveAttribute('data-hydrated'));
  expect(load).toHaveBeenCalledOnce();
});

test('after a navigation, an island whose code fails reloads the page', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const load = loads().mockRejectedValue(new TypeError('Importing a module script failed.'));
  const Island = island<{ start: number }>('failing', load);
  render(<Island start={0} />);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
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

test('an island that is not in the page hydrates at once', async () => {
  vi.useFakeTimers();
  const hydrate = vi.fn<() => void>();
  void createIslands().untilRequested('rendered').then(hydrate);
  await pass(0);
  expect(hydrate).toHaveBeenCalledOnce();
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
