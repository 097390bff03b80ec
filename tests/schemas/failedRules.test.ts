// @vitest-environment node
import { expect, test } from 'vitest';
import { contactLiveSchema, failedRules, leadSchema, subscribeSchema } from '../../schemas/index.ts';

test('each refused field gives the id of the rule whose message it shows', () => {
  const values = { last_name: 'Asha2', email: 'asha..rao@example.com', phone: '98', message: 'Hello' };
  expect(failedRules(leadSchema, values)).toEqual({
    last_name: 'letters-only',
    email: 'punctuation',
    phone: 'too-few-digits',
  });
  expect(failedRules(subscribeSchema, {})).toEqual({ email: 'required' });
  expect(failedRules(contactLiveSchema, { phone: '-' })).toMatchObject({ phone: 'required' });
});

test('accepted values give nothing', () => {
  expect(failedRules(subscribeSchema, { email: 'asha@example.com' })).toEqual({});
});

test('no id repeats what was typed', () => {
  const typed = 'secret..address@example.com';
  expect(JSON.stringify(failedRules(leadSchema, { email: typed, last_name: typed }))).not.toContain('secret');
});
