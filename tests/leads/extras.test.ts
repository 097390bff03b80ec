import { beforeEach, expect, test, vi } from 'vitest';
import { extraFieldNames } from '../../schemas/salesforce/extras';
import { customFieldIds } from '../../schemas/salesforce/ids';
import { toWire } from '../../schemas/salesforce/wire';
import { validValues } from '../helpers/factories';
import { catchPosts } from '../helpers/forms';
import { openPage } from '../helpers/openPage';
import { storedLeads } from '../helpers/page';
import { putForm } from '../helpers/prerendered';

/** The setting of each field, from `00N5g0000000001` on. */
const ids = Object.fromEntries(
  extraFieldNames.map((name, index) => [
    `VITE_CRM_FIELD_${name.toUpperCase()}`,
    `00N5g000000000${index + 1}`,
  ]),
);

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9) }));

interface Visit {
  consent?: boolean;
  isNoted?: boolean;
}

/** The posted fields of one lead, without those of its form. */
const posted = async (settings: Record<string, string>, { consent = false, isNoted = true }: Visit = {}) => {
  const posts = catchPosts();
  const { sendForm, origin } = openPage(settings, '/?utm_source=news');
  if (isNoted) origin.noteArrival({ keepsFirst: false });
  history.replaceState(null, '', '/works');
  const form = putForm('homeInline', { message: 'Hello' });
  for (const box of form.querySelectorAll<HTMLInputElement>('[type="checkbox"]')) box.checked = consent;
  sendForm(form);
  await vi.advanceTimersByTimeAsync(0);
  const own = new Set([
    'oid',
    'recordType',
    'retURL',
    ...Object.keys(toWire('lead', validValues('lead'), customFieldIds)),
  ]);
  return posts[0]?.fields.filter(([name]) => !own.has(name));
};

test('without configuration a lead has only the fields of its form', async () => {
  expect(await posted({}, { consent: true })).toEqual([]);
});

test('sends the configured fields: the lead’s id, its origin and the consent', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.google.com/search?q=java');
  expect(await posted(ids, { consent: true })).toEqual([
    ['00N5g0000000001', expect.stringMatching(/^[\da-f]{32}$/)],
    ['00N5g0000000002', 'homeInline'],
    ['00N5g0000000003', '/works'],
    ['00N5g0000000004', 'http://localhost:3000/?utm_source=news'],
    ['00N5g0000000005', 'https://www.google.com/search'],
    ['00N5g0000000006', 'utm_source=news'],
    ['00N5g0000000007', 'utm_source=news'],
    ['00N5g0000000008', '2026-11-22'],
    ['00N5g0000000009', '2026-11-21T09:00:00.000Z'],
  ]);
});

test('without consent and without a noted arrival sends the id, the form and the page', async () => {
  expect(await posted(ids, { isNoted: false })).toEqual([
    ['00N5g0000000001', expect.any(String)],
    ['00N5g0000000002', 'homeInline'],
    ['00N5g0000000003', '/works'],
  ]);
});

test('sends the lead source and the campaign with every lead', async () => {
  const settings = { VITE_CRM_LEAD_SOURCE: 'Website', VITE_CRM_CAMPAIGN_ID: '7015g000000abcD' };
  expect(await posted(settings)).toEqual([
    ['lead_source', 'Website'],
    ['Campaign_ID', '7015g000000abcD'],
  ]);
});

test.each([
  ['probe', 0],
  ['frame', 1],
])('with confirmation by %s an answered probe leaves %i leads on the device', async (confirmation, left) => {
  catchPosts();
  const { sendForm } = openPage({ VITE_CRM_CONFIRMATION: confirmation });
  sendForm(putForm());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(storedLeads()).toHaveLength(left);
});
