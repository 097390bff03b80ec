// @vitest-environment node
import { expect, test } from 'vitest';
import { samplesOf } from '../../../schemas/fields/field.ts';
import { fieldsByForm, formKinds } from '../../../schemas/forms.ts';
import { leadFields } from '../../../schemas/lead.ts';
import { customFieldIds } from '../../../schemas/salesforce/ids.ts';
import { fixedFields, placeholders } from '../../../schemas/salesforce/wire.ts';
import { paths } from '../../../src/config/paths.ts';
import { expectConsole } from '../../../tests/helpers/console.ts';
import { HOUR, MINUTE } from '../durations.ts';
import {
  leadPost,
  NUMBER,
  PHONE,
  settings,
  SHORT_PHONE,
  SHORT_PHONE_SAYS,
  simulate,
  SITE,
  temporaryStorage,
  withWebhook,
} from './helpers.ts';

const html = { accept: 'text/html' };
const MESSAGE = customFieldIds.message;
const receipt = { id: 'lead-number-1', receivedAt: '2026-11-23T09:00:00.000Z' };

test('a lead gets a receipt', async () => {
  const answer = await simulate().post(leadPost());
  expect([answer.status, await answer.json()]).toEqual([200, receipt]);
});

test('a lead that is sent again gets the same receipt, and goes to the CRM once', async () => {
  const { post, pass, arrived } = simulate();
  await post(leadPost());
  await pass(10 * MINUTE);
  const answer = await post(leadPost());
  expect([answer.status, await answer.json()]).toEqual([200, receipt]);
  await pass(HOUR);
  expect(arrived).toHaveLength(1);
});

