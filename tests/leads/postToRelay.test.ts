import { expect, onTestFinished, test, vi } from 'vitest';
import { parseConfig, publicConfig } from '../../schemas/config';
import { createPage } from '../../src/leads/page';
import { createPostToRelay } from '../../src/leads/postToRelay';
import { validValues } from '../helpers/factories';
import { fieldOf, putForm } from '../helpers/prerendered';

const leadId = 'lead-number-1';
const fields = { message: 'Hello', lead_id: leadId };
const relay = 'https://www.example.com/leads';
const postToRelay = createPostToRelay(relay);

test.each([
  ['a receipt for the lead', Response.json({ id: 'lead-number-1' }), true],
  ['a receipt for another lead', Response.json({ id: 'lead-number-2' }), false],
  ['an answer that is no receipt', Response.json(null), false],
  ['a failure', Response.json({ id: 'lead-number-1' }, { status: 500 }), false],
  ['a limit of the relay', Response.json({}, { status: 429 }), false],
])('%s decides whether a lead has arrived', async (_case, answer, confirmed) => {
  const send = vi.fn<typeof fetch>().mockResolvedValue(answer);
  vi.stubGlobal('fetch', send);
  expect(await postToRelay(leadId, fields)).toBe(confirmed);
  const [address, init] = send.mock.calls[0] ?? [];
  expect(address).toBe(relay);
  expect(init).toMatchObject({
    method: 'POST',
    headers: { accept: 'application/json' },
    credentials: 'omit',
    keepalive: true,
  });
  expect(Object.fromEntries(init?.body as URLSearchParams)).toEqual({
    message: 'Hello',
    lead_id: 'lead-number-1',
  });
});

test.each([400, 413, 415, 422])('the answer %i is final: no repeat can get another', async (status) => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status }));
  expect(await postToRelay(leadId, fields)).toBe('refused');
});

test('a message that is too long for keepalive is posted without it', async () => {
  const send = vi.fn<typeof fetch>().mockResolvedValue(Response.json({}));
  vi.stubGlobal('fetch', send);
  await postToRelay(leadId, { message: 'x'.repeat(70_000) });
  expect(send.mock.calls[0]?.[1]?.keepalive).toBe(false);
});

const config = publicConfig(
  parseConfig({ VITE_LEAD_RELAY: relay, VITE_SITE_URL: 'https://www.example.com' }, ''),
);

test('on a site with a relay a lead goes there, without the ids of the organisation', async () => {
  vi.stubEnv('VITE_LEAD_RELAY', relay);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { sendForm } = createPage(config);
  const sent = new Promise((resolve) =>
    vi.stubGlobal('fetch', async (address: string, { body }: { body: URLSearchParams }) => {
      resolve([address, Object.fromEntries(body)]);
      return Response.json({ id: body.get('lead_id') });
    }),
  );
  const form = putForm('homeInline', { message: 'Hello' });
  // Pages of a site with a relay have plain names.
  fieldOf(form, 'message').name = 'message';
  sendForm(form);
  expect(await sent).toEqual([
    relay,
    {
      retURL: location.origin + location.pathname,
      ...validValues('lead', { message: 'Hello' }),
      lead_id: expect.any(String),
    },
  ]);
});

test('with a relay pages have its address and plain names, and need no settings of the CRM', () => {
  const { crm } = config;
  expect(crm.endpoint).toBe(relay);
  expect([crm.oid, crm.recordType]).toEqual(['', '']);
  expect(crm.formFields.message).toBe('message');
  expect(crm.fields).toEqual({ lead_id: 'lead_id' });
});
