import { beforeEach, expect, test, vi } from 'vitest';
import { createPageLoading, prefetchRequest } from '../../src/navigation/loadPage';
import { setOnline } from '../helpers/page';
import { pass } from '../helpers/time';

const assign = vi.fn<(address: string) => void>();
const reload = vi.fn<() => void>();
const blogs = 'https://www.wiselamp.example/blogs';
const problem = 'Importing a module script failed.';
const request = new Request(blogs);

beforeEach(() => {
  assign.mockReset();
  reload.mockReset();
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: 'https://www.wiselamp.example/works', assign, reload });
});

/** Loads the code of the first page, which fails once. */
const loadFirst = (message = problem) => {
  const load = vi.fn<() => Promise<string>>(async () => 'the code');
  load.mockRejectedValueOnce(new TypeError(message));
  const done = vi.fn<(code: unknown) => void>();
  void createPageLoading().loadPage(load, { request }).then(done);
  return { load, done };
};
/** Loads the code of the blog after a navigation to it. */
const loadNext = async (load: () => Promise<never>) => {
  const { loadPage, endFirstLoad, setNavigationTarget } = createPageLoading();
  endFirstLoad();
  setNavigationTarget(blogs);
  return loadPage(load, { request });
};

test('the first load keeps the prerendered page after a failure, and loads again after five seconds', async () => {
  const { load, done } = loadFirst();
  await pass(4999);
  expect(load).toHaveBeenCalledOnce();
  await pass(1);
  expect(done).toHaveBeenCalledExactlyOnceWith('the code');
  expect(assign).not.toHaveBeenCalled();
});

test('a connection that returns loads the code at once, and once', async () => {
  const { load, done } = loadFirst();
  await pass(0);
  setOnline(true);
  await pass(0);
  expect(done).toHaveBeenCalledExactlyOnceWith('the code');
  setOnline(true);
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a retry asks for the same file, because the build has shortened the names in it', async () => {
  const { load, done } = loadFirst(
    'Failed to fetch dynamically imported module: http://localhost/assets/page.js',
  );
  await pass(5000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(done).toHaveBeenCalledExactlyOnceWith('the code');
});

test('after a navigation, code that takes longer than five seconds reloads the page', async () => {
  void loadNext(() => new Promise(() => {}));
  await pass(4999);
  expect(assign).not.toHaveBeenCalled();
  await pass(1);
  expect(assign).toHaveBeenCalledExactlyOnceWith(blogs);
});

test('a link that is followed again while its code stalls does not make the visitor wait longer', async () => {
  const { loadPage, endFirstLoad, setNavigationTarget } = createPageLoading();
  endFirstLoad();
  setNavigationTarget(blogs);
  const first = new AbortController();
  void loadPage(() => new Promise(() => {}), { request: new Request(blogs, { signal: first.signal }) });
  await pass(4000);
  first.abort();
  setNavigationTarget(`${blogs}#list`);
  void loadPage(() => new Promise(() => {}), { request });
  await pass(1000);
  expect(assign).toHaveBeenCalledExactlyOnceWith(`${blogs}#list`);
});

test('after Back to a section, code that fails reloads the page, because its address is there already', async () => {
  const section = `${blogs}#list`;
  vi.stubGlobal('location', { href: section, assign, reload });
  const { loadPage, endFirstLoad, setNavigationTarget } = createPageLoading();
  endFirstLoad();
  setNavigationTarget(section);
  void loadPage(() => Promise.reject(new TypeError(problem)), { request });
  await pass(0);
  expect(reload).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
});

test('after a navigation without a network the error is shown', async () => {
  setOnline(false);
  const shown = vi.fn<(error: unknown) => void>();
  loadNext(async () => Promise.reject(new TypeError(problem))).catch(shown);
  await pass(0);
  expect(shown).toHaveBeenCalledExactlyOnceWith(new TypeError(problem));
  expect(assign).not.toHaveBeenCalled();
});

test('code that fails after the visitor has followed another link leaves that link’s page alone', async () => {
  const { loadPage, endFirstLoad, setNavigationTarget } = createPageLoading();
  endFirstLoad();
  const controller = new AbortController();
  const toWorks = new Request('https://www.wiselamp.example/works', { signal: controller.signal });
  const left = loadPage(() => Promise.reject(new TypeError(problem)), { request: toWorks });
  controller.abort();
  setNavigationTarget(blogs);
  await expect(left).rejects.toThrow(problem);
  expect(assign).not.toHaveBeenCalled();
});

test('a prefetch that takes long or fails leaves the page alone', async () => {
  const { loadPage, endFirstLoad, setNavigationTarget } = createPageLoading();
  endFirstLoad();
  setNavigationTarget(blogs);
  const ahead = { request: prefetchRequest('https://www.wiselamp.example/works') };
  void loadPage(() => new Promise(() => {}), ahead);
  await pass(60_000);
  const failing = loadPage(() => Promise.reject(new TypeError(problem)), ahead);
  await expect(failing).rejects.toThrow(problem);
  expect(assign).not.toHaveBeenCalled();
});
