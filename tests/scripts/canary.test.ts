// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { leadsOf, sandbox, servlet, setFault } from '../../packages/crm-sandbox/tests/helpers';
import { parseConfig } from '../../schemas/config';
import { customFieldIds, sandboxDefaults } from '../../schemas/salesforce/ids';
import { canaryFields, send } from '../../scripts/canary';

const config = parseConfig(
  { VITE_CRM_FIELDS: 'lead_id=00N5g0000000001', VITE_CRM_LEAD_SOURCE: 'Website' },
  'https://learn.example.org',
);
const now = new Date('2026-11-21T09:00:00Z');

test('the canary is marked as a test, maps its fields like a form, and arrives', async () => {
  const fields = canaryFields(config, now);
  const { oid, recordType, retURL, lead_source, '00N5g0000000001': number, ...lead } = fields;
  expect(lead).toMatchObject({ last_name: 'Canary Test', email: 'canary@learn.example.org' });
  expect(lead[customFieldIds.message]).toBe(
    'Canary: a test lead of https://learn.example.org, sent by a program on 2026-11-21T09:00:00.000Z. Please delete it.',
  );
  expect([oid, recordType, retURL, lead_source, number]).toEqual([
    sandboxDefaults.oid,
    sandboxDefaults.recordType,
    'https://learn.example.org/',
    'Website',
    'canary-2026-11-21T09:00:00.000Z',
  ]);
  const crm = await sandbox();
  expect(await send(servlet(crm), fields)).toEqual({
    accepted: true,
    message: 'The CRM accepted the lead (status 302, is-processed: true).',
  });
  expect((await leadsOf(crm)).map(({ fields: stored }) => stored)).toEqual([fields]);
});

test('reports a wrong organisation id although the CRM answers 200', async () => {
  const crm = await sandbox();
  const verdict = await send(servlet(crm), { ...canaryFields(config, now), oid: '00D5g000000abcD' });
  expect(verdict.accepted).toBe(false);
  expect(verdict.message).toMatch(/^The CRM made no lead \(status 200, is-processed: false .*UNKNOWN_OID/);
});

test.each([
  [500, { 'is-processed': 'true' }, 'The CRM refused the post (status 500, is-processed: true).'],
  [
    200,
    { 'is-processed': 'true Exception:common.exception.SalesforceGenericException' },
    'The CRM made no lead (status 200, is-processed: true Exception:common.exception.SalesforceGenericException).',
  ],
  [
    200,
    {},
    'The CRM did not say whether it made a lead (status 200, is-processed: missing). Look for the lead there, and check the endpoint and the organisation id.',
  ],
])('status %i with %j is not a success', async (status, headers, message) => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status, headers }));
  expect(await send('https://crm.example/', {})).toEqual({ accepted: false, message });
});

/** Makes the wait for an answer short. */
const endWaitSoon = () => {
  const soon = AbortSignal.timeout(50);
  return vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
};

test('the canary waits 30 s for an answer, as it says', async () => {
  const crm = await sandbox();
  await setFault(crm, { mode: 'hang' });
  const wait = endWaitSoon();
  await send(servlet(crm), canaryFields(config, now));
  expect(wait).toHaveBeenCalledExactlyOnceWith(30_000);
});

test('a CRM that never answers may have the lead all the same', async () => {
  const crm = await sandbox();
  await setFault(crm, { mode: 'hang' });
  endWaitSoon();
  expect(await send(servlet(crm), canaryFields(config, now))).toEqual({
    accepted: false,
    message:
      'No answer within 30 s. The lead may have arrived: look for it in the CRM before sending another.',
  });
});
