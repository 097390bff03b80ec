import { expect, test, vi } from 'vitest';
import { DAY } from '../../src/config/durations';
import { arrivalOf } from '../../src/leads/visit';
import { openPage } from '../helpers/openPage';

const site = 'https://www.wiselamp.example';
const campaign = 'utm_source=news&utm_medium=email&utm_campaign=autumn+fair&utm_term=java&utm_content=a';

test.each([
  ['a campaign', `/works?${campaign}`, 'https://mail.example.com/inbox/7?q=secret', campaign, '/inbox/7'],
  ['a link on another site', '/blog/3', 'https://mail.example.com/?q=java', 'referrer=mail.example.com', '/'],
  ['a typed address', '/', '', 'direct'],
  ['a page of the site itself', '/works', `${site}/?q=1`, 'direct'],
  // These identify a person: click ids, email addresses, the fragment.
  ['an advert', '/works?gclid=abc&fbclid=def&email=asha%40example.com&utm_source=%20#asha', '', 'direct'],
])('records a visit by %s', (_, path, linkedFrom, last_touch, referrerPath = '') => {
  expect(arrivalOf(site + path, linkedFrom)).toEqual({
    last_touch,
    landing_page: site + (last_touch === campaign ? path : new URL(path, site).pathname),
    referrer: referrerPath && `https://mail.example.com${referrerPath}`,
  });
});

const open = (source: string) => openPage({}, `/?utm_source=${source}`);
/** Opens a page from a source and notes it. */
const arrive = (source: string, keepsFirst = true) => {
  const page = open(source);
  page.origin.noteArrival(arrivalOf(location.href, ''), { keepsFirst });
  return page;
};
const stored = () => localStorage.getItem('first-touch');

test('without consent only this visit is known, and nothing is stored', () => {
  expect(open('first').origin.read()).toBeUndefined();
  const { origin } = arrive('first');
  history.replaceState(null, '', '/works');
  expect(origin.read()).toMatchObject({ last_touch: 'utm_source=first', first_touch: '' });
  expect(localStorage).toHaveLength(0);
});

test('with consent the first touch stays and the last touch changes, until consent is withdrawn', () => {
  arrive('first').consent.save('accepted');
  const { origin, consent } = arrive('later');
  const first = { last_touch: 'utm_source=later', first_touch: 'utm_source=first' };
  expect(origin.read()).toMatchObject(first);
  expect(stored()).toContain('utm_source=first');
  consent.save('declined');
  expect(stored()).toBeNull();
  expect(origin.read()?.first_touch).toBe('');
});

test('a site that no longer asks for the first touch removes it', () => {
  arrive('first').consent.save('accepted');
  expect(stored()).toContain('utm_source=first');
  openPage().origin.noteArrival(undefined, { keepsFirst: false });
  expect(stored()).toBeNull();
});

test('remembers a first visit for half a year, as long as a consent lasts, and forgets an older one', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5) });
  const firstTouchOf = (source: string) => {
    const { origin, consent } = open(source);
    consent.save('accepted');
    origin.noteArrival(arrivalOf(location.href, ''), { keepsFirst: true });
    return origin.read()?.first_touch;
  };
  expect(firstTouchOf('first')).toBe('utm_source=first');
  vi.setSystemTime(Date.now() + 181 * DAY);
  expect(firstTouchOf('within')).toBe('utm_source=first');
  vi.setSystemTime(Date.now() + 2 * DAY);
  expect(firstTouchOf('later')).toBe('utm_source=later');
});

test('does not store the first touch when no field is configured for it', () => {
  // The notice asks about counting alone.
  const { consent } = arrive('first', false);
  for (const choice of ['accepted', 'declined', 'accepted'] as const) consent.save(choice);
  expect(stored()).toBeNull();
});
