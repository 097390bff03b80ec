import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { expectConsole } from '../helpers/console';
import { stopListeningAfterwards } from '../helpers/page';

const Counter = ({ start }: { start: number }) => {
  const [clicks, setClicks] = useState(start);
  return (
    <button type="button" onClick={() => setClicks(clicks + 1)}>
      {clicks} clicks
    </button>
  );
};

const open = async () => {
  vi.resetModules();
  stopListeningAfterwards();
  const { island } = await import('../../src/runtime/island');
  const { startUp } = await import('../../src/runtime/startUp');
  const load = vi.fn<() => Promise<{ default: typeof Counter }>>(async () => ({ default: Counter }));
  return { Island: island<{ start: number }>('counter', load, 'navigation'), load, startUp };
};

test('on a page that React renders itself an island is awake at once', async () => {
  const { Island } = await open();
  render(<Island start={3} />);
  expect(await screen.findByText('3 clicks')).toBeVisible();
  expect(document.querySelector('[data-island="counter"]')).toHaveAttribute('data-hydrated');
});

test('on a prerendered page an island stands asleep, and its first click is not lost', async () => {
  // The busy state of the kept click is not React's; in production React says nothing about it.
  expectConsole(/aria-busy/);
  const { Island, load, startUp } = await open();
  const container = document.body.appendChild(document.createElement('div'));
  // What React writes for a finished boundary.
  container.innerHTML =
    '<div data-island="counter"><!--$--><button type="button">0<!-- --> clicks</button><!--/$--></div>';
  const sleeping = screen.getByRole('button');
  startUp(
    async () => {},
    () => false,
  );
  render(<Island start={0} />, { container, hydrate: true });
  expect(load).not.toHaveBeenCalled();
  expect(sleeping).toHaveTextContent('0 clicks');
  await act(async () => sleeping.click());
  expect(load).toHaveBeenCalledOnce();
  expect(await screen.findByText('1 clicks')).toBe(sleeping);
  await act(async () => sleeping.click());
  expect(sleeping).toHaveTextContent('2 clicks');
});
