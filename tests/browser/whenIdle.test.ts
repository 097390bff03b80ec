import { expect, test, vi } from 'vitest';
import { whenIdle } from '../../src/browser/whenIdle';
import { pass } from '../helpers/time';

/** Idle work in a page that is still loading. */
const startWork = () => {
  vi.useFakeTimers();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const work = vi.fn<() => void>();
  whenIdle(work);
  return work;
};

test('idle work begins when the page has loaded', async () => {
  const work = startWork();
  await pass(5000);
  expect(work).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  await pass(200);
  expect(work).toHaveBeenCalledOnce();
});

test('idle work waits for a file that never arrives, six seconds at most', async () => {
  const work = startWork();
  await pass(6000);
  expect(work).not.toHaveBeenCalled();
  await pass(200);
  expect(work).toHaveBeenCalledOnce();
});

test('idle work runs once, also when the page loads after it', async () => {
  const work = startWork();
  await pass(6200);
  dispatchEvent(new Event('load'));
  await pass(10_000);
  expect(work).toHaveBeenCalledOnce();
});
