import { beforeEach, expect, test, vi } from 'vitest';
import { faq, find, loads, open, preparePage, settle } from '../helpers/islands';

beforeEach(preparePage);

test('an island that asks to sleep after it was touched wakes at once', async () => {
  const { startUp, untilRequested } = await open(faq);
  startUp(loads());
  find('button').click();
  const awake = vi.fn<() => void>();
  void untilRequested('faq', 'navigation').then(awake);
  await settle();
  expect(awake).toHaveBeenCalledOnce();
});

test('an island that is not in the page wakes at once', async () => {
  const { untilRequested } = await open('');
  await expect(untilRequested('nowhere', 'navigation')).resolves.toBeUndefined();
});

test('an idle island wakes when the browser is idle, one for navigations does not', async () => {
  const { untilRequested, hydrateAll } = await open(`${faq}<div data-island="form"></div>`);
  const awake: string[] = [];
  void untilRequested('form', 'idle').then(() => awake.push('form'));
  void untilRequested('faq', 'navigation').then(() => awake.push('faq'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(awake).toEqual(['form']);
  hydrateAll();
  await settle();
  expect(awake).toEqual(['form', 'faq']);
});

test('an island that asks only after everything was woken wakes at once', async () => {
  const { untilRequested, hydrateAll } = await open(faq);
  hydrateAll();
  const awake = vi.fn<() => void>();
  void untilRequested('faq', 'navigation').then(awake);
  await settle();
  expect(awake).toHaveBeenCalledOnce();
});

test('a visible island wakes when it comes into view, and is watched no longer', async () => {
  type Callback = (entries: { isIntersecting: boolean }[]) => void;
  const watched: { callback: Callback; targets: Element[]; done: boolean }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly entry: (typeof watched)[number];
      constructor(callback: Callback) {
        this.entry = { callback, targets: [], done: false };
        watched.push(this.entry);
      }
      observe(target: Element) {
        this.entry.targets.push(target);
      }
      disconnect() {
        this.entry.done = true;
      }
    },
  );
  const { untilRequested } = await open(faq);
  const awake = vi.fn<() => void>();
  void untilRequested('faq', 'visible').then(awake);
  const [observer] = watched;
  expect(observer).toMatchObject({ targets: [find('[data-island="faq"]')] });
  observer?.callback([{ isIntersecting: false }]);
  await settle();
  expect(awake).not.toHaveBeenCalled();
  observer?.callback([{ isIntersecting: true }]);
  await settle();
  expect(awake).toHaveBeenCalledOnce();
  expect(observer?.done).toBe(true);
});

test('a touch starts the app at once', async () => {
  const { startUp } = await open(faq);
  const load = loads();
  startUp(load);
  find('button').dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(load).toHaveBeenCalledOnce();
});

test('once somebody has touched the page every part wakes, those that ask later too', async () => {
  const { startUp, untilRequested } = await open(`${faq}<div data-island="roadmap"></div>`);
  const awake: string[] = [];
  void untilRequested('faq', 'navigation').then(() => awake.push('faq'));
  startUp(loads());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(awake).toEqual([]);
  window.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(5000);
  void untilRequested('roadmap', 'navigation').then(() => awake.push('roadmap'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(awake).toEqual(['faq', 'roadmap']);
});
