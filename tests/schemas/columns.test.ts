// @vitest-environment node
import { expect, test } from 'vitest';
import { findColumns } from '../../scripts/leads/columns.ts';

test.each([
  ['Full name', 'last_name'],
  ['Email address', 'email'],
  ['Phone number', 'phone'],
  ['Mobile', 'phone'],
  ['Mobile phone', 'phone'],
  ['Description', 'message'],
])('the column %s of an export holds the field %s', (heading, field) => {
  expect(findColumns([heading]).places.get(field)).toBe(0);
});
