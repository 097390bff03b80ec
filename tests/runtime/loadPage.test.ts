import { beforeEach, expect, test, vi } from 'vitest';
import { setOnline } from '../helpers/page';

const assign = vi.fn<(address: string) => void>();
const gone = vi.fn<() => Promise<never>>(async () =>
  Promise.reject(new TypeError('Importing a module script failed.')),
);
const blogs = 'https://www.wiselamp.example/blogs';

/** A page that loads for the first time, or one that a navigation leaves for the blog. */
const open = async ({ navigating = false } = {}) => {
  vi.resetModules();
  const { loadPage, endFirstLoad, setNavigationTarget } = await import('../../src/runtime/loadPage');
  if (navigating) endFirstLoad();
  return async <Module>(load: () => Promise<Module>) => {
    const loaded = loadPage(load);
    // The router names its target only after it has asked for the page's code.
    if (navigating) setNavigationTarget(blogs);
    return loaded;
  };
};

beforeEach(() => {
  assign.mockReset();
  gone.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: 'https://www.wiselamp.example/works', assign });
});

test('on the first load a failure leaves the prerendered page as it is and tries again', async () => {
  const loadPage = await open();
  const done = vi.fn<(page: string) => void>();
  const load = vi.fn<() => Promise<string>>(async () => 'page').mockImplementationOnce(gone);
  void loadPage(load).then(done);
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toHaveBeenCalledExactlyOnceWith('page');
  expect(assign).not.toHaveBeenCalled();
});

test('after a navigation a file that never arrives does the same after five seconds', async () => {
  const loadPage = await open({ navigating: true });
  void loadPage(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(4999);
  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(assign).toHaveBeenCalledExactlyOnceWith(blogs);
});

test('offline after a navigation the error is shown: there is no network to load the page from', async () => {
  setOnline(false);
  const loadPage = await open({ navigating: true });
  await expect(loadPage(gone)).rejects.toThrow('Importing a module script failed.');
  expect(assign).not.toHaveBeenCalled();
});
