// @vitest-environment node
import { expect, test } from 'vitest';
import { fieldList } from '../../../schemas/salesforce/fieldIds.ts';
import { customFieldIds } from '../../../schemas/salesforce/ids.ts';
import { HOUR, MINUTE } from '../durations.ts';
import {
  afterAnswer,
  answer,
  leadPost,
  NUMBER,
  refusal,
  simulate,
  SITE,
  stored,
  withWebhook,
} from './helpers.ts';

/** The action, the first time only. */
const once = (act: () => Promise<void>) => {
  let isDone = false;
  return async () => {
    if (isDone) return;
    isDone = true;
    await act();
  };
};

const duplicate = `false (DUPLICATE_VALUE: ${NUMBER})`;
test.each([
  { what: 'is-processed: true', crmAnswer: answer({ processed: 'true' }) },
  {
    what: 'is-processed: True and a redirect elsewhere',
    crmAnswer: answer({ processed: 'True', status: 302, location: 'https://elsewhere.example/' }),
  },
  {
    what: 'a redirect to the page of the form',
    crmAnswer: answer({ status: 302, location: `${SITE}/works` }),
  },
  {
    what: 'a duplicate of the lead number, by its 15 characters',
    crmAnswer: answer({ processed: duplicate }),
  },
  {
    what: 'a duplicate of the lead number, by its 18',
    crmAnswer: answer({ processed: `false (DUPLICATE_VALUE: ${NUMBER}EAA)` }),
  },
])('$what means delivered', async ({ crmAnswer }) => {
  const { page } = await afterAnswer(crmAnswer);
  expect(await page()).toContain('Delivered (1)');
});

test.each([
  { processed: 'false Exception (INVALID_EMAIL)', reason: 'Exception (INVALID_EMAIL)' },
  { processed: 'False', reason: 'The CRM gave no reason.' },
  { processed: 'true Exception:common (INVALID_FIELD)', reason: 'Exception:common (INVALID_FIELD)' },
  { processed: 'FALSE Exception (DUPLICATE_VALUE: email)', reason: 'DUPLICATE_VALUE: email' },
  {
    // No field for the lead number is configured.
    changes: { VITE_CRM_FIELDS: fieldList(customFieldIds) },
    processed: duplicate,
    reason: 'DUPLICATE_VALUE',
  },
])(
  'is-processed: $processed means refused; operators see why and retry it',
  async ({ processed, reason, changes }) => {
    const { page, crm, operate, deliver } = await afterAnswer(answer({ processed }), changes);
    const shown = await page();
    for (const text of ['Refused by the CRM (1)', reason, 'Asha Rao']) expect(shown).toContain(text);
    crm.answer = stored;
    expect((await operate('/retry', { id: 'lead-number-1' })).status).toBe(303);
    expect(await deliver()).toHaveLength(1);
  },
);

test.each([
  { what: 'an error', crmAnswer: answer({ status: 500 }), seen: 'answered 500.' },
  { what: 'a maintenance page', crmAnswer: answer(), seen: 'answered 200 without is-processed' },
  {
    what: 'an unknown verdict',
    crmAnswer: answer({ processed: 'maybe Asha Rao' }),
    seen: 'answered 200 with another is-processed. Check',
  },
  {
    what: 'a redirect elsewhere',
    crmAnswer: answer({ status: 301, location: 'https://login.salesforce.com/?name=Asha' }),
    seen: 'redirected elsewhere, not to the page of the form',
  },
  {
    what: 'a redirect to nowhere',
    crmAnswer: answer({ status: 302 }),
    seen: 'answered 302 without is-processed',
  },
])(
  '$what proves nothing: the lead is posted again, and operators are alerted',
  async ({ crmAnswer, seen }) => {
    const { pass, crm, page, alerts, arrived } = await afterAnswer(crmAnswer, withWebhook);
    await pass(HOUR);
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
  {
    processed: 'false Exception (FIELD_CUSTOM_VALIDATION_EXCEPTION: Asha Rao is no name)',
    told: 'with FIELD_CUSTOM_VALIDATION_EXCEPTION',
  },
  { processed: 'false asha.rao@example.com is blocked', told: 'it; /operators' },
])('the webhook gets no value that a refusal quotes: $processed', async ({ processed, told }) => {
  const { pass, page, alerts } = await afterAnswer(answer({ processed }), withWebhook);
  await pass(HOUR + MINUTE);
  expect(await page()).toContain(processed.replace('false ', ''));
  expect(alerts.join()).toContain(told);
  expect(alerts.join()).not.toMatch(/asha/i);
});

test('a lead that is refused after an alert said that it waits is alerted again', async () => {
  const { pass, crm, alerts } = await afterAnswer(answer({ status: 503 }), withWebhook);
  await pass(2 * HOUR);
  expect(alerts).toEqual([expect.stringContaining('1 lead is refused, unverified or not in the CRM')]);
  crm.answer = refusal;
  await pass(3 * HOUR);
  expect(alerts).toHaveLength(2);
});

test('a lead that is refused while the webhook takes an alert is in the next alert', async () => {
  const { post, forwardAll, pass, webhook, alerts } = await afterAnswer(refusal, withWebhook);
  webhook.meanwhile = once(async () => {
    await post(leadPost({ lead_id: 'lead-number-2' }));
    await forwardAll();
  });
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
  expect(new Set(arrived.map((fields) => fields[NUMBER])).size).toBe(24);
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
  const { pass, crm, arrived } = await afterAnswer(answer(), { RELAY_DAILY_LIMIT: '1' });
  crm.answer = stored;
  await pass(HOUR);
  expect(arrived).toHaveLength(1);
});

/** A relay that may post one lead a day, whose first post has ended without an answer, and that has a second lead. */
const withLimitAfter = async (error: Error) => {
  const relay = await afterAnswer(() => Promise.reject(error), { RELAY_DAILY_LIMIT: '1' });
  relay.crm.answer = stored;
  await relay.deliver(leadPost({ lead_id: 'lead-number-2' }));
  return relay;
};
const timeout = new DOMException('The operation timed out.', 'TimeoutError');

test('a post that the CRM did not answer in time counts towards the daily limit: the next lead waits', async () => {
  const { arrived } = await withLimitAfter(timeout);
  expect(arrived).toEqual([]);
});

test('a post that did not reach the CRM does not count towards the daily limit: the next lead goes', async () => {
  const { arrived } = await withLimitAfter(new TypeError('fetch failed'));
  expect(arrived).toMatchObject([{ [NUMBER]: 'lead-number-2' }]);
});

test.each<[says: string, error: Error]>([
  ['The CRM did not answer in time.', timeout],
  ['The CRM could not be reached.', new TypeError('fetch failed')],
])('the operators’ page says why a lead waits: %s', async (says, error) => {
  const { page } = await afterAnswer(() => Promise.reject(error));
  expect(await page()).toContain(says);
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

test('an answer whose body breaks off after its headers counts as an answer', async () => {
  const breaksOff = new ReadableStream({ start: (body) => body.error(new Error('The connection broke.')) });
  const { page } = await afterAnswer(() => new Response(breaksOff, { headers: { 'is-processed': 'true' } }));
  expect(await page()).toContain('Delivered (1)');
});
