// @vitest-environment node
import { expect, test } from 'vitest';
import { samplesOf } from '../../../schemas/fields/field.ts';
import { fieldsByForm, formKinds } from '../../../schemas/forms.ts';
import { leadFields } from '../../../schemas/lead.ts';
import { placeholders } from '../../../schemas/salesforce/wire.ts';
import { paths } from '../../../src/config/paths.ts';
import { expectConsole } from '../../../tests/helpers/console.ts';
import { networkOf } from '../address.ts';
import { HOUR, MINUTE } from '../durations.ts';
import {
  leadPost,
  PHONE,
  settings,
  SHORT_PHONE,
  SHORT_PHONE_SAYS,
  simulate,
  SITE,
  temporaryStorage,
} from './helpers.ts';

const html = { accept: 'text/html' };
const MESSAGE = '00NUH000003VHUJ';
const NUMBER = '00N5g000000Abcd';

test('a lead gets a receipt, the same when it is sent again, and the relay adds the organisation’s ids', async () => {
  const { post, pass, arrived } = simulate();
  const receipt = { id: 'lead-number-1', receivedAt: '2026-11-23T09:00:00.000Z' };
  for (const wait of [10 * MINUTE, HOUR]) {
    const answer = await post(leadPost());
    expect([answer.status, await answer.json()]).toEqual([200, receipt]);
    await pass(wait);
  }
  expect(arrived).toEqual([
    {
      oid: '00D5g000004Abcd',
      recordType: '0125g000000Abcd',
      retURL: `${SITE}/works`,
      last_name: 'Asha Rao',
      email: 'asha.rao@example.com',
      phone: PHONE,
      [MESSAGE]: 'When does the\r\nnext batch start?',
      [NUMBER]: 'lead-number-1',
    },
  ]);
});

test('ids and addresses that a sender makes up reach no CRM', async () => {
  const made = { oid: '00D000000000666', Campaign_ID: '701', retURL: 'https://evil.example/' };
  const [lead] = await simulate().deliver(leadPost(made));
  expect(lead).toMatchObject({ oid: '00D5g000004Abcd', retURL: `${SITE}/` });
  expect(lead).not.toHaveProperty('Campaign_ID');
});

test('a stored lead whose address to come back to is no header is thanked for, and alerts nobody', async () => {
  const { post, alerts } = simulate({ RELAY_WEBHOOK: 'https://hooks.example.org/x' });
  const answer = await post(leadPost({ retURL: `${SITE}/\n<!channel> Open this` }), { accept: 'text/html' });
  expect(answer.status).toBe(303);
  expect(alerts).toEqual([]);
});

const contact = samplesOf(fieldsByForm.contact);
const { message: typed = '', ...others } = leadPost();
const longest = 'సీ'.repeat(16_000);
test.each([
  [
    'a lead of the contact page, with the fixed values for what was left out',
    { ...contact, email: placeholders['email'] ?? '', phone: '' },
    { ...placeholders, company: 'N/A' },
  ],
  [
    'a newsletter lead that filled the honeypot, marked',
    { email: 'asha@example.com', last_name: '[possible spam] Newsletter subscriber' },
    { last_name: '[possible spam] Newsletter subscriber' },
  ],
  [
    'a lead whose name is marked, as in a form without a message',
    leadPost({ last_name: '[possible spam] Asha Rao' }),
    { last_name: '[possible spam] Asha Rao' },
  ],
  [
    'a marked name within its limit',
    leadPost({ last_name: `[possible spam] ${'a'.repeat(leadFields.last_name.limit)}` }),
    { last_name: `[possible spam] ${'a'.repeat(leadFields.last_name.limit - 16)}` },
  ],
  [
    'a lead that an outbox kept from before the relay, by the CRM’s own names',
    { ...others, [MESSAGE]: typed, oid: '00D5g000004Abcd' },
    { [MESSAGE]: 'When does the\r\nnext batch start?' },
  ],
  [
    'a phone as its digits',
    leadPost({ phone: `(${PHONE.slice(0, 5)}) ${PHONE.slice(5)}` }),
    { phone: PHONE },
  ],
  ['the longest message in the widest script', leadPost({ message: longest }), { [MESSAGE]: longest }],
])('the CRM gets %s', async (_, fields, expected) => {
  expect(await simulate().deliver(fields)).toMatchObject([expected]);
});

test('other details under a known lead number become a lead of their own', async () => {
  const leads = ['First.', 'Second.', 'Second.', 'First.'].map((message) => leadPost({ message }));
  const arrived = await simulate().deliver(...leads);
  expect(arrived.map(({ [MESSAGE]: message }) => message)).toEqual(['First.', 'Second.']);
  expect(arrived.map(({ [NUMBER]: id }) => id === 'lead-number-1')).toEqual([true, false]);
});

const withoutScripts = (changes = {}) => leadPost({ lead_id: '', ...changes });
const anotherPage = { retURL: `${SITE}/`, page: '/', form: 'homeInline' };
test.each([
  [
    'a repeat from another page, or with other marketing data, is the same lead',
    [leadPost(), leadPost(anotherPage)],
    1,
  ],
  [
    'without scripts the same details from two pages are one lead',
    [withoutScripts(), withoutScripts(anotherPage)],
    1,
  ],
  [
    'without scripts another question is another lead',
    [withoutScripts(), withoutScripts({ message: 'Another.' })],
    2,
  ],
])('%s, also for a relay that has been restarted', async (_, leads, count) => {
  const { deliver, restart } = simulate({
    VITE_CRM_FIELDS: `${settings.VITE_CRM_FIELDS},page=00N5g000000Page`,
  });
  await deliver(...leads);
  await restart();
  expect(await deliver(...leads)).toHaveLength(count);
});

