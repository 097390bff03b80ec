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
  expect(load).toHaveBeenCalledOnce();
});

test('a page that nobody touches fetches the app when it has loaded and is idle', async () => {
  const { startUp, START_AFTER } = await open(faq);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const load = loads();
  startUp(load);
  await vi.advanceTimersByTimeAsync(5000);
  expect(load).not.toHaveBeenCalled();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(START_AFTER);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  expect(load).toHaveBeenCalledOnce();
});

test('a browser that can say when it is idle is asked', async () => {
  const ask = vi.fn<typeof requestIdleCallback>(() => 1);
  vi.stubGlobal('requestIdleCallback', ask);
  const { startUp, START_AFTER } = await open(faq);
  const load = loads();
  startUp(load);
  const beIdle = () => ask.mock.lastCall?.[0]({ didTimeout: false, timeRemaining: () => 10 });
  expect(ask).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 3000 });
  beIdle();
  await vi.advanceTimersByTimeAsync(START_AFTER);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(load).not.toHaveBeenCalled();
  beIdle();
  expect(load).toHaveBeenCalledOnce();
});
