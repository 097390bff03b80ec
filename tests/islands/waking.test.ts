import { beforeEach, expect, test, vi } from 'vitest';
import { faq, find, loads, open, preparePage, settle } from '../helpers/islands';

beforeEach(preparePage);

test('an island that asks to sleep after it was touched wakes at once', async () => {
  const { startUp, untilAwake } = await open(faq);
  startUp(loads());
  find('button').click();
  const awake = vi.fn<() => void>();
  void untilAwake('faq', 'navigation').then(awake);
  await settle();
  expect(awake).toHaveBeenCalledOnce();
});

test('an island that is not in the page wakes at once', async () => {
  const { untilAwake } = await open('');
  await expect(untilAwake('nowhere', 'navigation')).resolves.toBeUndefined();
});

test('an idle island wakes when the browser is idle, one for navigations does not', async () => {
  const { untilAwake, wakeAll } = await open(`${faq}<div data-island="form"></div>`);
  const awake: string[] = [];
  void untilAwake('form', 'idle').then(() => awake.push('form'));
  void untilAwake('faq', 'navigation').then(() => awake.push('faq'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(awake).toEqual(['form']);
  wakeAll();
  await settle();
  expect(awake).toEqual(['form', 'faq']);
});

test('an island that asks only after everything was woken wakes at once', async () => {
  const { untilAwake, wakeAll } = await open(faq);
  wakeAll();
  const awake = vi.fn<() => void>();
  void untilAwake('faq', 'navigation').then(awake);
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
  const { untilAwake } = await open(faq);
  const awake = vi.fn<() => void>();
  void untilAwake('faq', 'visible').then(awake);
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
  const { startUp, untilAwake } = await open(`${faq}<div data-island="roadmap"></div>`);
  const awake: string[] = [];
  void untilAwake('faq', 'navigation').then(() => awake.push('faq'));
  startUp(loads());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(awake).toEqual([]);
  window.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(5000);
  void untilAwake('roadmap', 'navigation').then(() => awake.push('roadmap'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(awake).toEqual(['faq', 'roadmap']);
});
