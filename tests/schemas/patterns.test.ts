// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { fieldsByForm, firstFailure, formKinds, subscribeForm, type Field } from '../../schemas/index.ts';
import * as fc from '../helpers/fastCheck.ts';
import { emails, phones, valuesNear } from './arbitraries.ts';
import { manyRuns, messages, stringOf } from './helpers.ts';

/** As a browser compiles the `pattern` of an input. */
const compiled = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'v');

const blanks = fc.oneof(
  stringOf('a', ' ', '\t', '\u00a0', '1', '\u2028'),
  fc.nat({ max: 90 }).map((count) => 'a'.repeat(count)),
);

const generated: Record<string, fc.Arbitrary<string>> = {
  email: emails,
  phone: phones,
  college_name: blanks,
};
// The newsletter's pattern only completes the check of an email input: the last test has both.
const kinds = formKinds.filter((kind) => kind !== 'subscribe');
const fields = kinds.flatMap((form) =>
  Object.entries<Field>(fieldsByForm[form]).flatMap(([name, field]) => {
    const { pattern, rules } = field;
    if (pattern === undefined) return [];
    return [{ title: `${form} ${name}`, pattern, rules, values: generated[name] ?? valuesNear(field) }];
  }),
);

test('every field of one line has a pattern', () => {
  const oneLine = kinds.flatMap((kind) => Object.values(fieldsByForm[kind])).filter(({ rows }) => !rows);
  expect(fields).toHaveLength(oneLine.length);
});

test.each(fields)('the pattern of $title accepts exactly what the rules of a submit do', (field) => {
  const expression = compiled(field.pattern);
  fc.assert(
    // An input takes line breaks out. Beyond U+FFFF a pattern counts one where the rules count two.
    fc.property(field.values, (typed) => {
      const value = typed.replace(/[\r\n]|[\u{10000}-\u{10ffff}]/gu, '');
      expect(expression.test(value)).toBe(firstFailure(field.rules, value) === undefined);
    }),
    manyRuns,
  );
  const examples = field.rules.flatMap(({ example }) => example ?? []);
  expect(examples.filter((example) => expression.test(example))).toEqual([]);
});

test('letters beyond U+FFFF pass as names', () => {
  const name = compiled(fieldsByForm.lead['last_name']?.pattern ?? '');
  expect(name.test('𐐀𐐨𐐩 𐐀𐐨')).toBe(true);
  expect(name.test('𐐀 𐐁')).toBe(false);
});

test('a pattern finishes on very long input', () => {
  const floods = ['a', ' ', 'a ', 'a.', '@', '\u0301', '- '].map((piece) => `a@${piece.repeat(50_000)}!`);
  const passed = fields.flatMap(({ pattern }) => floods.filter((flood) => compiled(pattern).test(flood)));
  expect(passed).toEqual([]);
});

const pieces = [
  '@',
  '@b.in',
  '+',
  '_',
  'a',
  'Z',
  '9',
  '-',
  '.',
  'é',
  '"',
  '\u00a0',
  '\v',
  ' ',
  '\n',
  '\t',
  '\f',
];

const label = 'b'.repeat(63);
const examples = [
  [
    `a@${label}.in`,
    `a@${label}b.in`,
    `a@b.${label}`,
    `a@b.${label}b`,
    'a@-b.in',
    'a@b-.in',
    'a@b..in',
    'a@.in',
  ],
  [
    "!#$%&'*+/=?^_`{|}~-@example.com",
    'é@example.com',
    'a@exämple.com',
    '9@9',
    'a@b.c',
    '.a..b.@example.com',
    'a@b.in.',
  ],
].flatMap((values) => values.map((value): [string] => [value]));

test('a newsletter address is accepted and normalised as by a browser’s email input', () => {
  const input = Object.assign(document.createElement('input'), { type: 'email', required: true });
  const expression = compiled(fieldsByForm.subscribe['email']?.pattern ?? '');
  const tooLong = 'Please keep this to 80 characters or fewer.';
  fc.assert(
    fc.property(fc.oneof(stringOf(...pieces), emails), (email) => {
      input.value = email;
      const { valid, valueMissing } = input.validity;
      const isAccepted = valid && expression.test(input.value);
      const wrong = valueMissing ? 'Email is required.' : 'Invalid email address format.';
      const message = valid ? tooLong : wrong;
      expect(messages(subscribeForm('submit'), { email })).toEqual(isAccepted ? {} : { email: message });
      const sent = isAccepted ? { email: input.value } : undefined;
      expect(subscribeForm('submit').safeParse({ email }).data).toEqual(sent);
    }),
    { ...manyRuns, examples },
  );
});
