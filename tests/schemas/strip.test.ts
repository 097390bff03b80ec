// @vitest-environment node
import { expect, test } from 'vitest';
import { stripEmail } from '../../schemas/fields/email.ts';
import { pasted } from '../../schemas/fields/field.ts';
import { stripPhone } from '../../schemas/fields/phone.ts';
import { withAsciiDigits } from '../../schemas/fields/phoneNumber.ts';
import { dropInvisible } from '../../schemas/fields/strip.ts';
import * as fc from '../helpers/fastCheck.ts';
import { manyRuns, stringOf } from './helpers.ts';

test.each([
  { what: 'a zero-width space', text: 'As\u200Bha', left: 'Asha', removed: ['\u200B'] },
  { what: 'a byte order mark', text: '\uFEFFAsha', left: 'Asha', removed: ['\uFEFF'] },
  { what: 'marks of direction', text: '\u202AAsha\u202C', left: 'Asha', removed: ['\u202A', '\u202C'] },
  { what: 'a joiner before the first letter', text: '\u200DAsha', left: 'Asha', removed: ['\u200D'] },
  { what: 'a joiner after a space', text: 'Asha \u200CRao', left: 'Asha Rao', removed: ['\u200C'] },
  { what: 'two equal marks', text: '\u200BAsha\u200B', left: 'Asha', removed: ['\u200B'] },
])('$what is taken out of a pasted text and named once', ({ text, left, removed }) => {
  expect(dropInvisible(text)).toEqual({ value: left, removed });
});

test.each([
  { what: 'no-break space', space: '\u00A0' },
  { what: 'figure space', space: '\u2007' },
  { what: 'narrow no-break space', space: '\u202F' },
])('a $what in a pasted text becomes a space, and is named', ({ space }) => {
  expect(dropInvisible(`Asha${space}${space}Rao`)).toEqual({ value: 'Asha  Rao', removed: [space] });
});

test('invisible characters are named before the spaces', () => {
  expect(dropInvisible('Asha\u00A0Rao\u200B').removed).toEqual(['\u200B', '\u00A0']);
});

test.each([
  { what: 'a joiner inside a Hindi name', text: 'श्री\u200Dधर' },
  { what: 'a joiner at the end of a Malayalam name', text: 'മോഹന്\u200D' },
  { what: 'a non-joiner inside a Persian name', text: 'علی\u200Cرضا' },
  { what: 'two joiners in a row inside a word', text: 'क्\u200D\u200Cष' },
  { what: 'an emoji of two people', text: '👩\u200D👧' },
  { what: 'an emoji with a colour of skin', text: '👩🏽\u200D💻' },
  {
    what: 'the flag of Scotland, which ends in tags',
    text: '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
  },
  { what: 'a line break', text: 'Asha\nRao' },
  { what: 'a sign that is written before Arabic digits', text: '\u0600١٢' },
  { what: 'an empty text', text: '' },
])('$what stays in a pasted text', ({ text }) => {
  expect(dropInvisible(text)).toEqual({ value: text, removed: [] });
});

test('a field tidies a pasted text once its invisible characters are gone', () => {
  const field = { tidy: (text: string) => `[${text}]` };
  expect(pasted(field, '\u200BAsha')).toEqual({ value: '[Asha]', removed: ['\u200B'] });
});

test('a field without tidying keeps the rest of a pasted text', () => {
  expect(pasted({}, '\u200B Asha ')).toEqual({ value: ' Asha ', removed: ['\u200B'] });
});

const pieces = ['😀', '\ud800', ...'aZ90@.-_+ ()[]é९\n'.split('')];

test.each([
  ['stripEmail', stripEmail, /^[A-Za-z0-9@.-]*$/, (text: string) => text],
  ['stripPhone', stripPhone, /^[0-9()[\].-]*$/, withAsciiDigits],
])(
  '%s keeps the allowed characters in order, and names each other one once',
  (_name, strip, allowed, read) => {
    fc.assert(
      fc.property(stringOf(...pieces), (typed) => {
        const characters = Array.from(read(typed));
        const { value, removed } = strip(typed);
        expect(value).toBe(characters.filter((character) => allowed.test(character)).join(''));
        expect(removed).toEqual([...new Set(characters.filter((character) => !allowed.test(character)))]);
      }),
      manyRuns,
    );
  },
);
