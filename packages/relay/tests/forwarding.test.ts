// @vitest-environment node
import { expect, test } from 'vitest';
import { fieldList } from '../../../schemas/salesforce/fieldIds.ts';
import { customFieldIds } from '../../../schemas/salesforce/ids.ts';
import { relayDays } from '../../../src/config/relayDays.ts';
import { expectConsole } from '../../../tests/helpers/console.ts';
import { HOUR, MINUTE } from '../durations.ts';
import { createLeads } from '../leads.ts';
import { leadPost, simulate, SITE, stored, temporaryStorage } from './helpers.ts';

const answer =
  (processed?: string, status = 200, location?: string) =>
  () =>
    new Response('', {
      status,
      headers: {
        ...(processed !== undefined && { 'is-processed': processed }),
        ...(location !== undefined && { location }),
      },
    });

/** A relay that has posted one lead to a CRM with this answer. */
const afterAnswer = async (crmAnswer: () => Response | Promise<Response>, changes = {}) => {
  const relay = simulate(changes);
  relay.crm.answer = crmAnswer;
  await relay.deliver(leadPost());
  relay.arrived.length = 0;
  return relay;
};

const duplicate = 'false (DUPLICATE_VALUE: 00N5g000000Abcd)';
test.each([
  ['is-processed: true', answer('true')],
  ['is-processed: True and a redirect elsewhere', answer('True', 302, 'https://elsewhere.example/')],
  ['a redirect to the page of the form', answer(undefined, 302, `${SITE}/works`)],
  ['a duplicate of the lead number, by its 15 characters', answer(duplicate)],
  ['a duplicate of the lead number, by its 18', answer('false (DUPLICATE_VALUE: 00N5g000000AbcdEAA)')],
])('%s means delivered', async (_case, crmAnswer) => {
  const { page } = await afterAnswer(crmAnswer);
  expect(await page()).toContain('Delivered (1)');
});

test.each([
  ['false Exception (INVALID_EMAIL)', 'Exception (INVALID_EMAIL)'],
  ['False', 'The CRM gave no reason.'],
  ['true Exception:common (INVALID_FIELD)', 'Exception:common (INVALID_FIELD)'],
  ['FALSE Exception (DUPLICATE_VALUE: email)', 'DUPLICATE_VALUE: email'],
  // No field for the lead number is configured.
  [duplicate, 'DUPLICATE_VALUE', { VITE_CRM_FIELDS: fieldList(customFieldIds) }],
])(
  'is-processed: %s means refused; operators see why and retry it',
  async (processed, reason, changes: Record<string, string> = {}) => {
    const { page, crm, operate, deliver } = await afterAnswer(answer(processed), changes);
    const shown = await page();
    for (const text of ['Refused by the CRM (1)', reason, 'Asha Rao']) expect(shown).toContain(text);
    crm.answer = stored;
    expect((await operate('/retry', { id: 'lead-number-1' })).status).toBe(303);
    expect(await deliver()).toHaveLength(1);
  },
);

test.each([
  ['an error', answer(undefined, 500), 'answered 500.'],
  ['a maintenance page', answer(), 'answered 200 without is-processed'],
  ['an unknown verdict', answer('maybe Asha Rao'), 'answered 200 with another is-processed. Check'],
  [
    'a redirect elsewhere',
    answer(undefined, 301, 'https://login.salesforce.com/?name=Asha'),
    'redirected elsewhere, not to the page of the form',
  ],
  ['a redirect to nowhere', answer(undefined, 302), 'answered 302 without is-processed'],
])(
  '%s proves nothing: the lead is posted again, and operators are alerted',
  async (_case, crmAnswer, seen) => {
    const { pass, crm, page, alerts, arrived } = await afterAnswer(crmAnswer, {
      RELAY_WEBHOOK: 'https://hooks.example.org/x',
    });
    await pass(58 * MINUTE);
    expect(alerts).toEqual([]);
    await pass(3 * HOUR);
    expect(await page()).toContain('Waiting (1)');
    // Once.
    expect(alerts).toEqual([expect.stringContaining(`not in the CRM after an hour. The CRM ${seen}`)]);
    crm.answer = stored;
    arrived.length = 0;
    await pass(HOUR);
    expect(arrived).toHaveLength(1);
    expect(await page()).toContain('Delivered (1)');
  },
);

