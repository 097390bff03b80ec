// @vitest-environment node
import { expect, test } from 'vitest';
import { contactFields, firstFailure, leadFields, type Field } from '../../schemas/index.ts';

const { last_name: name, email, phone } = leadFields;
const { first_name: firstName } = contactFields;

interface Row {
  readonly what: string;
  readonly field: Field;
  readonly value: string;
}

const cannotChange = ({ field, value }: Row) => firstFailure(field.rules, value)?.rule.cannotChange ?? false;

test.each<Row>([
  { what: 'a name with a digit', field: name, value: 'Asha2' },
  { what: 'a first name with a digit', field: firstName, value: 'Asha2' },
  { what: 'a name of single letters', field: name, value: 'A S' },
  { what: 'a first name of single letters', field: firstName, value: 'A S' },
  { what: 'an address that starts with a digit', field: email, value: '7asha@example.com' },
  { what: 'a number of another country with more digits', field: phone, value: '+49 30 123456789' },
  { what: 'a number of another country with fewer digits', field: phone, value: '+65 6123 456' },
  { what: 'a number of another country that starts with 2', field: phone, value: '212 555 0100' },
])('$what may be right, so its visitor is offered other ways to write', (row) => {
  expect(cannotChange(row)).toBe(true);
});

test.each<Row>([
  { what: 'an empty name', field: name, value: '' },
  { what: 'a space before a name', field: name, value: ' Asha' },
  { what: 'two spaces in a first name', field: firstName, value: 'Asha  Rao' },
  { what: 'capitals inside a name', field: name, value: 'ASHA' },
  { what: 'an address without @', field: email, value: 'asha' },
  { what: 'two dots in an address', field: email, value: 'asha..rao@example.com' },
  { what: 'an empty phone', field: phone, value: '' },
])('$what can be put right by its visitor, who is offered no other way', (row) => {
  expect(cannotChange(row)).toBe(false);
});
