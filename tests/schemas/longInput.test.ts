// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  contactLiveSchema,
  contactSchema,
  dropCountryCode,
  firstFailure,
  forms,
  leadLiveSchema,
  leadSchema,
  stripEmail,
  stripPhone,
  subscribeSchema,
} from '../../schemas/index.ts';
import { floodLength, messages } from './helpers.ts';

// An expression that backtracks would run for hours on these, and one that recurses would overflow the stack.
const floods: [string, string][] = [
  ['letters', 'a'.repeat(floodLength)],
  ['capitals', 'A'.repeat(floodLength)],
  ['single letters', 'a '.repeat(floodLength / 2)],
  ['single letters, then a digit', `${'a '.repeat(floodLength / 2)}1`],
  ['combining marks', `a${'\u0301'.repeat(floodLength)}`],
  ['letters with marks', 'e\u0301'.repeat(floodLength / 2)],
  ['spaces', ' '.repeat(floodLength)],
  ['spaces inside', `a${' '.repeat(floodLength)}a`],
  ['line breaks', '\n'.repeat(floodLength)],
  ['tabs inside', `a@b.in${'\t'.repeat(floodLength)}x`],
  ['digits', '9'.repeat(floodLength)],
  ['zeros', '0'.repeat(floodLength)],
  ['at signs', '@'.repeat(floodLength)],
  ['dots in a domain', `a@${'.'.repeat(floodLength)}`],
  ['dots in a domain, then a space', `a@${'.'.repeat(floodLength)} `],
  ['labels in a domain', `a@${'a.'.repeat(floodLength / 2)}in`],
  ['labels in a domain, then a space', `a@${'a.'.repeat(floodLength / 2)} `],
  ['long labels', `a@${`${'a'.repeat(63)}.`.repeat(floodLength / 64)}!`],
  ['hyphens in a label', `a@a${'-'.repeat(floodLength)}`],
  ['a country code before spaces', `+91${' -'.repeat(floodLength / 2)}`],
  ['white space before a country code', `${' '.repeat(floodLength)}+91`],
  ['emoji', '😀'.repeat(floodLength / 2)],
  ['lone surrogates', '\ud800'.repeat(floodLength)],
];

describe.each(floods)('a flood of %s', (_kind, value) => {
  test('is refused or accepted like any other value', () => {
    const lead = { last_name: value, email: value, phone: value, message: value };
    const names = { first_name: value, designation: value, services: value, location: value };
    for (const schema of [leadSchema, leadLiveSchema])
      expect(messages(schema, lead)).toHaveProperty('last_name');
    for (const schema of [contactSchema, contactLiveSchema])
      expect(messages(schema, { ...lead, ...names, college_name: value })).toHaveProperty('first_name');
    expect(messages(subscribeSchema, { email: value })).toHaveProperty('email');
  });

  test('is stripped like any other value', () => {
    expect(stripEmail(value).value).not.toMatch(/[^A-Za-z0-9@.-]/);
    expect(stripPhone(dropCountryCode(value)).value).not.toMatch(/[^0-9()[\].-]/);
  });
});

test('checks a name with more marks than the stack has room for', () => {
  const name = `a${'\u0301'.repeat(40 * floodLength)} b`;
  expect(firstFailure(forms.lead['last_name']?.rules ?? [], name)?.rule.id).toBe('letter-by-letter');
  expect(firstFailure(forms.contact['first_name']?.rules ?? [], name)?.rule.id).toBe('letter-by-letter');
});
