import { beforeEach, expect, test, vi } from 'vitest';
import { faq, find, open, preparePage, settle } from '../helpers/islands';

beforeEach(preparePage);

test('an island that registers after a touch hydrates at once', async () => {
  const { startUp, untilRequested } = await open(faq);
  startUp();
  find('button').click();
  const hydrated = vi.fn<() => void>();
  void untilRequested('faq', 'navigation').then(hydrated);
  await settle();
  expect(hydrated).toHaveBeenCalledOnce();
});

test('an island that is not in the page hydrates at once', async () => {
  const { untilRequested } = await open('');
  await expect(untilRequested('nowhere', 'navigation')).resolves.toBeUndefined();
});

test('an idle island hydrates when the browser is idle, one for navigations does not', async () => {
  const { untilRequested, hydrateAll } = await open(`${faq}<div data-island="form"></div>`);
  const hydrated: string[] = [];
  void untilRequested('form', 'idle').then(() => hydrated.push('form'));
  void untilRequested('faq', 'navigation').then(() => hydrated.push('faq'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(hydrated).toEqual(['form']);
  hydrateAll();
  await settle();
  expect(hydrated).toEqual(['form', 'faq']);
});

test('an island that registers after everything has hydrated hydrates at once', async () => {
  const { untilRequested, hydrateAll } = await open(faq);
  hydrateAll();
  const hydrated = vi.fn<() => void>();
  void untilRequested('faq', 'navigation').then(hydrated);
  await settle();
  expect(hydrated).toHaveBeenCalledOnce();
});

test('a visible island hydrates when it comes into view, and is no longer observed', async () => {
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
  const hydrated = vi.fn<() => void>();
  void untilRequested('faq', 'visible').then(hydrated);
  const [observer] = watched;
  expect(observer).toMatchObject({ targets: [find('[data-island="faq"]')] });
  observer?.callback([{ isIntersecting: false }]);
  await settle();
  expect(hydrated).not.toHaveBeenCalled();
  observer?.callback([{ isIntersecting: true }]);
  await settle();
  expect(hydrated).toHaveBeenCalledOnce();
  expect(observer?.done).toBe(true);
});

test('the first touch hydrates every island, later ones too', async () => {
  const { startUp, untilRequested } = await open(`${faq}<div data-island="roadmap"></div>`);
  const hydrated: string[] = [];
  void untilRequested('faq', 'navigation').then(() => hydrated.push('faq'));
  startUp();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(hydrated).toEqual([]);
  window.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(5000);
  void untilRequested('roadmap', 'navigation').then(() => hydrated.push('roadmap'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(hydrated).toEqual(['faq', 'roadmap']);
});