test.each([
  [
    'false Exception (FIELD_CUSTOM_VALIDATION_EXCEPTION: Asha Rao is no name)',
    'with FIELD_CUSTOM_VALIDATION_EXCEPTION',
  ],
  ['false asha.rao@example.com is blocked', 'it; /operators'],
])('the webhook gets no value that a refusal quotes: %s', async (processed, told) => {
  const { pass, page, alerts } = await afterAnswer(answer(processed), {
    RELAY_WEBHOOK: 'https://hooks.example.org/x',
  });
  await pass(HOUR);
  expect(await page()).toContain(processed.replace('false ', ''));
  expect(alerts.join()).toContain(told);
  expect(alerts.join()).not.toMatch(/asha/i);
});

const withWebhook = { RELAY_WEBHOOK: 'https://hooks.example.org/x' };
const refusal = answer('false Bad record type');

test('a lead that is refused after an alert said that it waits is alerted again', async () => {
  const { pass, crm, alerts } = await afterAnswer(answer(undefined, 503), withWebhook);
  await pass(2 * HOUR);
  expect(alerts).toEqual([expect.stringContaining('1 lead is refused, unverified or not in the CRM')]);
  crm.answer = refusal;
  await pass(3 * HOUR);
  expect(alerts).toHaveLength(2);
});

test('a lead that is refused while the webhook takes an alert is in the next alert', async () => {
  const { post, forwardAll, pass, webhook, alerts } = await afterAnswer(refusal, withWebhook);
  webhook.meanwhile = async () => {
    webhook.meanwhile = async () => {};
    await post(leadPost({ lead_id: 'lead-number-2' }));
    await forwardAll();
  };
  await pass(3 * HOUR);
  expect(alerts).toEqual([
    expect.stringContaining('1 lead is refused'),
    expect.stringContaining('1 lead is refused'),
  ]);
});

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
  const { deliver, pass, arrived, page } = simulate({ RELAY_DAILY_LIMIT: '2' });
  await deliver(...[1, 2, 3].map((n) => leadPost({ lead_id: `lead-number-${n}` })));
  await pass(23 * HOUR);
  expect(arrived).toHaveLength(2);
  expect(await page()).toContain('The daily limit of the CRM is reached.');
  await pass(2 * HOUR);
  expect(arrived).toHaveLength(3);
});

