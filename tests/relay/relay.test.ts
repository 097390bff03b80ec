// @vitest-environment node
import { expect, test } from 'vitest';
import { formKinds, forms } from '../../schemas/forms.ts';
import { placeholders } from '../../schemas/salesforce/wire.ts';
import { HOUR, MINUTE } from '../helpers/durations.ts';
import { leadPost, PHONE, SHORT_PHONE, SHORT_PHONE_SAYS, simulate, SITE } from './helpers.ts';

test('a lead gets a receipt, and the relay adds the organisation’s ids', async () => {
  const { post, pass, arrived } = simulate();
  const answer = await post(leadPost());
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ id: 'lead-number-1', receivedAt: '2026-11-23T09:00:00.000Z' });
  await pass(0);
  expect(arrived).toEqual([
    {
      oid: '00D5g000004Abcd',
      recordType: '0125g000000Abcd',
      retURL: `${SITE}/works`,
      last_name: 'Asha Rao',
      email: 'asha.rao@example.com',
      phone: PHONE,
      '00NUH000003VHUJ': 'When does the\r\nnext batch start?',
      '00N5g000000Abcd': 'lead-number-1',
    },
  ]);
});

test('ids and addresses that a sender makes up reach no CRM', async () => {
  const { post, pass, arrived } = simulate();
  await post(leadPost({ oid: '00D000000000666', Campaign_ID: '701', retURL: 'https://evil.example/' }));
  await pass(0);
  expect(arrived[0]).toMatchObject({ oid: '00D5g000004Abcd', retURL: `${SITE}/` });
  expect(arrived[0]).not.toHaveProperty('Campaign_ID');
});

test('a lead that is sent again gets the same receipt and stays one lead', async () => {
  const { post, pass, arrived } = simulate();
  const first = await (await post(leadPost())).text();
  await pass(10 * MINUTE);
  expect(await (await post(leadPost())).text()).toBe(first);
  await pass(HOUR);
  expect(arrived).toHaveLength(1);
});

test('a lead of the contact page keeps the fixed values for what was left out', async () => {
  const { post, pass, arrived } = simulate();
  const samples = Object.entries(forms.contact).map(([name, { sample }]) => [name, sample]);
  const optional = { email: placeholders['email'] ?? '', phone: '' };
  expect((await post({ ...Object.fromEntries(samples), ...optional })).status).toBe(200);
  await pass(0);
  expect(arrived[0]).toMatchObject({
    ...placeholders,
    company: 'N/A',
  });
});

test('a newsletter lead that filled the honeypot arrives marked', async () => {
  const { post, pass, arrived } = simulate();
  await post({ email: 'asha@example.com', last_name: '[possible spam] Newsletter subscriber' });
  await pass(0);
  expect(arrived[0]).toMatchObject({ last_name: '[possible spam] Newsletter subscriber' });
});

test('a lead that an outbox kept from before the relay is understood by the CRM’s own names', async () => {
  const { post, pass, arrived } = simulate();
  const { message = '', ...others } = leadPost();
  await post({ ...others, '00NUH000003VHUJ': message, oid: '00D5g000004Abcd' });
  await pass(0);
  expect(arrived[0]).toMatchObject({ '00NUH000003VHUJ': 'When does the\r\nnext batch start?' });
});

test('the relay refuses what the rules of the forms refuse, with the same messages', async () => {
  const { post } = simulate();
  const answer = await post(leadPost({ phone: SHORT_PHONE, email: 'asha..rao@example.com' }));
  expect([answer.status, await answer.json()]).toEqual([
    422,
    {
      errors: {
        email: 'asha..rao@example.com is not a valid email...!',
        phone: SHORT_PHONE_SAYS,
      },
    },
  ]);
  for (const kind of formKinds) {
    const blank = Object.keys(forms[kind]).map((name) => [name, ' ']);
    expect((await post(Object.fromEntries(blank))).status, `for ${kind}`).toBe(422);
  }
});

test('without scripts a valid form is thanked on the page it came from', async () => {
  const { post, pass, arrived } = simulate();
  const fields = leadPost({
    retURL: `${SITE}/works#thank-you`,
    lead_id: '',
    phone: `(${PHONE.slice(0, 5)}) ${PHONE.slice(5)}`,
  });
  const answer = await post(fields, { accept: 'text/html' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${SITE}/works#thank-you`]);
  // A second click, or a reload of the post.
  await post(fields, { accept: 'text/html' });
  await pass(0);
  expect(arrived).toMatchObject([{ phone: PHONE }]);
});

test('without scripts an invalid form comes back with each message and the typed text', async () => {
  const { post } = simulate();
  const typed = leadPost({ email: 'asha', phone: SHORT_PHONE, message: '<script>"&', form: 'homeInline' });
  const answer = await post(typed, { accept: 'text/html' });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain('Invalid email address format.');
  expect(page).toContain(SHORT_PHONE_SAYS);
  expect(page).toContain('value="asha"');
  expect(page).toContain('&lt;script&gt;&quot;&amp;');
  expect(page).toContain('<input type="hidden" name="form" value="homeInline"/>');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('limits the leads of one address per hour, and keeps the text of the form', async () => {
  const { post, pass } = simulate({ RELAY_ADDRESS_LIMIT: '2' });
  const status = async (id: string, options = {}) => (await post(leadPost({ lead_id: id }), options)).status;
  expect(await status('lead-number-1')).toBe(200);
  expect(await status('lead-number-2')).toBe(200);
  expect(await status('lead-number-3')).toBe(429);
  expect(await status('lead-number-4', { address: '203.0.113.8' })).toBe(200);
  const page = await post(leadPost({ lead_id: '' }), { accept: 'text/html' });
  expect(await page.text()).toContain('value="Asha Rao"');
  await pass(HOUR);
  expect(await status('lead-number-3')).toBe(200);
});
