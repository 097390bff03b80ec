import { expect, test, vi } from 'vitest';
import { arrivalOf } from '../../src/leads/origin';
import { DAY } from '../helpers/durations';
import { openPage } from '../helpers/openPage';
import { denyStorage } from '../helpers/page';

const site = 'https://www.wiselamp.example';

test.each([
  [
    'a campaign',
    '/works?utm_source=news&utm_medium=email&utm_campaign=autumn%20fair&utm_term=java&utm_content=a',
    'https://mail.example.com/inbox/7?q=secret',
    {
      last_touch: 'utm_source=news&utm_medium=email&utm_campaign=autumn+fair&utm_term=java&utm_content=a',
      landing_page: `${site}/works?utm_source=news&utm_medium=email&utm_campaign=autumn+fair&utm_term=java&utm_content=a`,
      referrer: 'https://mail.example.com/inbox/7',
    },
  ],
  [
    'a link on another site',
    '/blog/3',
    'https://www.google.com/search?q=java+course',
    {
      last_touch: 'referrer=www.google.com',
      landing_page: `${site}/blog/3`,
      referrer: 'https://www.google.com/search',
    },
  ],
  ['a typed address', '/', '', { last_touch: 'direct', landing_page: `${site}/`, referrer: '' }],
  [
    'a page of the site itself',
    '/works',
    `${site}/?q=1`,
    { last_touch: 'direct', landing_page: `${site}/works`, referrer: '' },
  ],
  [
    'an app',
    '/',
    'android-app://com.example.mail',
    { last_touch: 'direct', landing_page: `${site}/`, referrer: '' },
  ],
])('records a visit by %s', (_, path, referrer, origin) => {
  expect(arrivalOf(site + path, referrer)).toEqual(origin);
});

test('reads nothing that identifies a person: click ids, email addresses, the fragment', () => {
  const { last_touch, landing_page } = arrivalOf(
    `${site}/works?gclid=abc&fbclid=def&email=asha%40example.com&utm_source=%20#asha`,
    '',
  );
  expect([last_touch, landing_page]).toEqual(['direct', `${site}/works`]);
});

const open = (address: string) => openPage({}, address);

test('without consent only this visit is known, and nothing is stored', () => {
  const { origin } = open('/?utm_source=first');
  expect(origin.read()).toBeUndefined();
  origin.noteArrival({ keepsFirst: true });
  history.replaceState(null, '', '/works');
  expect(origin.read()).toMatchObject({ last_touch: 'utm_source=first', first_touch: 'utm_source=first' });
  expect(localStorage).toHaveLength(0);
});

test('with consent the first touch stays and the last touch changes with each visit', () => {
  const first = open('/?utm_source=first');
  first.origin.noteArrival({ keepsFirst: true });
  first.consent.save('accepted');
  const later = open('/?utm_source=later');
  later.origin.noteArrival({ keepsFirst: true });
  expect(later.origin.read()).toMatchObject({
    last_touch: 'utm_source=later',
    first_touch: 'utm_source=first',
  });
});

test('withdrawing consent removes the stored first touch', () => {
  const { origin, consent } = open('/?utm_source=first');
  origin.noteArrival({ keepsFirst: true });
  consent.save('accepted');
  expect(localStorage.getItem('first-touch')).toContain('utm_source=first');
  consent.save('declined');
  expect(localStorage.getItem('first-touch')).toBeNull();
  expect(origin.read()?.first_touch).toBe('utm_source=first');
});

test('remembers a first visit for a year and forgets an older one', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5) });
  const firstTouchOf = (address: string) => {
    const { origin, consent } = open(address);
    consent.save('accepted');
    origin.noteArrival({ keepsFirst: true });
    return origin.read()?.first_touch;
  };
  expect(firstTouchOf('/?utm_source=first')).toBe('utm_source=first');
  vi.setSystemTime(Date.now() + 364 * DAY);
  expect(firstTouchOf('/?utm_source=within')).toBe('utm_source=first');
  vi.setSystemTime(Date.now() + 2 * DAY);
  expect(firstTouchOf('/?utm_source=later')).toBe('utm_source=later');
});

test('does not store the first touch when no field is configured for it', () => {
  const { origin, consent } = open('/?utm_source=first');
  consent.save('accepted');
  origin.noteArrival({ keepsFirst: false });
  expect(localStorage.getItem('first-touch')).toBeNull();
});

test('treats every visit as the first when storage is denied', () => {
  const { origin, consent } = open('/?utm_source=first');
  denyStorage();
  consent.save('accepted');
  origin.noteArrival({ keepsFirst: true });
  expect(origin.read()?.first_touch).toBe('utm_source=first');
});

test('does not use a stored first touch after the visitor declines', () => {
  localStorage.setItem('first-touch', `${Date.now()} utm_source=first`);
  const { origin, consent } = open('/?utm_source=later');
  consent.save('declined');
  origin.noteArrival({ keepsFirst: false });
  expect(origin.read()?.first_touch).toBe('utm_source=later');
});