test('a lead that counts towards the daily limit is posted again although the limit is reached', async () => {
  const { pass, crm, arrived } = await afterAnswer(answer(undefined), { RELAY_DAILY_LIMIT: '1' });
  crm.answer = stored;
  await pass(HOUR);
  expect(arrived).toHaveLength(1);
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

test('delivered leads are deleted after the days that the privacy page names', async () => {
  const { sweepAt, page } = await afterAnswer(stored);
  await sweepAt((24 * relayDays.delivered - 1) * HOUR);
  expect(await page()).toContain('Asha Rao');
  await sweepAt((24 * relayDays.delivered + 1) * HOUR);
  expect(await page()).not.toContain('Asha Rao');
});

test('a refused lead is deleted in the time that the privacy page names, and operators hear of it', async () => {
  const relay = await afterAnswer(answer('false Bad record type'), {
    RELAY_WEBHOOK: 'https://hooks.example.org/x',
  });
  const { page, sweepAt, alerts } = relay;
  expect(await page()).toMatch(/Refused by the CRM \(1\).*Deleted on 21 Feb 2027/s);
  await sweepAt((24 * relayDays.undecided - 1) * HOUR);
  expect(await page()).toContain('Asha Rao');
  await sweepAt(24 * relayDays.undecided * HOUR + MINUTE);
  expect(await page()).not.toContain('Asha Rao');
  expect(alerts.at(-1)).toContain('1 lead was deleted, as the privacy page promises');
});

test('a lead that was delivered after most of a year is not reported as never sent', async () => {
  const { crm, page, sweepAt, pass, alerts } = await afterAnswer(answer(undefined, 503), {
    RELAY_WEBHOOK: 'https://hooks.example.org/x',
  });
  await sweepAt((relayDays.longest - 10) * 24 * HOUR);
  crm.answer = stored;
  await pass(HOUR);
  expect(await page()).toContain('Delivered (1)');
  await sweepAt((relayDays.longest + 1) * 24 * HOUR);
  expect(await page()).toContain('Delivered (0)');
  expect(alerts.filter((alert) => alert.includes('deleted'))).toEqual([]);
});

test('a lead that a CRM refused late has as much time for a decision as any other', async () => {
  expectConsole(/^1 lead was deleted, as the privacy page promises/);
  const { page, sweepAt, crm, pass } = await afterAnswer(answer(undefined, 503));
  await sweepAt(80 * 24 * HOUR);
  crm.answer = answer('false Bad record type');
  await pass(HOUR);
  await sweepAt(100 * 24 * HOUR);
  expect(await page()).toContain('Refused by the CRM (1)');
  await sweepAt(171 * 24 * HOUR);
  expect(await page()).toContain('Refused by the CRM (0)');
});

test('an answer whose body breaks off after its headers counts as an answer', async () => {
  const breaksOff = new ReadableStream({ start: (body) => body.error(new Error('The connection broke.')) });
  const { page } = await afterAnswer(() => new Response(breaksOff, { headers: { 'is-processed': 'true' } }));
  expect(await page()).toContain('Delivered (1)');
});

/** A claimed lead whose process was suspended, so that another process has claimed it since. */
const claimedTwice = async () => {
  const leads = createLeads(temporaryStorage());
  await leads.add({ id: 'lead-one', state: 'waiting', fields: '{}', address: '' }, 10, 0);
  const first = await leads.claim('lead-one', 0, 0);
  const second = await leads.claim('lead-one', 0, HOUR);
  if (!first || !second) throw new Error('The lead was not due.');
  const stateNow = async () => (await leads.list(1, ['delivered', 'refused'])).leads[0]?.state;
  return { leads, first, second, stateNow };
};

test('a late delivery counts although another process has claimed the lead since', async () => {
  const { leads, first, stateNow } = await claimedTwice();
  await leads.settle(first, 'delivered', null, HOUR);
  expect(await stateNow()).toBe('delivered');
});

test('a late refusal does not count when another process has claimed the lead since', async () => {
  const { leads, first, stateNow } = await claimedTwice();
  await leads.settle(first, 'refused', 'A reason.', HOUR);
  expect(await stateNow()).toBeUndefined();
});

test('a refusal never replaces a delivery', async () => {
  const { leads, first, second, stateNow } = await claimedTwice();
  await leads.settle(first, 'delivered', null, HOUR);
  await leads.settle(second, 'refused', 'A reason.', HOUR);
  expect(await stateNow()).toBe('delivered');
});

test('leads are deleted in time while the queue takes nothing', async () => {
  const { sweepAt, page, outage, deliver, crm } = await afterAnswer(stored);
  crm.answer = answer(undefined, 503);
  await deliver(leadPost({ lead_id: 'lead-number-2', last_name: 'Ravi Teja' }));
  outage.queue = true;
  expectConsole(/the queue takes nothing/);
  await sweepAt((24 * relayDays.delivered + 1) * HOUR);
  expect(await page()).toMatch(/Waiting \(1\).*Delivered \(0\)/s);
});

test('even a lead that the CRM never takes is deleted after a year', async () => {
  expectConsole(/^1 lead was deleted, as the privacy page promises/);
  const { page, sweepAt } = await afterAnswer(answer(undefined, 503));
  await sweepAt((relayDays.longest - 1) * 24 * HOUR);
  expect(await page()).toContain('Waiting (1)');
  await sweepAt((relayDays.longest + 1) * 24 * HOUR);
  expect(await page()).not.toContain('Asha Rao');
  expect(relayDays.longest).toBeLessThan(2 * 365);
});

test('an operator deletes a lead that the CRM refused', async () => {
  const { operate, page } = await afterAnswer(answer('false Bad record type'));
  expect(await page()).toContain('Delete: Asha Rao');
  await operate('/delete', { id: 'lead-number-1' });
  expect(await page()).not.toContain('Asha Rao');
});

test('the digest of a sender’s address is deleted after an hour, and leads of one hour stay limited', async () => {
  const storage = temporaryStorage();
  const { post, pass } = simulate({ RELAY_ADDRESS_LIMIT: '1' }, storage);
  const addresses = async () =>
    (await storage.all<{ address: string }>('SELECT address FROM leads')).map(({ address }) => address);
  const lead = leadPost();
  expect((await post(lead)).status).toBe(200);
  await pass(58 * MINUTE);
  expect((await addresses())[0]).toMatch(/^[0-9a-f]{32}$/);
  expect((await post(leadPost({ lead_id: 'lead-number-2' }))).status).toBe(429);
  await pass(3 * MINUTE);
  expect(await addresses()).toEqual(['']);
});
