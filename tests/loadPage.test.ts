import { beforeEach, expect, test, vi } from 'vitest';
import { setOnline } from './helpers/page';

const assign = vi.fn<(address: string) => void>();
const gone = async () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
/** Whether a promise has come to an end by now. */
const isPending = async (promise: Promise<unknown>) => {
  const late = Symbol('late');
  return (await Promise.race([promise, Promise.resolve().then(() => late)])) === late;
};

beforeEach(() => {
  assign.mockReset();
  vi.stubGlobal('location', { href: 'https://www.wiselamp.example/works', assign });
  vi.resetModules();
});

test('a page’s code is handed on as it comes', async () => {
  const { loadPage } = await import('../src/loadPage');
  expect(await loadPage(async () => ({ default: 'page' }))).toEqual({ default: 'page' });
});

test('code that a deploy has replaced leads to a fresh load of the page that was asked for, and shows nothing meanwhile', async () => {
  const { headFor, loadPage } = await import('../src/loadPage');
  headFor('https://www.wiselamp.example/blogs');
  const loading = loadPage(gone);
  await vi.waitFor(() =>
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://www.wiselamp.example/blogs'),
  );
  expect(await isPending(loading)).toBe(true);
});

test('without a navigation it is the page itself that is loaded afresh', async () => {
  const { loadPage } = await import('../src/loadPage');
  void loadPage(gone);
  await vi.waitFor(() =>
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://www.wiselamp.example/works'),
  );
});

test('a second failure at the same address is an error, until the page has worked once', async () => {
  const { loadPage } = await import('../src/loadPage');
  void loadPage(gone);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
  await expect(loadPage(gone)).rejects.toThrow('Failed to fetch');
  expect(assign).toHaveBeenCalledOnce();
  await loadPage(async () => ({}));
  void loadPage(gone);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
});

test('offline nothing is loaded afresh: there is no network to load it from', async () => {
  setOnline(false);
  const { loadPage } = await import('../src/loadPage');
  await expect(loadPage(gone)).rejects.toThrow('Failed to fetch');
  expect(assign).not.toHaveBeenCalled();
});

test('where storage is denied nothing is loaded afresh, lest it never end', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const { loadPage } = await import('../src/loadPage');
  await expect(loadPage(gone)).rejects.toThrow('Failed to fetch');
  expect(await loadPage(async () => 'page')).toBe('page');
  expect(assign).not.toHaveBeenCalled();
});