test('lead numbers without scripts and digests of addresses differ between relays', async () => {
  const seen = [];
  for (const storage of [temporaryStorage(), temporaryStorage()]) {
    await simulate({}, storage).post(withoutScripts());
    seen.push(...(await storage.all<{ id: string; address: string }>('SELECT id, address FROM leads')));
  }
  expect(new Set(seen.flatMap(({ id, address }) => [id, address])).size).toBe(4);
});

test('the relay refuses what the rules of the forms refuse, with the same messages', async () => {
  const { post } = simulate();
  const answer = await post(leadPost({ phone: SHORT_PHONE, email: 'asha..rao@example.com' }));
  const email = 'asha..rao@example.com is not a valid email...!';
  expect([answer.status, await answer.json()]).toEqual([422, { errors: { email, phone: SHORT_PHONE_SAYS } }]);
  for (const kind of formKinds) {
    const blank = Object.keys(fieldsByForm[kind]).map((name) => [name, ' ']);
    expect((await post(Object.fromEntries(blank))).status, `for ${kind}`).toBe(422);
  }
});

test('without scripts an invalid form comes back with each message, the typed text and its hidden fields', async () => {
  const { post } = simulate();
  const made = { form: 'homeInline', page: '/works', oid: '00D666', made_up: 'x' };
  const answer = await post(leadPost({ phone: SHORT_PHONE, message: '<script>"&', ...made }), html);
  const page = await answer.text();
  for (const part of [SHORT_PHONE_SAYS, '&lt;script&gt;&quot;&amp;', 'name="form" value="homeInline"'])
    expect(page).toContain(part);
  for (const name of ['page', 'retURL', 'lead_id']) expect(page).toContain(`type="hidden" name="${name}"`);
  // A sender made these up.
  expect(page).not.toMatch(/made_up|00D666/);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test.each([
  ['thousands of fields', Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`a${n}`, '']))],
  ['a body that is too long', leadPost({ message: 'x'.repeat(350_000) })],
])('a post of %s is refused before it is read', async (_, fields) => {
  expect((await simulate().post(fields, html)).status).toBe(413);
});

test('limits the leads of one address per hour, counts forms with mistakes, and keeps the text of the form', async () => {
  const { post, pass } = simulate({ RELAY_ADDRESS_LIMIT: '2' });
  const status = async (changes: Record<string, string>, options = {}) =>
    (await post(leadPost(changes), options)).status;
  const [wrong, first, second] = [{ phone: '1' }, {}, { lead_id: 'lead-number-2' }];
  const statuses = [];
  // The last one is stored already: its receipt was lost on the way.
  for (const changes of [wrong, first, second, wrong, wrong, first]) statuses.push(await status(changes));
  expect(statuses).toEqual([422, 200, 429, 422, 429, 200]);
  expect(await status(second, { address: '203.0.113.8' })).toBe(200);
  expect(await (await post(withoutScripts(), html)).text()).toContain('value="Asha Rao"');
  await pass(HOUR);
  expect(await status({ lead_id: 'lead-number-3' })).toBe(200);
});

test.each([
  ['a lead', leadPost({ phone: '1' }), 'answer your request'],
  ['the newsletter', { retURL: `${SITE}/`, email: 'wrong' }, 'keep your address until you unsubscribe'],
])('the form of %s says what the details are for and links to the policy', async (_case, fields, use) => {
  const page = await (await simulate().post(fields, html)).text();
  expect(page).toContain(use);
  expect(page).toContain(`href="${SITE}${paths.privacy}"`);
});

test('0 leads an hour from one address means no limit', async () => {
  const { post } = simulate({ RELAY_ADDRESS_LIMIT: '0' });
  expect((await post(leadPost())).status).toBe(200);
});

test('a lead that is stored has its receipt although the queue takes nothing, and goes out later', async () => {
  const { post, pass, outage, arrived, alerts } = simulate({ RELAY_WEBHOOK: 'https://hooks.example.org/x' });
  expectConsole(/^The relay's queue failed: the queue takes nothing/);
  outage.queue = true;
  expect((await post(leadPost())).status).toBe(200);
  expect(alerts).toEqual([expect.stringContaining('go out with the next sweep')]);
  outage.queue = false;
  await pass(MINUTE);
  expect(arrived).toHaveLength(1);
});

test('the site hears from the relay’s form that its visitor comes from a form', async () => {
  const invalid = await simulate().post(leadPost({ phone: '1' }), html);
  const valid = await simulate().post(leadPost(), html);
  // Only the origin, and only over https.
  for (const answer of [invalid, valid])
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

test('other subnets of one IPv6 customer do not get around the limit of an address', async () => {
  const { post } = simulate({ RELAY_ADDRESS_LIMIT: '2' });
  const statuses = [];
  for (const n of [1, 2, 3]) {
    const lead = leadPost({ lead_id: `lead-number-${n}` });
    statuses.push((await post(lead, { address: `2001:db8:0:${n}::1` })).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
});

test.each([
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['[2001:db8:1:2ff::9]:51234', '2001:db8:1:200::/56'],
  ['2001:db8::5:0:0:1', '2001:db8:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['', ''],
  ['unknown', 'unknown'],
])('the address %j counts as %j', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
