import { expect, test, vi } from 'vitest';
import { parseConfig, publicConfig } from '../../schemas/config';
import { postToRelay } from '../../src/leads/postToRelay';

const lead = { id: 'lead-number-1', fields: { message: 'Hello' } };
const relay = 'https://www.example.com/leads';

test.each([
  ['a receipt for the lead', Response.json({ id: 'lead-number-1' }), true],
  ['a receipt for another lead', Response.json({ id: 'lead-number-2' }), false],
  ['a failure', Response.json({ id: 'lead-number-1' }, { status: 500 }), false],
])('%s decides whether a lead has arrived', async (_case, answer, confirmed) => {
  const send = vi.fn<typeof fetch>().mockResolvedValue(answer);
  vi.stubGlobal('fetch', send);
  expect(await postToRelay(relay, lead)).toBe(confirmed);
  const [address, init] = send.mock.calls[0] ?? [];
  expect([address, init?.keepalive]).toEqual([relay, true]);
  expect(Object.fromEntries(init?.body as URLSearchParams)).toEqual({
    message: 'Hello',
    lead_id: 'lead-number-1',
  });
});

test('a message that is too long for keepalive is posted without it', async () => {
  const send = vi.fn<typeof fetch>().mockResolvedValue(Response.json({}));
  vi.stubGlobal('fetch', send);
  await postToRelay(relay, { ...lead, fields: { message: 'x'.repeat(70_000) } });
  expect(send.mock.calls[0]?.[1]?.keepalive).toBe(false);
});

test('with a relay pages have its address and plain names, and need no settings of the CRM', () => {
  const env = { VITE_LEAD_RELAY: relay, VITE_SITE_URL: 'https://www.example.com' };
  const { crm } = publicConfig(parseConfig(env, ''));
  expect(crm.endpoint).toBe(relay);
  expect([crm.oid, crm.recordType]).toEqual(['', '']);
  expect(crm.formFields.message).toBe('message');
  expect(crm.fields).toEqual({ lead_id: 'lead_id' });
});
