import { expect, test, vi } from 'vitest';
import { originOf } from '../../src/leads/origin';
import { DAY } from '../helpers/durations';
import { denyStorage } from '../helpers/page';

const site = 'https://www.wiselamp.example';

test.each([
  [
    'a campaign',
    '/works?utm_source=news&utm_medium=email&utm_campaign=autumn%20fair&utm_term=java&utm_content=a',
    'https://mail.example.com/inbox/7?q=secret',
    {
      touch: 'utm_source=news&utm_medium=email&utm_campaign=autumn+fair&utm_term=java&utm_content=a',
      landingPage: `${site}/works?utm_source=news&utm_medium=email&utm_campaign=autumn+fair&utm_term=java&utm_content=a`,
      referrer: 'https://mail.example.com/inbox/7',
    },
  ],
  [
    'a link on another site',
    '/blog/3',
    'https://www.google.com/search?q=java+course',
    {
      touch: 'referrer=www.google.com',
      landingPage: `${site}/blog/3`,
      referrer: 'https://www.google.com/search',
    },
  ],
  ['a typed address', '/', '', { touch: 'direct', landingPage: `${site}/`, referrer: '' }],
  [
    'a page of the site itself',
    '/works',
    `${site}/?q=1`,
    { touch: 'direct', landingPage: `${site}/works`, referrer: '' },
  ],
  [
    'an app',
    '/',
    'android-app://com.example.mail',
    { touch: 'direct', landingPage: `${site}/`, referrer: '' },
  ],
])('a visit by %s is known by it', (_, path, referrer, origin) => {
  expect(originOf(site + path, referrer)).toEqual(origin);
});

test('reads nothing that identifies a person: click ids, email addresses, the fragment', () => {
  const { touch, landingPage } = originOf(
    `${site}/works?gclid=abc&fbclid=def&email=asha%40example.com&utm_source=%20#asha`,
    '',
  );
  expect([touch, landingPage]).toEqual(['direct', `${site}/works`]);
});

/** The modules in a page newly opened at an address. */
const open = async (address: string) => {
  vi.resetModules();
  history.replaceState(null, '', address);
  return { ...(await import('../../src/leads/origin')), ...(await import('../../src/consent/choice')) };
};

test('without consent only this visit is known, and nothing is stored', async () => {
  const visit = await open('/?utm_source=first');
  expect(visit.originNow()).toBeUndefined();
  visit.noteArrival({ keepsFirst: true });
  history.replaceState(null, '', '/works');
  expect(visit.originNow()).toMatchObject({ touch: 'utm_source=first', firstTouch: 'utm_source=first' });
  expect(localStorage).toHaveLength(0);
});

test('with consent the first touch stays and the last touch changes with each visit', async () => {
  const first = await open('/?utm_source=first');
  first.noteArrival({ keepsFirst: true });
  first.saveChoice('accepted');
  const later = await open('/?utm_source=later');
  later.noteArrival({ keepsFirst: true });
  expect(later.originNow()).toMatchObject({ touch: 'utm_source=later', firstTouch: 'utm_source=first' });
});

test('withdrawing consent removes the stored first touch', async () => {
  const visit = await open('/?utm_source=first');
  visit.noteArrival({ keepsFirst: true });
  visit.saveChoice('accepted');
  expect(localStorage.getItem('first-touch')).toContain('utm_source=first');
  visit.saveChoice('declined');
  expect(localStorage.getItem('first-touch')).toBeNull();
  expect(visit.originNow()?.firstTouch).toBe('utm_source=first');
});

test('remembers a first visit for a year and forgets an older one', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5) });
  const first = await open('/?utm_source=first');
  first.noteArrival({ keepsFirst: true });
  first.saveChoice('accepted');
  vi.setSystemTime(Date.now() + 364 * DAY);
  const within = await open('/?utm_source=within');
  within.saveChoice('accepted');
  within.noteArrival({ keepsFirst: true });
  expect(within.originNow()?.firstTouch).toBe('utm_source=first');
  vi.setSystemTime(Date.now() + 2 * DAY);
  const later = await open('/?utm_source=later');
  later.saveChoice('accepted');
  later.noteArrival({ keepsFirst: true });
  expect(later.originNow()?.firstTouch).toBe('utm_source=later');
});

test('does not store the first touch when no field is configured for it, whatever the visitor chose', async () => {
  const visit = await open('/?utm_source=first');
  visit.saveChoice('accepted');
  visit.noteArrival({ keepsFirst: false });
  expect(localStorage.getItem('first-touch')).toBeNull();
});

test('treats every visit as the first when storage is denied', async () => {
  const visit = await open('/?utm_source=first');
  denyStorage();
  visit.saveChoice('accepted');
  visit.noteArrival({ keepsFirst: true });
  expect(visit.readChoice()).toBe('accepted');
  expect(visit.originNow()?.firstTouch).toBe('utm_source=first');
});

test('does not use a stored first touch after the visitor declines', async () => {
  localStorage.setItem('first-touch', `${Date.now()} utm_source=first`);
  const visit = await open('/?utm_source=later');
  visit.saveChoice('declined');
  visit.noteArrival({ keepsFirst: false });
  expect(visit.originNow()?.firstTouch).toBe('utm_source=later');
});