test('the CRM gets a lead with the ids of the organisation and of its fields', async () => {
  expect(await simulate().deliver(leadPost())).toEqual([
    {
      oid: settings.VITE_CRM_OID,
      recordType: settings.VITE_CRM_RECORD_TYPE,
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
  const forged = { oid: '00D000000000666', Campaign_ID: '701', retURL: 'https://evil.example/' };
  const [lead] = await simulate().deliver(leadPost(forged));
  expect(lead).toMatchObject({ oid: settings.VITE_CRM_OID, retURL: `${SITE}/` });
  expect(lead).not.toHaveProperty('Campaign_ID');
});

test('a stored lead whose address to come back to is no header is thanked for, and alerts nobody', async () => {
  const { post, alerts } = simulate(withWebhook);
  const answer = await post(leadPost({ retURL: `${SITE}/\n<!channel> Open this` }), html);
  expect(answer.status).toBe(303);
  expect(alerts).toEqual([]);
});

const contact = samplesOf(fieldsByForm.contact);
const { message: typed = '', ...others } = leadPost();
const longest = 'సీ'.repeat(16_000);
const longestName = 'a'.repeat(leadFields.last_name.limit);
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
    leadPost({ last_name: `[possible spam] ${longestName}` }),
    { last_name: `[possible spam] ${longestName}`.slice(0, longestName.length) },
  ],
  [
    'a lead that an outbox kept from before the relay, by the CRM’s own names',
    { ...others, [MESSAGE]: typed, oid: settings.VITE_CRM_OID },
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

test('other details under a known lead number become a lead of their own, once', async () => {
  const leads = ['First.', 'Second.', 'Second.', 'First.'].map((message) => leadPost({ message }));
  const arrived = await simulate().deliver(...leads);
  expect(arrived.map(({ [MESSAGE]: message }) => message)).toEqual(['First.', 'Second.']);
});

test('a lead of its own does not have the lead number of the other', async () => {
  const leads = ['First.', 'Second.'].map((message) => leadPost({ message }));
  const [first, second] = await simulate().deliver(...leads);
  expect(first?.[NUMBER]).toBe('lead-number-1');
  expect(second?.[NUMBER]).toBeTruthy();
  expect(second?.[NUMBER]).not.toBe('lead-number-1');
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
});

test.each(formKinds)('the relay refuses an empty %s form', async (kind) => {
  const blank = Object.keys(fieldsByForm[kind]).map((name) => [name, ' ']);
  expect((await simulate().post(Object.fromEntries(blank))).status).toBe(422);
});

const postInvalid = () => {
  const forged = { oid: '00D666', made_up: 'x' };
  const fields = leadPost({ phone: SHORT_PHONE, message: '<script>"&', form: 'homeInline', page: '/works' });
  return simulate().post({ ...fields, ...forged }, html);
};
test.each([
  { what: 'its message', part: SHORT_PHONE_SAYS },
  { what: 'the typed text', part: '&lt;script&gt;&quot;&amp;' },
  { what: 'its form', part: 'name="form" value="homeInline"' },
  { what: 'its page', part: 'type="hidden" name="page"' },
  { what: 'its address to come back to', part: 'type="hidden" name="retURL"' },
  { what: 'its lead number', part: 'type="hidden" name="lead_id"' },
])('without scripts an invalid form comes back with $what', async ({ part }) => {
  expect(await (await postInvalid()).text()).toContain(part);
});

test('an invalid form comes back without fields that a sender has made up', async () => {
  expect(await (await postInvalid()).text()).not.toMatch(/made_up|00D666/);
});

test('the page of an invalid form loads nothing', async () => {
  expect((await postInvalid()).headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('a post of more fields than any form has is refused', async () => {
  const fields = Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`a${n}`, '']));
  expect((await simulate().post(fields, html)).status).toBe(413);
});

/** A post of 1 MB, which arrives piece by piece. Returns the status of its answer, and how much of it was read. */
const postInPieces = async () => {
  let read = 0;
  const body = new ReadableStream({
    pull: (stream) => {
      if (read === 1_000_000) {
        stream.close();
        return;
      }
      read += 10_000;
      stream.enqueue(new TextEncoder().encode('x'.repeat(10_000)));
    },
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { status } = await simulate().send({ body, duplex: 'half', headers });
  return { status, read };
};

test('a post that is too long is refused', async () => {
  expect((await postInPieces()).status).toBe(413);
});

test('a post that is too long is not read to its end', async () => {
  expect((await postInPieces()).read).toBeLessThan(400_000);
});

test('a post that is no form is refused, and its sender reads how to send it', async () => {
  const headers = { 'content-type': 'application/json' };
  const answer = await simulate().send({ body: JSON.stringify(leadPost()), headers });
  const error = 'Send the fields as application/x-www-form-urlencoded.';
  expect([answer.status, await answer.json()]).toEqual([415, { error }]);
});

test.each([
  ['the receipt of a lead', 200, leadPost()],
  ['what is wrong in a form', 422, leadPost({ phone: SHORT_PHONE })],
])('the site’s script may read %s', async (_what, status, fields) => {
  const answer = await simulate().post(fields);
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, SITE]);
});

/** A relay that takes two posts an hour from one address, and the status of its answer to a lead with a number. */
const withLimit = () => {
  const relay = simulate({ RELAY_ADDRESS_LIMIT: '2' });
  const send = async (number: number, changes: Record<string, string> = {}, address?: string) => {
    const lead = leadPost({ lead_id: `lead-number-${number}`, ...changes });
    return (await relay.post(lead, address === undefined ? {} : { address })).status;
  };
  return { ...relay, send };
};
const mistake = { phone: '1' };

test('an address has a limit of leads an hour', async () => {
  const { send } = withLimit();
  expect([await send(1), await send(2), await send(3)]).toEqual([200, 200, 429]);
});

test('a form with a mistake counts for the limit of its address', async () => {
  const { send } = withLimit();
  expect([await send(1, mistake), await send(2), await send(3)]).toEqual([422, 200, 429]);
});

test('leads do not count for the limit of forms with mistakes', async () => {
  const { send } = withLimit();
  expect([await send(1), await send(2), await send(3), await send(4, mistake)]).toEqual([200, 200, 429, 422]);
});

test('an address has the same limit of forms with mistakes', async () => {
  const { send } = withLimit();
  expect([await send(1, mistake), await send(2, mistake), await send(3, mistake)]).toEqual([422, 422, 429]);
});

test('a lead that is stored already has its receipt beyond the limit: the first one was lost on the way', async () => {
  const { send } = withLimit();
  expect([await send(1), await send(2), await send(3), await send(1)]).toEqual([200, 200, 429, 200]);
});

test('another address has a limit of its own', async () => {
  const { send } = withLimit();
  await send(1);
  await send(2);
  expect(await send(3, {}, '203.0.113.8')).toBe(200);
});

test('the limit of an address ends after an hour', async () => {
  const { send, pass } = withLimit();
  await send(1);
  await send(2);
  await pass(HOUR);
  expect(await send(3)).toBe(200);
});

test('without scripts a form beyond the limit keeps its text', async () => {
  const { send, post } = withLimit();
  await send(1);
  await send(2);
  expect(await (await post(withoutScripts(), html)).text()).toContain('value="Asha Rao"');
});

test.each([
  ['a lead', leadPost({ phone: '1' }), 'answer your request'],
  [
    'the newsletter',
    { ...fixedFields.subscribe, retURL: `${SITE}/`, email: 'wrong' },
    'keep your address until you unsubscribe',
  ],
])('the form of %s says what the details are for and links to the policy', async (_case, fields, use) => {
  const page = await (await simulate().post(fields, html)).text();
  expect(page).toContain(use);
  expect(page).toContain(`href="${SITE}${paths.privacy}"`);
});

test('0 leads an hour from one address means no limit, and not the usual one', async () => {
  const { post } = simulate({ RELAY_ADDRESS_LIMIT: '0' });
  const usual = 60;
  for (let n = 0; n < usual; n += 1) await post(leadPost({ lead_id: `lead-number-${n}` }));
  expect((await post(leadPost({ lead_id: 'one more' }))).status).toBe(200);
});

test('a lead that is stored has its receipt although the queue takes nothing, and goes out later', async () => {
  const { post, pass, outage, arrived, alerts } = simulate(withWebhook);
  expectConsole(/^The relay's queue failed: the queue takes nothing/);
  outage.queue = true;
  expect((await post(leadPost())).status).toBe(200);
  expect(alerts).toEqual([expect.stringContaining('go out with the next sweep')]);
  outage.queue = false;
  await pass(MINUTE);
  expect(arrived).toHaveLength(1);
});

test.each([
  { of: 'a form with a mistake', fields: leadPost({ phone: '1' }) },
  { of: 'a lead', fields: leadPost() },
])(
  'the answer to $of lets the browser tell the site from which host its visitor comes',
  async ({ fields }) => {
    const { headers } = await simulate().post(fields, html);
    // Only the origin, and only over https.
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  },
);

test('other subnets of one IPv6 customer do not get around the limit of an address', async () => {
  const { send } = withLimit();
  const statuses = [];
  for (const n of [1, 2, 3]) statuses.push(await send(n, {}, `2001:db8:0:${n}::1`));
  expect(statuses).toEqual([200, 200, 429]);
});
