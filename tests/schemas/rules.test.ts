// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstFailure, forms, rulesOf, type Rule, type RuleTable } from '../../schemas/index.ts';
import { manyRuns, stringOf } from './helpers.ts';

const allFields = Object.entries(forms).flatMap(([form, fields]) =>
  Object.entries(fields).map(([name, field]) => ({ title: `${form} ${name}`, field })),
);
const tables = allFields.flatMap(({ title, field }): [string, RuleTable][] => [
  [`${title} on submit`, rulesOf(field, 'submit')],
  [`${title} while typing`, rulesOf(field, 'live')],
]);
const allRules = tables.flatMap(([title, table]) =>
  table.map((rule) => ({ title, table, rule, id: rule.id })),
);
const isShadowed = ({ rule }: { rule: Rule }) => rule.shadowedBy !== undefined;

test('typing and submit check the same rules in the same order', () => {
  for (const { field } of allFields)
    expect(rulesOf(field, 'live').map(({ id }) => id)).toEqual(field.rules.map(({ id }) => id));
});

describe.each(tables)('%s', (_title, table) => {
  test('has no id twice', () => {
    const ids = table.map((rule) => rule.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test.each(allRules.filter((entry) => !isShadowed(entry)))(
  '$title: $id is first to fail for its example',
  (entry) => {
    expect(entry.rule.example).toBeTypeOf('string');
    expect(firstFailure(entry.table, entry.rule.example ?? '')?.rule).toBe(entry.rule);
  },
);

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

describe.each(allRules.filter(isShadowed))('$title: $id', ({ table, rule }) => {
  const values = breaking[rule.id] ?? fc.constant('');

  test('is never the first to fail, because the rule that shadows it fails too', () => {
    const earlier = table.slice(0, table.indexOf(rule));
    const shadow = earlier.find(({ id }) => id === rule.shadowedBy);
    fc.assert(
      fc.property(values, (value) => {
        expect(rule.fails(value)).toBe(true);
        expect(shadow?.fails(value)).toBe(true);
        expect(earlier).toContain(firstFailure(table, value)?.rule);
      }),
      manyRuns,
    );
  });

  test('accepts values that nearly break it', () => {
    for (const value of close[rule.id] ?? []) expect(rule.fails(value)).toBe(false);
    expect(close[rule.id]).not.toHaveLength(0);
  });
});
