// @vitest-environment node
import { expect, test } from 'vitest';
import { firstFailure } from '../../schemas/ruleTable.ts';
import { accepted, fields, inName, refused } from './fieldValues.ts';

const brokenRule = (row: Pick<(typeof refused)[number], 'form' | 'field' | 'value'>) => {
  const known = fields.find(({ form, label }) => form === row.form && label === row.field);
  if (!known) throw new Error(`The ${row.form} form has no field '${row.field}'.`);
  return firstFailure(known.rules, row.value)?.rule.id;
};

const named = <Row extends { value: string }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, typed: inName(row.value) }));

test.each(named(refused))('$form form, $field: $typed breaks the rule $breaks before any other', (row) => {
  expect(brokenRule(row)).toBe(row.breaks);
});

test.each(named(accepted))('$form form, $field: $typed is accepted', (row) => {
  expect(brokenRule(row)).toBeUndefined();
});

const rules = fields.flatMap(({ rules: table, ...one }) => table.map((rule) => ({ ...one, ...rule })));

test.each(rules.filter(({ shadowedBy }) => shadowedBy === undefined))(
  'fieldValues.ts has a row for the rule $id of $label in the $form form',
  ({ rows, id }) => {
    expect(rows.map(({ breaks }) => breaks)).toContain(id);
  },
);

test.each([
  { label: 'Email', rule: 'digits-only', says: 'Entered email is not valid.' },
  { label: 'Phone', rule: 'leading-zeros', says: 'Phone number cannot start with consecutive zeros.' },
  { label: 'Phone', rule: 'all-zeros', says: 'Phone number cannot be all zeros.' },
])('the rule $rule, which an earlier one always precedes, keeps its message', (row) => {
  const found = rules.filter(({ label, id }) => label === row.label && id === row.rule);
  expect(found.map(({ form, message }) => [form, message])).toEqual([
    ['lead', row.says],
    ['contact', row.says],
  ]);
});
