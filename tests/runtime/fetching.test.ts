import { beforeEach, expect, test, vi } from 'vitest';
import { faq, find, loads, open, preparePage } from '../helpers/islands';

beforeEach(preparePage);

test.each(['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'])(
  'the first %s fetches the app, and nothing fetches it again',
  async (type) => {
    const { startUp } = await open(faq);
    const load = loads();
    startUp(load);
    expect(load).not.toHaveBeenCalled();
    find('button').dispatchEvent(new Event(type, { bubbles: true }));
    expect(load).not.toHaveBeenCalled();
    // The frame that answers the touch comes first.
    await vi.advanceTimersByTimeAsync(100);
    expect(load).toHaveBeenCalledOnce();
    find('button').click();
    dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(load).toHaveBeenCalledOnce();
  },
);

test('scrolling fetches the app', async () => {
  const { startUp } = await open(faq);
  const load = loads();
  startUp(load);
  dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledOnce();
});

test('a page that the visitor only reads never fetches the app by itself', async () => {
  const { startUp } = await open(faq);
  const load = loads();
  const startApp = startUp(load);
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  startApp();
  startApp();
  expect(load).toHaveBeenCalledOnce();
});
