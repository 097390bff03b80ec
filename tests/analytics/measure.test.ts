import { Blob } from 'node:buffer';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { track } from '../../src/analytics/events';
import { startMeasuring } from '../../src/analytics/measure';
import type { LeadListener } from '../../src/leads/dispatcher';
import { expectConsole } from '../helpers/console';
import { makeEntry } from '../helpers/factories';
import { catchPosts } from '../helpers/forms';
import { openPage } from '../helpers/openPage';
import { override, storedLeads } from '../helpers/page';
import { putForm } from '../helpers/prerendered';

beforeEach(() => {
  delete window.dataLayer;
});

/**
 * A newly opened page with analytics, which end with the test. `report` tells analytics the state of a lead, as the
 * page's dispatcher does.
 */
const openMeasuredPage = (target = 'datalayer') => {
  const page = openPage({}, '/works?page=2');
  let report: LeadListener = () => expect.fail('Nothing listens to the leads.');
  const stop = startMeasuring(target, page.consent, (listener) => {
    report = listener;
    return page.dispatcher.listen(listener);
  });
  onTestFinished(stop);
  return { ...page, report };
};

/** The visitor has agreed on an earlier page. */
const agreeEarlier = () => openPage().consent.save('accepted');

/** What the page sends first. */
const view = { event: 'page_view', page: '/works' };

test('sends nothing before the visitor agrees', () => {
  openMeasuredPage();
  track({ type: 'form_opened', form: 'homeInline' });
  expect(window.dataLayer).toBeUndefined();
});

test('does not send later what came before the visitor agreed', () => {
  const { consent } = openMeasuredPage();
  track({ type: 'form_opened', form: 'homeInline' });
  consent.save('accepted');
  expect(window.dataLayer).toEqual([view]);
});

test('sends the events that come after the visitor has agreed', () => {
  const { consent } = openMeasuredPage();
  consent.save('accepted');
  track({ type: 'form_opened', form: 'portfolio' });
  expect(window.dataLayer).toEqual([view, { event: 'form_opened', form: 'portfolio' }]);
});

test('an earlier yes counts', () => {
  agreeEarlier();
  openMeasuredPage();
  expect(window.dataLayer).toEqual([view]);
});

test('withdrawing the yes ends the events at once', () => {
  agreeEarlier();
  const { consent } = openMeasuredPage();
  consent.save(undefined);
  track({ type: 'page_view', page: '/blogs' });
  expect(window.dataLayer).toEqual([view]);
});

test('a visitor who withdraws and agrees again on one page is counted there once', () => {
  const { consent } = openMeasuredPage();
  consent.save('accepted');
  consent.save(undefined);
  consent.save('accepted');
  expect(window.dataLayer).toEqual([view]);
});

test('a page to which a visitor agrees before it is shown is counted once', () => {
  const { consent } = openMeasuredPage();
  // Back has changed the address already; the page is still loading.
  consent.save('accepted');
  track({ type: 'page_view', page: view.page });
  expect(window.dataLayer).toEqual([view]);
});

/** The posts to an endpoint. */
const catchBeacons = () => {
  // jsdom's has no text().
  vi.stubGlobal('Blob', Blob);
  const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>(() => true);
  override(navigator, 'sendBeacon', sendBeacon);
  const only = () => {
    const [[address, body] = expect.fail('Nothing was posted.'), ...more] = sendBeacon.mock.calls;
    expect(more).toEqual([]);
    return { address, body };
  };
  return { only };
};
const endpoint = 'https://events.example.com/collect';

test('an endpoint gets an event by post at its address', () => {
  const beacons = catchBeacons();
  agreeEarlier();
  openMeasuredPage(endpoint);
  expect(beacons.only().address).toBe(endpoint);
});

test('an endpoint gets an event as plain text', () => {
  const beacons = catchBeacons();
  agreeEarlier();
  openMeasuredPage(endpoint);
  expect(beacons.only().body.type).toBe('text/plain');
});

test('an endpoint gets an event with its time', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9) });
  const beacons = catchBeacons();
  agreeEarlier();
  openMeasuredPage(endpoint);
  expect(JSON.parse(await beacons.only().body.text())).toEqual({
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
  agreeEarlier();
  const { sendForm } = openMeasuredPage();
  sendForm(putForm());
  await vi.advanceTimersByTimeAsync(0);
  expect(posts).toHaveLength(1);
  expect(storedLeads()).toHaveLength(1);
});

test.each([{ state: 'held' }, { state: 'confirmed' }, { state: 'givenUp' }] as const)(
  'a lead that is $state gives an event with its form',
  ({ state }) => {
    agreeEarlier();
    const { report } = openMeasuredPage();
    report(makeEntry({ form: 'portfolio' }), state);
    expect(window.dataLayer).toEqual([view, { event: state, form: 'portfolio' }]);
  },
);

test.each([
  { state: 'queued' },
  { state: 'handedOff' },
  { state: 'confirmedElsewhere' },
  { state: 'deleted' },
] as const)('a lead that is $state gives no event', ({ state }) => {
  agreeEarlier();
  const { report } = openMeasuredPage();
  report(makeEntry(), state);
  expect(window.dataLayer).toEqual([view]);
});

test('a lead that is held after each of two tries gives one event', () => {
  agreeEarlier();
  const { report } = openMeasuredPage();
  report(makeEntry({ form: 'portfolio', tries: 1 }), 'held');
  report(makeEntry({ form: 'portfolio', tries: 2 }), 'held');
  expect(window.dataLayer).toEqual([view, { event: 'held', form: 'portfolio' }]);
});

test('a lead that is held first and confirmed later gives both events', () => {
  agreeEarlier();
  const { report } = openMeasuredPage();
  report(makeEntry({ form: 'portfolio' }), 'held');
  report(makeEntry({ form: 'portfolio' }), 'confirmed');
  expect(window.dataLayer).toEqual([
    view,
    { event: 'held', form: 'portfolio' },
    { event: 'confirmed', form: 'portfolio' },
  ]);
});

test('two leads that are held give an event each', () => {
  agreeEarlier();
  const { report } = openMeasuredPage();
  report(makeEntry({ id: 'lead-one', form: 'portfolio' }), 'held');
  report(makeEntry({ id: 'lead-two', form: 'homeInline' }), 'held');
  expect(window.dataLayer).toEqual([
    view,
    { event: 'held', form: 'portfolio' },
    { event: 'held', form: 'homeInline' },
  ]);
});
