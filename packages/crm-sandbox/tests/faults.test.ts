// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { leadsOf, postLead, sandbox, servlet, setFault, visit } from './helpers.ts';

/** How a request ended, in words. */
const outcome = (request: Promise<Response>): Promise<string> =>
  request.then(
    ({ status, headers }) =>
      `${status}${headers.has('location') ? ' redirect' : ''}${headers.get('x-frame-options') === 'DENY' ? ' no frame' : ''}`,
    () => 'cut off',
  );

describe.each([
  ['none', '302 redirect', 1, '200'],
  ['error500', '500', 0, '500'],
  ['drop', 'cut off', 0, 'cut off'],
  ['dropAfter', 'cut off', 1, 'cut off'],
  ['slow', '302 redirect', 1, '200'],
  ['noredirect', '200', 1, '200'],
  ['frameblocked', '200 no frame', 1, '200 no frame'],
  ['refuseButRedirect', '302 redirect', 0, '200'],
])('the fault %s', (mode, post, stored, check) => {
  const faulty = async (scope?: string) => {
    const crm = await sandbox({ pause: () => Promise.resolve() });
    await setFault(crm, { mode, scope });
    return crm;
  };

  test(`ends a post with "${post}"`, async () => {
    expect(await outcome(postLead(await faulty()))).toBe(post);
  });

  test(`stores ${stored} of one lead`, async () => {
    const crm = await faulty();
    await outcome(postLead(crm));
    expect(await leadsOf(crm)).toHaveLength(stored);
  });

  test('lets a check pass that it is not set for', async () => {
    expect(await outcome(visit(servlet(await faulty())))).toBe('200');
  });

  test(`ends a check that it is set for with "${check}"`, async () => {
    expect(await outcome(visit(servlet(await faulty('all'))))).toBe(check);
  });
});

/** A sandbox that has taken a post which it does not answer, its leads, and how the post ends once it stops. */
const hang = async () => {
  const crm = await sandbox();
  await setFault(crm, { mode: 'hang', times: 1 });
  const ended = outcome(postLead(crm));
  await vi.waitFor(
    async () => expect(await (await visit(`${crm.url}/faults`)).text()).toContain('none'),
    10_000,
  );
  const leads = await leadsOf(crm);
  await crm.stop();
  return { leads, end: await ended };
};

test('hang: a post is not answered until the sandbox stops', async () => {
  expect((await hang()).end).toBe('cut off');
});

test('hang: a post stores nothing', async () => {
  expect((await hang()).leads).toEqual([]);
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

test.each([
  { times: 1, statuses: [500, 302, 302] },
  { times: 2, statuses: [500, 500, 302] },
])('a fault for $times of three posts ends by itself', async ({ times, statuses }) => {
  const crm = await sandbox();
  await setFault(crm, { mode: 'error500', times });
  const answers: number[] = [];
  for (const _ of statuses) answers.push((await postLead(crm)).status);
  expect(answers).toEqual(statuses);
});

test('a word that is no fault is refused with the names of the modes', async () => {
  const answer = await setFault(await sandbox(), { mode: 'explode' });
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('frameblocked')]);
});
