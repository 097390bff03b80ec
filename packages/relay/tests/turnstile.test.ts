// @vitest-environment node
import { expect, test } from 'vitest';
import { relayDays } from '../../../src/config/relayDays.ts';
import { expectConsole } from '../../../tests/helpers/console.ts';
import { HOUR, MINUTE } from '../durations.ts';
import { leadPost, simulate, withWebhook } from './helpers.ts';

const settings = { RELAY_TURNSTILE_SECRET: 'secret' };
const withToken = (token: string, changes = {}) => leadPost({ 'cf-turnstile-response': token, ...changes });

test.each([
  ['without a token', ''],
  ['with an expired token', 'expired'],
])('a lead %s gets its receipt and waits for an operator, who sends it on', async (_case, token) => {
  const { post, pass, arrived, operate, page } = simulate(settings);
  const answer = await post(withToken(token));
  expect(await answer.json()).toMatchObject({ id: 'lead-number-1' });
  await pass(MINUTE);
  expect(arrived).toEqual([]);
  expect(await page()).toContain('Unverified (1)');
  await operate('/retry', { id: 'lead-number-1' });
  await pass(0);
  expect(arrived).toHaveLength(1);
});

test('a repeat with a valid token sends on the lead that came without', async () => {
  const { post, pass, arrived } = simulate(settings);
  const receipt = await (await post(withToken(''))).text();
  await pass(MINUTE);
  expect(await (await post(withToken('valid'))).text()).toBe(receipt);
  await post(withToken('valid'));
  await pass(MINUTE);
  expect(arrived).toHaveLength(1);
});

test('operators are alerted of unverified leads and delete those of robots', async () => {
  const webhook = 'https://hooks.example.org/x';
  const { post, pass, operate, page, alerts, arrived } = simulate({ ...settings, RELAY_WEBHOOK: webhook });
  await post(withToken(''));
  await post(withToken('valid', { lead_id: 'lead-number-2' }));
  await pass(61 * MINUTE);
  expect(alerts).toEqual([expect.stringContaining('1 lead is refused, unverified or not in the CRM')]);
  await operate('/delete', { id: 'lead-number-1' });
  const shown = await page();
  expect(shown).toContain('Unverified (0)');
  expect(shown).toContain('Delivered (1)');
  expect(arrived).toMatchObject([{ last_name: 'Asha Rao' }]);
  expect(arrived[0]).not.toHaveProperty('cf-turnstile-response');
});

test('an unverified lead that nobody decides about is deleted in the time that the privacy page names', async () => {
  expectConsole(/^1 lead was deleted, as the privacy page promises/);
  const { post, page, sweepAt, arrived } = simulate(settings);
  await post(withToken(''));
  expect(await page()).toContain('Deleted on 21 Feb 2027');
  await sweepAt((relayDays.undecided - 1) * 24 * HOUR);
  expect(await page()).toContain('Unverified (1)');
  await sweepAt(relayDays.undecided * 24 * HOUR + MINUTE);
  expect(await page()).toContain('Unverified (0)');
  expect(arrived).toEqual([]);
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('refused'))],
  ['fails itself', () => Response.json({ success: false, 'error-codes': ['internal-error'] })],
])('while Cloudflare’s check %s no lead is held back', async (_case, verify) => {
  expect(await simulate(settings, undefined, verify).deliver(withToken('unknown'))).toHaveLength(1);
});

test.each(['invalid-input-secret', 'missing-input-secret'])(
  'with a secret key that Cloudflare answers with %s no lead is held back, and operators are told once',
  async (code) => {
    expectConsole(/^Cloudflare refused RELAY_TURNSTILE_SECRET \(/);
    const verify = () => Response.json({ success: false, 'error-codes': [code] });
    const { deliver, alerts } = simulate({ ...settings, ...withWebhook }, undefined, verify);
    const leads = [withToken('a'), withToken('b', { lead_id: 'lead-number-2' })];
    expect(await deliver(...leads)).toHaveLength(2);
    expect(alerts).toEqual([expect.stringContaining(`RELAY_TURNSTILE_SECRET (${code}). Set it to`)]);
  },
);

test('a problem of the queue does not repeat the alert of a wrong secret key', async () => {
  expectConsole(/^(Cloudflare refused|The relay's queue failed)/);
  const verify = () => Response.json({ success: false, 'error-codes': ['invalid-input-secret'] });
  const { deliver, outage, alerts } = simulate({ ...settings, ...withWebhook }, undefined, verify);
  outage.queue = true;
  await deliver(withToken('a'), withToken('b', { lead_id: 'lead-number-2' }));
  expect(alerts).toHaveLength(2);
});

test('when the operators’ page cannot show all unverified leads it shows the oldest, which are deleted first', async () => {
  const { post, pass, page } = simulate({ ...settings, RELAY_ADDRESS_LIMIT: '0' });
  await post(withToken('', { lead_id: 'the-oldest' }));
  await pass(MINUTE);
  for (let n = 0; n < 200; n += 1) await post(withToken('', { lead_id: `lead-number-${n}` }));
  const shown = await page();
  expect(shown).toContain('Unverified (201)');
  expect(shown).toContain('the-oldest');
});
