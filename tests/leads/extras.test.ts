import { beforeEach, expect, test, vi } from 'vitest';
import { parseConfig } from '../../schemas/config';
import { extraFieldNames } from '../../schemas/salesforce/extras';
import { customFieldIds } from '../../schemas/salesforce/ids';
import { catchPosts } from '../helpers/forms';
import { storedLeads } from '../helpers/page';
import { putForm } from '../helpers/prerendered';

/** The setting of each field, from `00N5g0000000001` on. */
const ids = Object.fromEntries(
  extraFieldNames.map((name, index) => [
    `VITE_CRM_FIELD_${name.toUpperCase()}`,
    `00N5g000000000${index + 1}`,
  ]),
);

/** The leads module of a newly opened page, with a configuration. */
const open = async (settings: Record<string, string>, address: string) => {
  vi.resetModules();
  vi.doMock('../../src/config/env', () => ({ env: parseConfig(settings, 'https://www.wiselamp.example') }));
  history.replaceState(null, '', address);
  const leads = await import('../../src/leads/sendForm');
  const { noteArrival } = await import('../../src/leads/origin');
  noteArrival({ keepsFirst: true });
  return {
    ...leads,
    adapter: await import('../../src/leads/crm'),
    ...(await import('../../src/leads/extras')),
  };
};

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9) }));

/** The posted fields of one lead, without those of its form. */
const posted = async (settings: Record<string, string>, consent: boolean) => {
  const posts = catchPosts();
  const { sendForm } = await open(settings, '/?utm_source=news');
  history.replaceState(null, '', '/works');
  const form = putForm('homeInline', { message: 'Hello' });
  for (const box of form.querySelectorAll<HTMLInputElement>('[type="checkbox"]')) box.checked = consent;
  sendForm(form);
  await vi.advanceTimersByTimeAsync(0);
  const own = new Set(['oid', 'recordType', 'retURL', 'last_name', 'email', 'phone', customFieldIds.message]);
  return posts[0]?.fields.filter(([name]) => !own.has(name));
};

test('without configuration a lead has only the fields of its form', async () => {
  expect(await posted({}, true)).toEqual([]);
});

test('sends the configured fields: the lead’s id, its origin and the consent', async () => {
  expect(await posted(ids, true)).toEqual([
    ['00N5g0000000001', expect.stringMatching(/^[\da-f-]{36}$/)],
    ['00N5g0000000002', 'homeInline'],
    ['00N5g0000000003', '/works'],
    ['00N5g0000000004', 'http://localhost:3000/?utm_source=news'],
    ['00N5g0000000006', 'utm_source=news'],
    ['00N5g0000000007', 'utm_source=news'],
    ['00N5g0000000008', '2026-11-22'],
    ['00N5g0000000009', '2026-11-21T09:00:00.000Z'],
  ]);
});

test('sends no consent version or time without consent', async () => {
  const names = (await posted(ids, false))?.map(([name]) => name);
  expect(names).toContain('00N5g0000000001');
  expect(names).not.toContain('00N5g0000000008');
  expect(names).not.toContain('00N5g0000000009');
});

test('sends the lead source and the campaign with every lead, also without scripts', async () => {
  const settings = { VITE_CRM_LEAD_SOURCE: 'Website', VITE_CRM_CAMPAIGN_ID: '7015g000000abcD' };
  const wanted = [
    ['lead_source', 'Website'],
    ['Campaign_ID', '7015g000000abcD'],
  ];
  expect(await posted(settings, false)).toEqual(wanted);
  const { adapter } = await open(settings, '/');
  expect(Object.entries(adapter.nativeFields('contact', '/getintouch'))).toEqual(
    expect.arrayContaining(wanted),
  );
});

test('a form that posts without scripts sends its id and its page', async () => {
  const { nativeExtras } = await open(ids, '/');
  expect(nativeExtras('contactPage', '/getintouch')).toEqual({
    '00N5g0000000002': 'contactPage',
    '00N5g0000000003': '/getintouch',
  });
  const unconfigured = await open({}, '/');
  expect(unconfigured.nativeExtras('contactPage', '/getintouch')).toEqual({});
});

test('a lead sent before the arrival is noted has no origin', async () => {
  const { extrasOf } = await open(ids, '/works');
  vi.resetModules();
  const unnoted = await import('../../src/leads/extras');
  const lead = { id: '1', form: 'homeInline', at: 0, consented: false } as const;
  expect(Object.values(unnoted.extrasOf(lead))).toEqual(['1', 'homeInline', '/works']);
  expect(Object.values(extrasOf(lead))).toHaveLength(6);
});

test('sends the page that linked to the site', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.google.com/search?q=java');
  const { extrasOf } = await open(ids, '/works');
  expect(extrasOf({ id: '1', form: 'homeInline', at: 0, consented: false })).toMatchObject({
    '00N5g0000000005': 'https://www.google.com/search',
    '00N5g0000000007': 'referrer=www.google.com',
  });
});

test.each([
  ['probe', 0],
  ['frame', 1],
])('with confirmation by %s an answered probe leaves %i leads on the device', async (confirmation, left) => {
  catchPosts();
  const { sendForm } = await open({ VITE_CRM_CONFIRMATION: confirmation }, '/');
  sendForm(putForm());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(storedLeads()).toHaveLength(left);
});
