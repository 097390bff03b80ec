// @vitest-environment jsdom
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { subscribeFields, subscribeSchema } from '../../schemas/index.ts';
import { manyRuns, messages, stringOf } from './helpers.ts';

let input: HTMLInputElement;
beforeAll(() => {
  input = document.createElement('input');
  input.type = 'email';
  input.required = true;
});

const pieces = '@ @b.in + _ a Z 9 - . é " \u00a0 \v'.split(' ').concat(' ', '\n', '\t', '\f');

test('any value is judged, and given out, as an email input of a browser would', () => {
  fc.assert(
    fc.property(stringOf(...pieces), (email) => {
      fc.pre(email.length <= subscribeFields.email.limit);
      input.value = email;
      const { valid, valueMissing } = input.validity;
      const wrong = valueMissing ? 'Email is required.' : 'Invalid email address format.';
      expect(messages(subscribeSchema, { email })).toEqual(valid ? {} : { email: wrong });
      expect(subscribeSchema.safeParse({ email }).data).toEqual(valid ? { email: input.value } : undefined);
    }),
    manyRuns,
  );
});
