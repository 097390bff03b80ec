// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  deferred,
  leadsOf,
  outcome,
  pageText,
  postLead,
  sandbox,
  servlet,
  setFault,
  visit,
} from './helpers.ts';

describe('a fault', () => {
  test('error500 answers 500 and stores nothing', async () => {
    const crm = await sandbox();
    await setFault(crm, { mode: 'error500' });
    expect((await postLead(crm)).status).toBe(500);
    expect(await leadsOf(crm)).toEqual([]);
  });

  test('drop cuts the connection and stores nothing', async () => {
    const crm = await sandbox();
    await setFault(crm, { mode: 'drop' });
    expect(await outcome(postLead(crm))).toBe('cut off');
    expect(await leadsOf(crm)).toEqual([]);
  });

  test('dropAfter stores the lead and cuts the connection', async () => {
    const crm = await sandbox();
    await setFault(crm, { mode: 'dropAfter' });
    expect(await outcome(postLead(crm))).toBe('cut off');
    expect(await leadsOf(crm)).toHaveLength(1);
  });

  test('noredirect stores the lead and answers 200 where it is', async () => {
    const crm = await sandbox();
    await setFault(crm, { mode: 'noredirect' });
    const response = await postLead(crm);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('http://localhost:4173');
    expect(await leadsOf(crm)).toHaveLength(1);
  });

  test('frameblocked stores the lead and forbids framing', async () => {
    const crm = await sandbox();
    await setFault(crm, { mode: 'frameblocked' });
    const response = await postLead(crm);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(await leadsOf(crm)).toHaveLength(1);
  });

  test('refuseButRedirect stores nothing, lists the refusal and redirects as if it had stored the lead', async () => {
    const crm = await sandbox();
    await setFault(crm, { mode: 'refuseButRedirect' });
    const response = await postLead(crm);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('http://localhost:4173/works');
    expect(await leadsOf(crm)).toEqual([]);
    expect(await pageText(crm, '/refused')).toContain('Refused by the fault refuseButRedirect.');
  });

  test('slow stores and answers only after its time', async () => {
    const waiting = deferred<number>();
    const over = deferred<undefined>();
    const pause = (ms: number) => {
      waiting.resolve(ms);
      return over.promise;
    };
    const crm = await sandbox({ pause });
    await setFault(crm, { mode: 'slow', ms: 1234 });
    const answer = postLead(crm);
    expect(await waiting.promise).toBe(1234);
    expect(await leadsOf(crm)).toEqual([]);
    over.resolve(undefined);
    expect((await answer).status).toBe(302);
    expect(await leadsOf(crm)).toHaveLength(1);
  });

  test('slow really waits by default, and a stop ends the wait', async () => {
    const crm = await sandbox();
    await setFault(crm, { mode: 'slow', ms: 1 });
    expect((await postLead(crm)).status).toBe(302);
    await setFault(crm, { mode: 'slow', ms: 120_000 });
    const answer = outcome(postLead(crm));
    expect(await pageText(crm)).toContain('A fault is on');
    await crm.stop();
    expect(await answer).toBe('cut off');
  });

  test('hang never answers, keeps nobody else waiting, and stop ends it', async () => {
    const crm = await sandbox();
    await setFault(crm, { mode: 'hang' });
    let settled = false;
    const hanging = outcome(postLead(crm)).finally(() => {
      settled = true;
    });
    for (let turn = 0; turn < 20; turn += 1) await pageText(crm);
    expect(settled).toBe(false);
    expect(await leadsOf(crm)).toEqual([]);
    await crm.stop();
    expect(await hanging).toBe('cut off');
  });

  test('ends by itself after so many requests', async () => {
    const crm = await sandbox();
    await setFault(crm, { mode: 'error500', times: 2 });
    const statuses = [];
    for (let post = 0; post < 3; post += 1) statuses.push((await postLead(crm)).status);
    expect(statuses).toEqual([500, 500, 302]);
    expect(await (await visit(`${crm.url}/faults`)).json()).toMatchObject({ mode: 'none', times: null });
  });

  test.each([
    'error500',
    'hang',
    'drop',
    'dropAfter',
    'slow',
    'noredirect',
    'frameblocked',
    'refuseButRedirect',
  ])('%s leaves the server serving', async (mode) => {
    const crm = await sandbox({ pause: () => Promise.resolve() });
    await setFault(crm, { mode });
    const leaving = new AbortController();
    const attempt = postLead(crm, {}, { signal: leaving.signal }).catch(() => undefined);
    await pageText(crm);
    await setFault(crm, { mode: 'none' });
    if (mode === 'hang') leaving.abort();
    await attempt;
    expect((await postLead(crm)).status).toBe(302);
  });
});

