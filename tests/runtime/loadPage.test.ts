import { beforeEach, expect, test, vi } from 'vitest';
import { createPageLoading } from '../../src/runtime/loadPage';
import { setOnline } from '../helpers/page';

const assign = vi.fn<(address: string) => void>();
const gone = vi.fn<() => Promise<never>>(async () =>
  Promise.reject(new TypeError('Importing a module script failed.')),
);
const blogs = 'https://www.wiselamp.example/blogs';

/** Loads the code of a page: at the first load, or after a navigation to the blog. */
const open = ({ navigating = false } = {}) => {
  const { loadPage, endFirstLoad, setNavigationTarget } = createPageLoading();
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

test('on the first load a failure keeps the prerendered page and tries again', async () => {
  const loadPage = open();
  const done = vi.fn<(page: string) => void>();
  const load = vi.fn<() => Promise<string>>(async () => 'page').mockImplementationOnce(gone);
  void loadPage(load).then(done);
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toHaveBeenCalledExactlyOnceWith('page');
  expect(assign).not.toHaveBeenCalled();
});

test('after a navigation, code that takes longer than five seconds reloads the page', async () => {
  const loadPage = open({ navigating: true });
  void loadPage(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(4999);
  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(assign).toHaveBeenCalledExactlyOnceWith(blogs);
});

test('after a navigation without a network the error is shown', async () => {
  setOnline(false);
  const loadPage = open({ navigating: true });
  await expect(loadPage(gone)).rejects.toThrow('Importing a module script failed.');
  expect(assign).not.toHaveBeenCalled();
});
