// @vitest-environment node
import { expect, test, vi } from 'vitest';
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
  const refused = await pageText(crm, '/?state=refused');
  expect(refused.includes('Refused by the fault refuseButRedirect.')).toBe(mode === 'refuseButRedirect');
  await setFault(crm, { mode, scope: 'all' });
  expect(await outcome(visit(servlet(crm)))).toBe(check);
  await setFault(crm, { mode: 'none' });
  expect(await outcome(postLead(crm))).toBe('302 redirect');
});

test('slow waits for its time before it stores the lead', async () => {
  let finish = () => {};
  const pause = vi.fn<(ms: number) => Promise<void>>(() => new Promise((resolve) => (finish = resolve)));
  const crm = await sandbox({ pause });
  await setFault(crm, { mode: 'slow', ms: 1234 });
  const answer = postLead(crm);
  await vi.waitFor(() => expect(pause).toHaveBeenCalledExactlyOnceWith(1234));
  expect(await leadsOf(crm)).toEqual([]);
  finish();
  expect((await answer).status).toBe(302);
  expect(await leadsOf(crm)).toHaveLength(1);
});

test.each([{ mode: 'slow', ms: 120_000 }, { mode: 'hang' }])(
  '%j ends when the server stops',
  async (fault) => {
    const crm = await sandbox();
    await setFault(crm, fault);
    let ended = false;
    const answer = outcome(postLead(crm)).finally(() => (ended = true));
    for (let turn = 0; turn < 20; turn += 1) await pageText(crm);
    expect(ended).toBe(false);
    expect(await leadsOf(crm)).toEqual([]);
    await crm.stop();
    expect(await answer).toBe('cut off');
  },
);

test('a fault is set by JSON or by the form, whose empty fields mean the defaults, and ends by itself', async () => {
  const crm = await sandbox();
  const fault = { mode: 'error500', ms: 50, times: 2, scope: 'post' };
  expect(await (await setFault(crm, fault)).json()).toEqual(fault);
  const statuses = [];
  for (let post = 0; post < 3; post += 1) statuses.push((await postLead(crm)).status);
  expect(statuses).toEqual([500, 500, 302]);
  const response = await postForm(crm, '/faults', { mode: 'drop', times: '', ms: '', scope: 'post' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
  const now: unknown = JSON.parse(await pageText(crm, '/faults'));
  expect(now).toEqual({ mode: 'drop', ms: 2000, times: null, scope: 'post' });
});

test('what is no fault is refused with the names of the modes', async () => {
  const crm = await sandbox();
  for (const change of [{ mode: 'explode' }, { extra: 1 }, { scope: 'none' }, { ms: 1e9 }, { times: 0 }]) {
    const response = await setFault(crm, { mode: 'drop', ...change });
    expect(response.status, `for ${JSON.stringify(change)}`).toBe(400);
    expect(await response.text()).toContain(FAULT_MODES.join(', '));
  }
  expect(await pageText(crm, '/faults')).toContain('"mode":"none"');
});
