// @vitest-environment node
import { expect, test } from 'vitest';
import { relayDays } from '../../../src/config/relayDays.ts';
import { expectConsole } from '../../../tests/helpers/console.ts';
import { DAY, HOUR, MINUTE } from '../durations.ts';
import {
  afterAnswer,
  answer,
  leadPost,
  refusal,
  simulate,
  START,
  stored,
  temporaryStorage,
  withWebhook,
} from './helpers.ts';

/** As the operators' page writes it. */
const dayOf = (time: number) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(time);

test('delivered leads are deleted after the days that the privacy page names', async () => {
  const { sweepAt, page } = await afterAnswer(stored);
  await sweepAt(relayDays.delivered * DAY - HOUR);
  expect(await page()).toContain('Asha Rao');
  await sweepAt(relayDays.delivered * DAY + HOUR);
  expect(await page()).not.toContain('Asha Rao');
});

test('a refused lead is deleted in the time that the privacy page names, and operators hear of it', async () => {
  const { page, sweepAt, alerts } = await afterAnswer(refusal, withWebhook);
  const [, refused] = (await page()).split('Refused by the CRM (1)');
  expect(refused).toContain(`Deleted on ${dayOf(START + relayDays.undecided * DAY)}`);
  await sweepAt(relayDays.undecided * DAY - HOUR);
  expect(await page()).toContain('Asha Rao');
  await sweepAt(relayDays.undecided * DAY + MINUTE);
  expect(await page()).not.toContain('Asha Rao');
  expect(alerts.at(-1)).toContain('1 lead was deleted, as the privacy page promises');
});

test('a lead that was delivered after most of a year is not reported as never sent', async () => {
  const { crm, page, sweepAt, pass, alerts } = await afterAnswer(answer({ status: 503 }), withWebhook);
  await sweepAt((relayDays.longest - 10) * DAY);
  crm.answer = stored;
  await pass(HOUR);
  expect(await page()).toContain('Delivered (1)');
  await sweepAt((relayDays.longest + 1) * DAY);
  expect(await page()).toContain('Delivered (0)');
  expect(alerts.filter((alert) => alert.includes('deleted'))).toEqual([]);
});

test('a lead that a CRM refused late has as much time for a decision as any other', async () => {
  expectConsole(/^1 lead was deleted, as the privacy page promises/);
  const { page, sweepAt, crm, pass } = await afterAnswer(answer({ status: 503 }));
  const refusedOn = relayDays.undecided - 10;
  await sweepAt(refusedOn * DAY);
  crm.answer = refusal;
  await pass(HOUR);
  // A lead that was refused at once is deleted by now.
  await sweepAt((relayDays.undecided + 10) * DAY);
  expect(await page()).toContain('Refused by the CRM (1)');
  await sweepAt((refusedOn + relayDays.undecided + 1) * DAY);
  expect(await page()).toContain('Refused by the CRM (0)');
});

test('leads are deleted in time while the queue takes nothing', async () => {
  const { sweepAt, page, outage, deliver, crm } = await afterAnswer(stored);
  crm.answer = answer({ status: 503 });
  await deliver(leadPost({ lead_id: 'lead-number-2', last_name: 'Ravi Teja' }));
  outage.queue = true;
  expectConsole(/the queue takes nothing/);
  await sweepAt(relayDays.delivered * DAY + HOUR);
  expect(await page()).toMatch(/Waiting \(1\).*Delivered \(0\)/s);
});

test('even a lead that the CRM never takes is deleted after the longest time that a lead is kept', async () => {
  expectConsole(/^1 lead was deleted, as the privacy page promises/);
  const { page, sweepAt } = await afterAnswer(answer({ status: 503 }));
  await sweepAt((relayDays.longest - 1) * DAY);
  expect(await page()).toContain('Waiting (1)');
  await sweepAt((relayDays.longest + 1) * DAY);
  expect(await page()).not.toContain('Asha Rao');
});

test.each([
  { what: 'the CRM refused', given: refusal },
  { what: 'waits', given: answer({ status: 503 }) },
  { what: 'the CRM has', given: stored },
])('an operator deletes a lead that $what, as its person may ask', async ({ given }) => {
  const { operate, page } = await afterAnswer(given);
  expect(await page()).toContain('Delete for good: Asha Rao');
  await operate('/delete', { id: 'lead-number-1' });
  expect(await page()).not.toContain('Asha Rao');
});

test('a lead that an operator has deleted while it waited does not go out', async () => {
  const { operate, crm, pass, arrived } = await afterAnswer(answer({ status: 503 }));
  await operate('/delete', { id: 'lead-number-1' });
  crm.answer = stored;
  const before = arrived.length;
  await pass(DAY);
  expect(arrived).toHaveLength(before);
});

test('the digest of a sender’s address is deleted after an hour, and leads of one hour stay limited', async () => {
  const storage = temporaryStorage();
  const { post, pass } = simulate({ RELAY_ADDRESS_LIMIT: '1' }, storage);
  const addresses = async () =>
    (await storage.all<{ address: string }>('SELECT address FROM leads')).map(({ address }) => address);
  const lead = leadPost();
  expect((await post(lead)).status).toBe(200);
  await pass(59 * MINUTE);
  expect((await addresses())[0]).toMatch(/^[0-9a-f]{32}$/);
  expect((await post(leadPost({ lead_id: 'lead-number-2' }))).status).toBe(429);
  await pass(2 * MINUTE);
  expect(await addresses()).toEqual(['']);
});