describe('the scope of a fault', () => {
  test('is posts alone by default, so that the probe still succeeds', async () => {
    const crm = await sandbox();
    await setFault(crm, { mode: 'error500', times: 1 });
    expect((await visit(servlet(crm))).status).toBe(200);
    expect((await postLead(crm)).status).toBe(500);
  });

  test.each([
    ['error500', 'answered 500'],
    ['drop', 'cut off'],
    ['dropAfter', 'cut off'],
    ['slow', 'answered 200'],
    ['frameblocked', 'answered 200, frames forbidden'],
    ['noredirect', 'answered 200'],
    ['refuseButRedirect', 'answered 200'],
  ])('all: with %s the probe is %s', async (mode, expected) => {
    const crm = await sandbox();
    await setFault(crm, { mode, ms: 1, scope: 'all' });
    const seen = await outcome(visit(servlet(crm)));
    expect(seen).toBe(expected);
  });
});

test('no connection is kept, since browsers silently repeat a post when a kept one is cut', async () => {
  const crm = await sandbox();
  expect((await postLead(crm)).headers.get('connection')).toBe('close');
  expect((await visit(servlet(crm))).headers.get('connection')).toBe('close');
  expect((await postLead(crm, { oid: '' })).headers.get('connection')).toBe('close');
});

describe('setting a fault', () => {
  test('shows the fault that is now on', async () => {
    const crm = await sandbox();
    const response = await setFault(crm, { mode: 'slow', ms: 50, times: 3, scope: 'all' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ mode: 'slow', ms: 50, times: 3, scope: 'all' });
  });

  test('works by the form on the inbox page, whose empty fields mean the usual', async () => {
    const crm = await sandbox();
    const body = new URLSearchParams({ mode: 'drop', times: '', ms: '', scope: 'post' });
    const response = await visit(`${crm.url}/faults`, { method: 'POST', body, redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/');
    expect(await (await visit(`${crm.url}/faults`)).json()).toEqual({
      mode: 'drop',
      ms: 2000,
      times: null,
      scope: 'post',
    });
    expect(await pageText(crm)).toMatch(/<form[^>]*action="\/faults"/);
  });

  test.each([
    {},
    { mode: 'explode' },
    { mode: 'slow', ms: -1 },
    { mode: 'slow', ms: 1e9 },
    { mode: 'slow', ms: 'soon' },
    { mode: 'drop', times: 0 },
    { mode: 'drop', times: 1.5 },
    { mode: 'drop', scope: 'none' },
    { mode: 'drop', extra: 1 },
  ])('refuses %j with what would do', async (fault) => {
    const crm = await sandbox();
    const response = await setFault(crm, fault);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(
      'error500, hang, drop, dropAfter, slow, noredirect, frameblocked, refuseButRedirect',
    );
    expect(await (await visit(`${crm.url}/faults`)).json()).toMatchObject({ mode: 'none' });
  });

  test('refuses what is neither JSON nor a form', async () => {
    const crm = await sandbox();
    const send = (body: string, type: string) =>
      visit(`${crm.url}/faults`, { method: 'POST', body, headers: { 'content-type': type } });
    expect((await send('{"mode":', 'application/json')).status).toBe(400);
    expect((await send('null', 'application/json')).status).toBe(400);
    expect((await send('{"mode":"drop"}', 'text/plain')).status).toBe(415);
  });
});
