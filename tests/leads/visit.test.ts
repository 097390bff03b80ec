import { beforeEach, expect, test, vi } from 'vitest';
import { arrivalOf, beginVisit } from '../../src/leads/visit';
import { denyStorage } from '../helpers/page';

const site = 'https://www.wiselamp.example';
const begin = () => beginVisit({ keepsArrival: true });
/** The next document of the tab. */
const open = (address: string, linkedFrom = '') => {
  history.replaceState(null, '', address);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(linkedFrom);
  return begin();
};

beforeEach(() => history.replaceState(null, '', '/'));

test('an app on a phone is the source of a visit that it opened', () => {
  expect(arrivalOf(`${site}/`, 'android-app://com.linkedin.android/')).toMatchObject({
    last_touch: 'referrer=com.linkedin.android',
    referrer: 'android-app://com.linkedin.android',
  });
});

test('the tags of a campaign count in capitals, too', () => {
  expect(arrivalOf(`${site}/?UTM_Source=WhatsApp`, '').last_touch).toBe('utm_source=WhatsApp');
});

test('the first document of a tab begins a visit', () => {
  expect(open('/', 'https://www.google.com/').isNew).toBe(true);
});

test.each([
  { document: 'a reload', address: '/', linkedFrom: 'https://www.google.com/' },
  { document: 'a link to another page', address: '/works', linkedFrom: 'http://localhost:3000/' },
  { document: 'a page without a referrer', address: '/works', linkedFrom: '' },
])('$document belongs to the visit', ({ address, linkedFrom }) => {
  open('/', 'https://www.google.com/');
  expect(open(address, linkedFrom).isNew).toBe(false);
});

test('a visit keeps how it began, whichever page sends the form', () => {
  open('/SkillOrientedCourses?utm_source=instagram');
  expect(open('/SkillOrientedCourses/1', 'http://localhost:3000/SkillOrientedCourses').arrival).toEqual({
    landing_page: 'http://localhost:3000/SkillOrientedCourses?utm_source=instagram',
    last_touch: 'utm_source=instagram',
    referrer: '',
  });
});

test('a site whose forms do not name a source keeps none', () => {
  history.replaceState(null, '', '/?utm_source=news');
  beginVisit({ keepsArrival: false });
  expect(Object.entries(sessionStorage)).toEqual([['visit', '{}']]);
  expect(beginVisit({ keepsArrival: false }).isNew).toBe(false);
});

test.each([
  { type: 'reload', isNew: false },
  { type: 'back_forward', isNew: false },
  { type: 'navigate', isNew: true },
])('without storage a document that was opened by $type begins a visit: $isNew', ({ type, isNew }) => {
  denyStorage('sessionStorage');
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((name) =>
    name === 'navigation' ? [{ type } as unknown as PerformanceEntry] : [],
  );
  expect(open('/', 'https://www.google.com/').isNew).toBe(isNew);
});

test.each(['{', 'null', '"x"', '{"landing_page":"http://localhost:3000/"}'])(
  'a visit whose beginning is stored as %s began where its tab is now',
  (raw) => {
    sessionStorage.setItem('visit', raw);
    expect(open('/works?utm_source=news')).toMatchObject({
      isNew: false,
      arrival: { last_touch: 'utm_source=news' },
    });
  },
);

test.each([
  { linkedFrom: 'http://localhost:3000/works', isNew: false },
  { linkedFrom: 'https://www.google.com/', isNew: true },
])(
  'without storage a document that $linkedFrom linked to begins a visit: $isNew',
  ({ linkedFrom, isNew }) => {
    denyStorage('sessionStorage');
    expect(open('/', linkedFrom).isNew).toBe(isNew);
  },
);
