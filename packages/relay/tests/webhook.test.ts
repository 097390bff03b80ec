// @vitest-environment node
import { expect, test } from 'vitest';
import { relayDays } from '../../../src/config/relayDays.ts';
import { expectConsole } from '../../../tests/helpers/console.ts';
import { DAY, HOUR, MINUTE } from '../durations.ts';
import { afterAnswer, refusal, withWebhook } from './helpers.ts';

const failures: [what: string, answer: () => Response | Promise<Response>][] = [
  ['answers 500', () => new Response('', { status: 500 })],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
];

test.each(failures)(
  'while the webhook %s, operators are alerted again a minute later',
  async (_what, answer) => {
    const { webhook, pass, alerts } = await afterAnswer(refusal, withWebhook);
    webhook.answer = answer;
    await pass(2 * MINUTE);
    const alert = expect.stringContaining('1 lead is refused');
    expect(alerts).toEqual([alert, alert]);
  },
);

test('an alert that the webhook takes at the second try is the last', async () => {
  const { webhook, pass, alerts } = await afterAnswer(refusal, withWebhook);
  const { answer } = webhook;
  webhook.answer = () => new Response('', { status: 500 });
  await pass(MINUTE);
  webhook.answer = answer;
  await pass(2 * HOUR);
  expect(alerts).toHaveLength(2);
});

test.each(failures)('while the webhook %s, the log says that leads were deleted', async (_what, answer) => {
  const { webhook, sweepAt, page } = await afterAnswer(refusal, withWebhook);
  webhook.answer = answer;
  expectConsole(/^1 lead was deleted, as the privacy page promises/);
  await sweepAt(relayDays.undecided * DAY + MINUTE);
  expect(await page()).toContain('Refused by the CRM (0)');
});
