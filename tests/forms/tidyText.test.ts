// @vitest-environment node
import { expect, test } from 'vitest';
import { strip } from '../../schemas/fields/strip';
import { nothingTyped, tidyText, type Tidying } from '../../src/forms/tidyText';

/** A field that keeps no digit. */
const letters: Tidying = {
  rules: [],
  strip: (value) => strip(value, /\d/gu),
  tidy: (value) => value.trim(),
  joins: (value) => /\p{L}\d+\p{L}/u.test(value),
};
const TYPED = 'insertText';
const PASTED = 'insertFromPaste';

const edit = (before: string, after: string, inputType = TYPED, known = nothingTyped) =>
  tidyText(letters, known, { before, after, inputType });

test('typing keeps the spaces, removes what the field cannot hold, and remembers it', () => {
  expect(edit('Asha', 'Asha1 ')).toEqual({
    known: { typed: 'Asha1 ', isAsTyped: false },
    value: 'Asha ',
    removed: ['1'],
  });
});

test('a pasted text is tidied as a whole, without its invisible characters', () => {
  expect(edit('', ' Asha\u200B1 ', PASTED)).toEqual({
    known: { typed: 'Asha1', isAsTyped: false },
    value: 'Asha',
    removed: ['\u200B', '1'],
  });
});

test('a pasted text whose words would be joined stays', () => {
  expect(edit('', 'Asha1Rao', PASTED)).toEqual({
    known: { typed: 'Asha1Rao', isAsTyped: true },
    value: 'Asha1Rao',
    removed: [],
  });
});

test.each([
  ['the field already holds a character that it would remove', 'Asha1', 'Asha12', TYPED],
  ['undo brings such a character back', 'Asha', 'Asha1', 'historyUndo'],
])('the text stays as typed once %s', (_case, before, after, inputType) => {
  expect(edit(before, after, inputType)).toMatchObject({ known: { isAsTyped: true }, value: after });
});

test('a removed character is remembered while its visitor types on', () => {
  expect(edit('Asha', 'Ashab', TYPED, { typed: 'Asha1', isAsTyped: false })).toEqual({
    known: { typed: 'Asha1b', isAsTyped: false },
    value: 'Ashab',
    removed: ['1'],
  });
});

test('a paste into a field whose words cannot be joined is tidied', () => {
  const { joins: _, ...withoutJoins } = letters;
  const paste = { before: '', after: 'Asha1Rao', inputType: PASTED };
  expect(tidyText(withoutJoins, nothingTyped, paste).value).toBe('AshaRao');
});

test('an emptied field removes characters again', () => {
  expect(edit('Asha1', '', 'deleteContent', { typed: 'Asha1', isAsTyped: true })).toEqual({
    known: { typed: '', isAsTyped: false },
    value: '',
    removed: [],
  });
});

test('a value that the form has set itself replaces the text as typed', () => {
  expect(edit('Ravi', 'Ravi2', TYPED, { typed: 'Asha1', isAsTyped: false }).known.typed).toBe('Ravi2');
});
