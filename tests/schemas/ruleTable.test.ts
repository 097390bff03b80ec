// @vitest-environment node
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { fieldSchema, firstFailure, type Rule, type RuleTable } from '../../schemas/index.ts';
import { messages } from './helpers.ts';

const noA = vi.fn<Rule['fails']>((value) => value.includes('a'));
const noB = vi.fn<Rule['fails']>((value) => value.includes('b'));
const rules: RuleTable = [
  { id: 'no-a', message: 'No a.', fails: noA, example: 'a' },
  { id: 'no-b', message: (value) => `${value} has a b.`, fails: noB, example: 'b' },
];
const schema = fieldSchema({ rules }, 'submit');

test('the first failing rule gives the message and later rules do not run', () => {
  noB.mockClear();
  expect(firstFailure(rules, 'ab')).toEqual({ rule: rules[0], message: 'No a.' });
  expect(noB).not.toHaveBeenCalled();
});

test('a message may repeat the value as typed', () => {
  expect(firstFailure(rules, ' b ')?.message).toBe(' b  has a b.');
});

test('a value that breaks no rule has no failure', () => {
  expect(firstFailure(rules, 'c')).toBeUndefined();
  expect(firstFailure([], '')).toBeUndefined();
});

test('the schema reports exactly one issue, with the id of its rule', () => {
  const result = schema.safeParse('ab');
  expect(result.error?.issues).toEqual([
    expect.objectContaining({ code: 'custom', path: [], message: 'No a.', params: { rule: 'no-a' } }),
  ]);
});

test('the schema gives an accepted value out unchanged', () => {
  expect(schema.parse(' c ')).toBe(' c ');
});

test('output transforms do not run on a refused value', () => {
  const after = vi.fn<(value: string) => string>((value) => value);
  expect(fieldSchema({ rules, output: after }, 'submit').safeParse('a').success).toBe(false);
  expect(after).not.toHaveBeenCalled();
});

test('a field that is undefined or absent is held to the rules as an empty string', () => {
  const required: RuleTable = [
    { id: 'required', message: 'Needed.', fails: (value) => value === '', example: '' },
  ];
  const form = z.object({ name: fieldSchema({ rules: required }, 'submit') });
  expect(messages(form, {})).toEqual({ name: 'Needed.' });
  expect(messages(form, { name: undefined })).toEqual({ name: 'Needed.' });
  expect(z.object({ name: fieldSchema({ rules: [] }, 'submit') }).parse({})).toEqual({ name: '' });
});

test.each([null, 7, true, ['a'], { a: 1 }])(
  'a value that is no string (%j) is refused with one issue',
  (value) => {
    expect(schema.safeParse(value).error?.issues).toHaveLength(1);
  },
);

test('Zod never compiles code, so that a strict content security policy has nothing to report', () => {
  expect(z.config().jitless).toBe(true);
});
