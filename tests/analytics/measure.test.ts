import { beforeEach, expect, test, vi } from 'vitest';
import { catchPosts } from '../helpers/forms';
import { putForm } from '../helpers/prerendered';

/** The modules as a page has them that was just opened. */
const open = async () => {
  vi.resetModules();
  history.replaceState(null, '', '/works?page=2');
  const { startMeasuring } = await import('../../src/analytics/measure');
  const { dispatcher } = await import('../../src/leads/delivery');
  const { sendForm } = await import('../../src/leads/sendForm');
  return {
    ...(await import('../../src/analytics/events')),
    ...(await import('../../src/consent/choice')),
    startMeasuring: (target: string) => startMeasuring(target, dispatcher.listen),
    sendForm,
  };
};

beforeEach(() => {
  localStorage.clear();
  delete window.dataLayer;
});

test('before the visitor agrees nothing is told, and it is not told later either', async () => {
  const { startMeasuring, track, saveChoice } = await open();
  startMeasuring('datalayer');
  track({ type: 'form_opened', form: 'homeInline' });
  expect(window.dataLayer).toBeUndefined();
  saveChoice('accepted');
  track({ type: 'form_opened', form: 'portfolio' });
  expect(window.dataLayer).toEqual([
    { event: 'page_view', page: '/works' },
    { event: 'form_opened', form: 'portfolio' },
  ]);
});

test('an earlier yes counts, and taking it back ends the telling at once', async () => {
  (await open()).saveChoice('accepted');
  const { startMeasuring, track, saveChoice } = await open();
  startMeasuring('datalayer');
  expect(window.dataLayer).toHaveLength(1);
  saveChoice(undefined);
  track({ type: 'page_view', page: '/blogs' });
  expect(window.dataLayer).toHaveLength(1);
});

test('an endpoint gets each event by post, with its time, as plain text', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9) });
  const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  const { startMeasuring, saveChoice } = await open();
  saveChoice('accepted');
  startMeasuring('https://events.example.com/collect');
  const [[address, body] = []] = sendBeacon.mock.calls;
  expect(address).toBe('https://events.example.com/collect');
  expect(body?.type).toBe('text/plain');
  const told = await new Promise((done) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      done(JSON.parse(typeof reader.result === 'string' ? reader.result : '')),
    );
    vi.useRealTimers();
    reader.readAsText(body ?? new Blob());
  });
  expect(told).toEqual({ type: 'page_view', page: '/works', at: '2026-11-21T09:00:00.000Z' });
});

test('a lead is told as submitted, and as held once however often it is tried', async () => {
  vi.useFakeTimers();
  catchPosts();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
  );
  const { startMeasuring, saveChoice, sendForm } = await open();
  saveChoice('accepted');
  startMeasuring('datalayer');
  sendForm(putForm());
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(window.dataLayer?.slice(1)).toEqual([
    { event: 'submitted', form: 'homeInline' },
    { event: 'held', form: 'homeInline' },
  ]);
});
