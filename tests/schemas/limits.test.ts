// @vitest-environment node
import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { limits, postedLength } from '../../schemas/index.ts';
import { manyRuns, stringOf } from './helpers.ts';

test('the standard fields have the lengths of Salesforce', () => {
  expect(limits).toMatchObject({
    first_name: 40,
    company: 40,
    phone: 40,
    city: 40,
    last_name: 80,
    email: 80,
    state: 20,
    description: 32_000,
  });
});

test('the posted length is the length after every line break has become CR LF', () => {
  fc.assert(
    fc.property(stringOf('\r', '\n', '\r\n', 'a', '😀'), (value) => {
      const lines = value.split(/\r\n|[\r\n]/);
      const characters = lines.reduce((sum, line) => sum + line.length, 0);
      expect(postedLength(value)).toBe(characters + 2 * (lines.length - 1));
    }),
    manyRuns,
  );
});
