// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { leadsOf, postLead, sandbox, servlet, setFault, visit } from './helpers.ts';

/** How a request ended, in words. */
const outcome = (request: Promise<Response>): Promise<string> =>
  request.then(
    ({ status, headers }) =>
      `${status}${headers.has('location') ? ' redirect' : ''}${headers.get('x-frame-options') === 'DENY' ? ' no frame' : ''}`,
    () => 'cut off',
  );

test.each([
  ['none', '302 redirect', 1, '200'],
  ['error500', '500', 0, '500'],
  ['drop', 'cut off', 0, 'cut off'],
  ['dropAfter', 'cut off', 1, 'cut off'],
  ['slow', '302 redirect', 1, '200'],
  ['noredirect', '200', 1, '200'],
  ['frameblocked', '200 no frame', 1, '200 no frame'],
  ['refuseButRedirect', '302 redirect', 0, '200'],
])('%s: a post ends with %j and %i lead, a check with %j', async (mode, post, stored, check) => {
  const crm = await sandbox({ pause: () => Promise.resolve() });
  await setFault(crm, { mode });
  expect(await outcome(visit(servlet(crm)))).toBe('200');
  expect(await outcome(postLead(crm))).toBe(post);
  expect(await leadsOf(crm)).toHaveLength(stored);
  await setFault(crm, { mode, scope: 'all' });
  expect(await outcome(visit(servlet(crm)))).toBe(check);
});

test('slow: a post waits for as long as the fault says', async () => {
  const pause = vi.fn<(ms: number) => Promise<void>>(async () => {});
  const crm = await sandbox({ pause });
  await setFault(crm, { mode: 'slow', ms: 1234 });
  await postLead(crm);
  expect(pause.mock.calls).toEqual([[1234]]);
});

test('slow: a lead is stored only after the wait', async () => {
  const stored: number[] = [];
  const crm = await sandbox({ pause: async () => void stored.push((await leadsOf(crm)).length) });
  await setFault(crm, { mode: 'slow' });
  await postLead(crm);
  expect(stored).toEqual([0]);
});

test('a fault ends by itself, and what is no fault is refused with the names of the modes', async () => {
  const crm = await sandbox();
  await setFault(crm, { mode: 'error500', times: 1 });
  expect([(await postLead(crm)).status, (await postLead(crm)).status]).toEqual([500, 302]);
  const answer = await setFault(crm, { mode: 'explode' });
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('frameblocked')]);
});
