// @vitest-environment node
import { expect, test } from 'vitest';
import { relayKeepDays } from '../../src/config/relayDays.ts';
import { HOUR, MINUTE } from '../helpers/durations.ts';
import { leadPost, simulate, stored, TOKEN } from './helpers.ts';

const refusal = () => new Response('', { headers: { 'is-processed': 'false Exception (INVALID_EMAIL)' } });

test('a CRM that is down for a day gets every lead afterwards, once', async () => {
  const { post, pass, crm, arrived } = simulate();
  crm.answer = () => Promise.reject(new TypeError('refused'));
  for (let hour = 0; hour < 24; hour += 1) {
    await post(leadPost({ lead_id: `lead-number-${hour}` }));
    await pass(HOUR);
  }
  expect(arrived).toHaveLength(0);
  crm.answer = stored;
  await pass(2 * HOUR);
  expect(new Set(arrived.map((fields) => fields['00N5g000000Abcd'])).size).toBe(24);
  expect(arrived).toHaveLength(24);
});

test('the daily limit holds back what the CRM would refuse, and the rest follows the next day', async () => {
  const { post, pass, arrived, page } = simulate({ RELAY_DAILY_LIMIT: '2' });
  for (const id of ['lead-number-1', 'lead-number-2', 'lead-number-3']) await post(leadPost({ lead_id: id }));
  await pass(23 * HOUR);
  expect(arrived).toHaveLength(2);
  expect(await page()).toContain('The daily limit of the CRM is reached.');
  await pass(2 * HOUR);
  expect(arrived).toHaveLength(3);
});

test('a post that an end of the process interrupted is made again after the start', async () => {
  const { post, pass, crm, arrived, restart } = simulate();
  await post(leadPost());
  crm.answer = () => new Promise<Response>(() => {});
  void pass(0);
  await restart();
  crm.answer = stored;
  await pass(MINUTE);
  expect(arrived).toHaveLength(1);
});

test('a lead number that the CRM knows already counts as delivered', async () => {
  const { post, pass, crm, page } = simulate();
  crm.answer = () =>
    new Response('', { headers: { 'is-processed': 'false (DUPLICATE_VALUE: 00N5g000000AbcdEFG)' } });
  await post(leadPost());
  await pass(0);
  expect(await page()).toContain('Delivered (1)');
});

test('operators are alerted once when a lead has waited for more than an hour', async () => {
  const { post, pass, crm, alerts } = simulate({ RELAY_WEBHOOK: 'https://hooks.example.org/x' });
  crm.answer = () => new Response('', { status: 500 });
  await post(leadPost());
  await pass(59 * MINUTE);
  expect(alerts).toEqual([]);
  await pass(3 * HOUR);
  expect(alerts).toEqual([
    'https://www.example.com: 1 lead is refused, unverified or not in the CRM after an hour. The CRM answered 500.',
  ]);
});

test('operators see what the CRM refused and why, and retry it', async () => {
  const { post, pass, crm, operate, page, arrived } = simulate();
  crm.answer = refusal;
  await post(leadPost());
  await pass(HOUR);
  const shown = await page();
  expect(shown).toContain('Refused by the CRM (1)');
  expect(shown).toContain('Exception (INVALID_EMAIL)');
  expect(shown).toContain('Asha Rao');
  crm.answer = stored;
  arrived.length = 0;
  expect((await operate('/retry', { id: 'lead-number-1' })).status).toBe(303);
  await pass(0);
  expect(arrived).toHaveLength(1);
});

test('the operators’ page needs its password, and other sites cannot press its buttons', async () => {
  const { operate } = simulate();
  expect((await operate('', undefined, {})).status).toBe(401);
  const authorization = `Basic ${btoa(`operator:${TOKEN}`)}`;
  const headers = { authorization, 'sec-fetch-site': 'cross-site' };
  expect((await operate('/retry', { id: 'lead-number-1' }, headers)).status).toBe(403);
  // What a browser sends over plain HTTP.
  const own = { authorization, origin: 'https://relay.example.com' };
  const answer = await operate('/retry', { id: 'lead-number-1' }, own);
  expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([303, 'same-origin']);
  expect((await simulate({ RELAY_TOKEN: '' }).operate('', undefined, headers)).status).toBe(404);
});

test('delivered leads are deleted after the days that the privacy page names', async () => {
  const { post, pass, page } = simulate();
  await post(leadPost());
  await pass((24 * relayKeepDays - 1) * HOUR);
  expect(await page()).toContain('Asha Rao');
  await pass(2 * HOUR);
  expect(await page()).not.toContain('Asha Rao');
});
