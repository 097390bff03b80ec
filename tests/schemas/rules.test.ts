// @vitest-environment node
import { expect, test } from 'vitest';
import { fieldsByForm, firstFailure, rulesOf, type RuleTable } from '../../schemas/index.ts';
import * as fc from '../helpers/fastCheck.ts';
import { manyRuns, stringOf } from './helpers.ts';

const allFields = Object.entries(fieldsByForm).flatMap(([form, fields]) =>
  Object.entries(fields).map(([name, field]) => ({ title: `${form} ${name}`, field })),
);
const tables = allFields.flatMap(({ title, field }): [string, RuleTable][] => [
  [`${title} on submit`, rulesOf(field, 'submit')],
  [`${title} while typing`, rulesOf(field, 'live')],
]);

test('typing and submit check the same rules in the same order', () => {
  for (const { field } of allFields)
    expect(rulesOf(field, 'live').map(({ id }) => id)).toEqual(field.rules.map(({ id }) => id));
});

test.each(tables)('%s: no id is there twice, and each rule is first to fail for its example', (_, table) => {
  expect(new Set(table.map(({ id }) => id)).size).toBe(table.length);
  for (const rule of table.filter(({ shadowedBy }) => shadowedBy === undefined)) {
    expect(rule.example).toBeTypeOf('string');
    expect(firstFailure(table, rule.example ?? '')?.rule).toBe(rule);
  }
});

const digit = fc.constantFrom(...'0123456789'.split(''));
const digits = fc.array(digit, { minLength: 1, maxLength: 12 }).map((list) => list.join(''));
const zeros = fc.nat({ max: 12 }).map((count) => '0'.repeat(count));
const junk = stringOf('-', ' ', '(', 'x', '.');

/** Values that break a shadowed rule, all of them: a proof over values that seldom do would prove little. */
const breaking: Record<string, fc.Arbitrary<string>> = {
  'digits-only': fc
    .tuple(digits, stringOf('a', '.', '@', 'b.in', '9'))
    .map(([head, tail]) => `${head}@${tail}`),
  'leading-zeros': fc
    .tuple(junk, junk, digits)
    .map(([head, middle, tail]) => `${head.replace(/\d/g, '')}0${middle.replace(/\d/g, '')}0${tail}`),
  'all-zeros': fc
    .tuple(junk, zeros, junk)
    .map(([head, middle, tail]) => `${head}0${middle}${tail}`.replace(/[1-9]/g, '')),
};

/** Values that a shadowed rule lets pass, though the rule that shadows it does not. */
const close: Record<string, string[]> = {
  'digits-only': ['9asha@example.com', '9asha9@example.com'],
  'leading-zeros': ['0987654321', '0900000000'],
  'all-zeros': ['0000000001', '0100000000', ''],
};

const shadowed = tables.flatMap(([title, table]) =>
  table.filter(({ shadowedBy }) => shadowedBy).map((rule) => ({ title, table, rule, id: rule.id })),
);

test.each(shadowed)('$title: $id is never the first to fail, as its shadow fails too', ({ table, rule }) => {
  const earlier = table.slice(0, table.indexOf(rule));
  const shadow = earlier.find(({ id }) => id === rule.shadowedBy);
  fc.assert(
    fc.property(breaking[rule.id] ?? fc.constant(''), (value) => {
      expect(rule.fails(value)).toBe(true);
      expect(shadow?.fails(value)).toBe(true);
      expect(earlier).toContain(firstFailure(table, value)?.rule);
    }),
    manyRuns,
  );
  expect(close[rule.id]?.map(rule.fails)).toEqual(close[rule.id]?.map(() => false));
});
