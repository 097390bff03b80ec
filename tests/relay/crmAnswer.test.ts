// @vitest-environment node
import { expect, test } from 'vitest';
import { HOUR } from '../helpers/durations.ts';
import { leadPost, simulate, SITE } from './helpers.ts';

const answer =
  (processed: string | undefined, status = 200, location?: string) =>
  () =>
    new Response('', {
      status,
      headers: {
        ...(processed !== undefined && { 'is-processed': processed }),
        ...(location !== undefined && { location }),
      },
    });

const stateAfter = async (crmAnswer: () => Response) => {
  const { post, pass, crm, page } = simulate();
  crm.answer = crmAnswer;
  await post(leadPost());
  await pass(0);
  return page();
};

test.each([
  ['is-processed: true', answer('true')],
  ['is-processed: True and a redirect elsewhere', answer('True', 302, 'https://elsewhere.example/')],
  ['a redirect to the page of the form', answer(undefined, 302, `${SITE}/works`)],
  [
    'a duplicate of the lead number, by its 15 characters',
    answer('false (DUPLICATE_VALUE: 00N5g000000Abcd)'),
  ],
  ['a duplicate of the lead number, by its 18', answer('false (DUPLICATE_VALUE: 00N5g000000AbcdEAA)')],
])('%s means delivered', async (_case, crmAnswer) => {
  expect(await stateAfter(crmAnswer)).toContain('Delivered (1)');
});

test.each([
  ['false Exception (INVALID_EMAIL)', 'Exception (INVALID_EMAIL)'],
  ['False', 'The CRM gave no reason.'],
  ['true Exception:common (INVALID_FIELD)', 'Exception:common (INVALID_FIELD)'],
  ['FALSE Exception (DUPLICATE_VALUE: email)', 'DUPLICATE_VALUE: email'],
])('is-processed: %s means refused, and operators see why', async (processed, reason) => {
  const page = await stateAfter(answer(processed));
  expect(page).toContain('Refused by the CRM (1)');
  expect(page).toContain(reason);
});

test('without a configured lead number field no duplicate counts as delivered', async () => {
  const { post, pass, crm, page } = simulate({ VITE_CRM_FIELD_LEAD_ID: '' });
  crm.answer = answer('false (DUPLICATE_VALUE: 00N5g000000Abcd)');
  await post(leadPost());
  await pass(0);
  expect(await page()).toContain('Refused by the CRM (1)');
});

test.each([
  ['a maintenance page', answer(undefined), 'answered 200 without is-processed'],
  ['an unknown verdict', answer('maybe'), 'answered 200 with is-processed: maybe'],
  [
    'a redirect elsewhere',
    answer(undefined, 301, 'https://login.salesforce.com/'),
    'redirected to https://login.salesforce.com/, not to the page of the form',
  ],
  ['a redirect to nowhere', answer(undefined, 302), 'answered 302 without is-processed'],
])(
  '%s proves nothing: the lead is posted again, and operators are alerted',
  async (_case, crmAnswer, seen) => {
    const { post, pass, crm, page, alerts, arrived } = simulate({
      RELAY_WEBHOOK: 'https://hooks.example.org/x',
    });
    crm.answer = crmAnswer;
    await post(leadPost());
    await pass(2 * HOUR);
    expect(await page()).toContain('Waiting (1)');
    expect(alerts.join()).toContain(`The CRM ${seen}. Check VITE_CRM_ENDPOINT`);
    crm.answer = answer('true');
    arrived.length = 0;
    await pass(HOUR);
    expect(arrived).toHaveLength(1);
    expect(await page()).toContain('Delivered (1)');
  },
);
