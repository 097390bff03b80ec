import { Blob } from 'node:buffer';
import { beforeEach, expect, test, vi } from 'vitest';
import { track } from '../../src/analytics/events';
import { startMeasuring } from '../../src/analytics/measure';
import { expectConsole } from '../helpers/console';
import { catchPosts } from '../helpers/forms';
import { openPage } from '../helpers/openPage';
import { override, storedLeads } from '../helpers/page';
import { putForm } from '../helpers/prerendered';

let stops: (() => void)[] = [];
/** A newly opened page, and the function that starts analytics in it until the end of the test. */
const open = () => {
  const page = openPage({}, '/works?page=2');
  return {
    ...page,
    start: (target: string) => stops.push(startMeasuring(target, page.consent, page.dispatcher.listen)),
  };
};

beforeEach(() => {
  delete window.dataLayer;
  return () => {
    for (const stop of stops) stop();
    stops = [];
  };
});

test('sends nothing before the visitor agrees, and does not send it later either', () => {
  const { start, consent } = open();
  start('datalayer');
  track({ type: 'form_opened', form: 'homeInline' });
  expect(window.dataLayer).toBeUndefined();
  consent.save('accepted');
  track({ type: 'form_opened', form: 'portfolio' });
  expect(window.dataLayer).toEqual([
    { event: 'page_view', page: '/works' },
    { event: 'form_opened', form: 'portfolio' },
  ]);
});

test('an earlier yes counts, and withdrawing it ends the events at once', () => {
  open().consent.save('accepted');
  const { start, consent } = open();
  start('datalayer');
  expect(window.dataLayer).toHaveLength(1);
  consent.save(undefined);
  track({ type: 'page_view', page: '/blogs' });
  expect(window.dataLayer).toHaveLength(1);
});

test('a visitor who withdraws and agrees again on one page is counted there once', () => {
  const { start, consent } = open();
  start('datalayer');
  consent.save('accepted');
  consent.save(undefined);
  consent.save('accepted');
  expect(window.dataLayer).toEqual([{ event: 'page_view', page: '/works' }]);
});

test('an endpoint gets each event by post, with its time, as plain text', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9) });
  // jsdom's has no text().
  vi.stubGlobal('Blob', Blob);
  const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>(() => true);
  override(navigator, 'sendBeacon', sendBeacon);
  const { start, consent } = open();
  consent.save('accepted');
  start('https://events.example.com/collect');
  const [[address, body] = []] = sendBeacon.mock.calls;
  expect(address).toBe('https://events.example.com/collect');
  expect(body?.type).toBe('text/plain');
  expect(JSON.parse((await body?.text()) ?? '')).toEqual({
    type: 'page_view',
    page: '/works',
    at: '2026-11-21T09:00:00.000Z',
  });
});

test('a broken tag manager loses no lead', async () => {
  vi.useFakeTimers();
  const posts = catchPosts();
  expectConsole(/An event could not be sent/);
  window.dataLayer = {
    push: () => {
      throw new Error('The tag manager is broken.');
    },
  } as unknown as unknown[];
  const { start, consent, sendForm } = open();
  consent.save('accepted');
  start('datalayer');
  sendForm(putForm());
  await vi.advanceTimersByTimeAsync(0);
  expect(posts).toHaveLength(1);
  expect(storedLeads()).toHaveLength(1);
});
