import { expect, test, vi } from 'vitest';
import { isLeadFrame, leadFrameName } from '../../src/leads/frameName';
import { probe } from '../../src/leads/probe';

test('an answer of any kind means that something is there', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.error());
  vi.stubGlobal('fetch', fetch);
  const patience = vi.spyOn(AbortSignal, 'timeout');
  expect(await probe('https://crm.example/')).toBe(true);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('https://crm.example/', {
    mode: 'no-cors',
    cache: 'no-store',
    credentials: 'omit',
    signal: patience.mock.results[0]?.value,
  });
  expect(patience).toHaveBeenCalledExactlyOnceWith(5000);
});

test('no answer, a block or a timeout mean that a post cannot have arrived', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      throw new TypeError('Failed to fetch');
    }),
  );
  expect(await probe('https://crm.example/')).toBe(false);
});

test('a window is a lead’s frame by its name, if it is a frame at all', () => {
  const page = { name: '' } as Window;
  const windowNamed = (name: string, parent?: Window) => {
    const made = { name } as { name: string; parent: Window };
    made.parent = parent ?? (made as unknown as Window);
    return made as unknown as Window;
  };
  expect(isLeadFrame(windowNamed(leadFrameName('one'), page))).toBe(true);
  expect(isLeadFrame(windowNamed('advert', page))).toBe(false);
  expect(isLeadFrame(windowNamed(leadFrameName('one')))).toBe(false);
  expect(isLeadFrame(window)).toBe(false);
});
