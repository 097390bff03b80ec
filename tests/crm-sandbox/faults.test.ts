// @vitest-environment node
import { expect, test } from 'vitest';
import { FAULT_MODES } from '../../crm-sandbox/faults.ts';
import { leadsOf, pageText, postForm, postLead, sandbox, servlet, setFault, visit } from './helpers.ts';

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

test('a fault is set by JSON or by the form, whose empty fields mean the defaults, and ends by itself', async () => {
  const crm = await sandbox();
  const fault = { mode: 'error500', ms: 50, times: 2, scope: 'post' };
  expect(await (await setFault(crm, fault)).json()).toEqual(fault);
  const statuses = [];
  for (let post = 0; post < 3; post += 1) statuses.push((await postLead(crm)).status);
  expect(statuses).toEqual([500, 500, 302]);
  await postForm(crm, '/faults', { mode: 'drop', times: '', ms: '', scope: 'post' });
  const now: unknown = JSON.parse(await pageText(crm, '/faults'));
  expect(now).toEqual({ mode: 'drop', ms: 2000, times: null, scope: 'post' });
  const unknown = await setFault(crm, { mode: 'explode' });
  expect([unknown.status, await unknown.text()]).toEqual([
    400,
    expect.stringContaining(FAULT_MODES.join(', ')),
  ]);
});
