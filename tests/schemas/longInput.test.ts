// @vitest-environment node
import { expect, test } from 'vitest';
import {
  bareNumber,
  contactForm,
  fieldsByForm,
  firstFailure,
  leadForm,
  pasted,
  stripEmail,
  stripPhone,
  subscribeForm,
} from '../../schemas/index.ts';
import { floodLength, messages } from './helpers.ts';

// An expression that backtracks would run for hours on these, and one that recurses would overflow the stack.
const flood = (piece: string) => piece.repeat(floodLength / piece.length);
const pieces = ['a', 'A', 'a ', '\u0301', 'e\u0301', ' ', '\n', '9', '0', '@', ' -', '😀', '\ud800'];
const floods: [string, string][] = [
  ...pieces.map((piece): [string, string] => [JSON.stringify(piece), flood(piece)]),
  ['single letters, then a digit', `${flood('a ')}1`],
  ['spaces inside', `a${flood(' ')}a`],
  ['tabs inside', `a@b.in${flood('\t')}x`],
  ['dots in a domain', `a@${flood('.')}`],
  ['labels in a domain', `a@${flood('a.')}in`],
  ['labels in a domain, then a space', `a@${flood('a.')} `],
  ['long labels', `a@${`${'a'.repeat(63)}.`.repeat(floodLength / 64)}!`],
  ['hyphens in a label', `a@a${flood('-')}`],
  ['a country code before spaces', `+91${flood(' -')}`],
  ['addresses', flood('a@b.in ')],
  ['numbers', flood('98765 43210 ')],
  ['characters between which an address may begin', flood("a'")],
  ['country codes, then a digit', `${flood('91')}1`],
  ['digits of another script', flood('९')],
  ['white space before a country code', `${flood(' ')}+91`],
];

test.each(floods)('a flood of %s is checked and stripped like any other value', (_kind, value) => {
  const values = Object.fromEntries(Object.keys(fieldsByForm.contact).map((name) => [name, value]));
  for (const schema of [leadForm('submit'), leadForm('live')])
    expect(messages(schema, values)).toHaveProperty('last_name');
  for (const schema of [contactForm('submit'), contactForm('live')])
    expect(messages(schema, values)).toHaveProperty('first_name');
  expect(messages(subscribeForm('submit'), values)).toHaveProperty('email');
  expect(stripEmail(value).value).not.toMatch(/[^A-Za-z0-9@.-]/);
  for (const spec of Object.values(fieldsByForm.contact)) {
    const { value: whole } = pasted(spec, value);
    spec.joins?.(whole);
    spec.nearest?.(whole);
  }
  expect(stripPhone(bareNumber(value)).value).not.toMatch(/[^0-9()[\].-]/);
});

test('checks a name with more marks than the stack has room for', () => {
  const name = `a${'\u0301'.repeat(40 * floodLength)} b`;
  for (const field of [fieldsByForm.lead['last_name'], fieldsByForm.contact['first_name']])
    expect(firstFailure(field?.rules ?? [], name)?.rule.id).toBe('letter-by-letter');
});
