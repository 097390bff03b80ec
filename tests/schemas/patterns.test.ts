// @vitest-environment jsdom
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  collegeNamePattern,
  emailPattern,
  firstFailure,
  formRules,
  limits,
  namePattern,
  optionalPattern,
  phonePattern,
  sanitiseEmail,
  subscribeEmailPattern,
  type RuleTable,
} from '../../schemas/index.ts';
import { manyRuns, stringOf } from './helpers.ts';

/** As a browser compiles the `pattern` of an input. */
const compiled = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'v');

const names = fc.oneof(
  stringOf(
    'a',
    'z',
    'A',
    'ß',
    'e\u0301',
    'శ్రీ',
    'ర\u200c',
    '\u200d',
    'ǅ',
    ' ',
    ' ',
    '1',
    '.',
    '\u00a0',
    '\u0301',
  ),
  stringOf('a', 'B', ' '),
  fc.string({ unit: fc.constantFrom('a', 'ba', 'A '), minLength: 15, maxLength: 60 }),
  fc.nat({ max: 90 }).map((count) => 'a'.repeat(count)),
);
const emailParts = ['a', 'Z', '9', '_', '-', '.', '..', '@', '@b.in', '.com', ' ', 'é', '+', '\ud800'];
const emails = fc.oneof(
  stringOf(...emailParts),
  fc
    .tuple(stringOf(...emailParts), stringOf(...emailParts))
    .map(([local, domain]) => `${local}@${domain}.in`),
  fc.nat({ max: 90 }).map((count) => `${'a'.repeat(count)}@example.com`),
);
const phones = fc.oneof(
  stringOf(...'0123456789'.split(''), ' ', '(', ')', '-', '+91', 'x', '९'),
  fc
    .array(fc.constantFrom('0', '6', '7', '9'), { minLength: 9, maxLength: 11 })
    .map((list) => list.join(' ')),
);
const texts = fc.oneof(
  stringOf('a', ' ', '\t', '\u00a0', '1', '\u2028'),
  fc.nat({ max: 90 }).map((count) => 'a'.repeat(count)),
);

const { lead, contact } = formRules;
const fields: [string, string, RuleTable, fc.Arbitrary<string>][] = [
  ['the name of a lead form', namePattern(limits.last_name), lead.last_name.submit, names],
  ['the email of a lead form', emailPattern, lead.email.submit, emails],
  ['the phone of a lead form', phonePattern, lead.phone.submit, phones],
  ['the first name', namePattern(limits.first_name), contact.first_name.submit, names],
  ['the last name', namePattern(limits.last_name), contact.last_name.submit, names],
  ['the designation', namePattern(limits.designation), contact.designation.submit, names],
  ['the college name', collegeNamePattern, contact.college_name.submit, texts],
  ['the services', namePattern(limits.services), contact.services.submit, names],
  ['the location', namePattern(limits.location), contact.location.submit, names],
  ['the optional email', optionalPattern(emailPattern), contact.email.submit, emails],
  ['the optional phone', optionalPattern(phonePattern), contact.phone.submit, phones],
];

describe.each(fields)('%s', (_name, pattern, rules, values) => {
  const expression = compiled(pattern);
  const accepted = (value: string) => firstFailure(rules, value) === undefined;

  test('is let pass by its pattern exactly when the rules of a submit accept it', () => {
    fc.assert(
      // An input takes line breaks out. Beyond U+FFFF a pattern counts one where the rules count two.
      fc.property(values, (typed) => {
        const value = typed.replace(/[\r\n]|[\u{10000}-\u{10ffff}]/gu, '');
        expect(expression.test(value)).toBe(accepted(value));
      }),
      manyRuns,
    );
  });

  test('is stopped when it is the example of a rule', () => {
    const examples = rules.flatMap(({ example }) => example ?? []);
    expect(examples.filter((example) => expression.test(example))).toEqual([]);
  });
});

const subscribe = formRules.subscribe.email.submit;
let input: HTMLInputElement;
beforeAll(() => {
  input = document.createElement('input');
  input.type = 'email';
  input.required = true;
});

test('the newsletter’s email is let pass by the browser and its pattern exactly when the rules accept it', () => {
  const expression = compiled(subscribeEmailPattern);
  fc.assert(
    fc.property(emails, (typed) => {
      const value = sanitiseEmail(typed);
      input.value = value;
      expect(input.validity.valid && expression.test(value)).toBe(
        firstFailure(subscribe, value) === undefined,
      );
    }),
    manyRuns,
  );
});

test('letters beyond U+FFFF pass as names', () => {
  expect(compiled(namePattern(40)).test('𐐀𐐨𐐩 𐐀𐐨')).toBe(true);
  expect(compiled(namePattern(40)).test('𐐀 𐐁')).toBe(false);
});

test('a pattern is done with a flood', () => {
  const floods = ['a', ' ', 'a ', 'a.', '@', '\u0301', '- '].map((piece) => `a@${piece.repeat(50_000)}!`);
  const passed = fields.flatMap(([, pattern]) => floods.filter((flood) => compiled(pattern).test(flood)));
  expect(passed).toEqual([]);
});
