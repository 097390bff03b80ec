// @vitest-environment jsdom
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  firstFailure,
  forms,
  sanitiseEmail,
  subscribeFields,
  subscribeSchema,
  type Field,
} from '../../schemas/index.ts';
import { emails, names, phones } from './arbitraries.ts';
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
const fields = (['lead', 'contact'] as const).flatMap((form) =>
  Object.entries<Field>(forms[form]).flatMap(([name, { pattern, rules }]) =>
    pattern === undefined
      ? []
      : [{ title: `${form} ${name}`, pattern, rules, values: generated[name] ?? names }],
  ),
);

test('every field of one line has a pattern', () => {
  const oneLine = [...Object.values(forms.lead), ...Object.values(forms.contact)].filter(({ rows }) => !rows);
  expect(fields).toHaveLength(oneLine.length);
});

describe.each(fields)('$title', ({ pattern, rules, values }) => {
  const expression = compiled(pattern);
  const accepted = (value: string) => firstFailure(rules, value) === undefined;

  test('its pattern accepts a value exactly when the rules of a submit do', () => {
    fc.assert(
      // An input takes line breaks out. Beyond U+FFFF a pattern counts one where the rules count two.
      fc.property(values, (typed) => {
        const value = typed.replace(/[\r\n]|[\u{10000}-\u{10ffff}]/gu, '');
        expect(expression.test(value)).toBe(accepted(value));
      }),
      manyRuns,
    );
  });

  test('its pattern refuses the example of every rule', () => {
    const examples = rules.flatMap(({ example }) => example ?? []);
    expect(examples.filter((example) => expression.test(example))).toEqual([]);
  });
});

const newsletter = forms.subscribe['email'];
let input: HTMLInputElement;
beforeAll(() => {
  input = document.createElement('input');
  input.type = 'email';
  input.required = true;
});

test('the browser and the pattern accept a newsletter email exactly when the rules do', () => {
  const expression = compiled(newsletter?.pattern ?? '');
  fc.assert(
    fc.property(emails, (typed) => {
      const value = sanitiseEmail(typed);
      input.value = value;
      expect(input.validity.valid && expression.test(value)).toBe(
        firstFailure(newsletter?.rules ?? [], value) === undefined,
      );
    }),
    manyRuns,
  );
});

test('letters beyond U+FFFF pass as names', () => {
  const name = compiled(forms.lead['last_name']?.pattern ?? '');
  expect(name.test('𐐀𐐨𐐩 𐐀𐐨')).toBe(true);
  expect(name.test('𐐀 𐐁')).toBe(false);
});

test('a pattern finishes on very long input', () => {
  const floods = ['a', ' ', 'a ', 'a.', '@', '\u0301', '- '].map((piece) => `a@${piece.repeat(50_000)}!`);
  const passed = fields.flatMap(({ pattern }) => floods.filter((flood) => compiled(pattern).test(flood)));
  expect(passed).toEqual([]);
});

const pieces = '@ @b.in + _ a Z 9 - . é " \u00a0 \v'.split(' ').concat(' ', '\n', '\t', '\f');

test('a newsletter address is accepted and normalised as by a browser’s email input', () => {
  fc.assert(
    fc.property(stringOf(...pieces), (email) => {
      fc.pre(email.length <= subscribeFields.email.limit);
      input.value = email;
      const { valid, valueMissing } = input.validity;
      const wrong = valueMissing ? 'Email is required.' : 'Invalid email address format.';
      expect(messages(subscribeSchema, { email })).toEqual(valid ? {} : { email: wrong });
      expect(subscribeSchema.safeParse({ email }).data).toEqual(valid ? { email: input.value } : undefined);
    }),
    manyRuns,
  );
});
