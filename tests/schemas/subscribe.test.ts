// @vitest-environment jsdom
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { limits, subscribeSchema } from '../../schemas/index.ts';
import { hostileStrings, manyRuns, messages, stringOf } from './helpers.ts';

let input: HTMLInputElement;
beforeAll(() => {
  input = document.createElement('input');
  input.type = 'email';
  input.required = true;
});

test.each(['', '  ', '\n', undefined])('an empty email (%j) is required', (email) => {
  expect(messages(subscribeSchema, { email })).toEqual({ email: 'Email is required.' });
});

test.each([
  'asha',
  'asha@',
  '@example.com',
  'a b@example.com',
  'a@b@c.in',
  'a@-b.in',
  'a@b-.in',
  'a@b..in',
  'a@.in',
  'a@b.in.',
  'é@example.com',
  'a@exämple.com',
  `a@${'b'.repeat(64)}.in`,
  ...hostileStrings,
])('%j is no email address', (email) => {
  expect(messages(subscribeSchema, { email })).toEqual({ email: 'Invalid email address format.' });
});

test.each([
  'asha@example.com',
  'asha@localhost',
  '9@9',
  '.a..b.@example.com',
  "!#$%&'*+/=?^_`{|}~-@example.com",
  `a@${'b'.repeat(63)}.in`,
])('%s passes, as it does in a browser', (email) => {
  expect(subscribeSchema.parse({ email })).toEqual({ email });
});

test('white space around an address is taken off, as a browser does', () => {
  expect(subscribeSchema.parse({ email: '\t asha@exam\r\nple.com \n' })).toEqual({
    email: 'asha@example.com',
  });
  expect(messages(subscribeSchema, { email: '\u00a0asha@example.com' })).toHaveProperty('email');
});

test('an address may have 80 characters and no more', () => {
  expect(messages(subscribeSchema, { email: `${'a'.repeat(68)}@example.com` })).toEqual({});
  expect(messages(subscribeSchema, { email: `${'a'.repeat(69)}@example.com` })).toEqual({
    email: 'Please keep this to 80 characters or fewer.',
  });
});

const pieces = '@ @b.in + _ a Z 9 - . é " \u00a0 \v'.split(' ').concat(' ', '\n', '\t', '\f');

test('any value is judged, and given out, as an email input of a browser would', () => {
  fc.assert(
    fc.property(stringOf(...pieces), (email) => {
      fc.pre(email.length <= limits.email);
      input.value = email;
      const { valid, valueMissing } = input.validity;
      const wrong = valueMissing ? 'Email is required.' : 'Invalid email address format.';
      expect(messages(subscribeSchema, { email })).toEqual(valid ? {} : { email: wrong });
      expect(subscribeSchema.safeParse({ email }).data).toEqual(valid ? { email: input.value } : undefined);
    }),
    manyRuns,
  );
});
