// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { contactNameRules, firstFailure, leadNameRules } from '../../schemas/index.ts';
import { hostileStrings } from './helpers.ts';

const contact = (value: string) => firstFailure(contactNameRules, value)?.message;
const lead = (value: string) => firstFailure(leadNameRules, value)?.message;

describe('on the contact page', () => {
  test.each([
    ['', 'Name is required.'],
    [' ', 'Name should not start or end with a space.'],
    [' Asha', 'Name should not start or end with a space.'],
    ['Asha ', 'Name should not start or end with a space.'],
    ['\u00a0Asha', 'Name should not start or end with a space.'],
    ['Asha\t', 'Name should not start or end with a space.'],
    ['Asha\n', 'Name should not start or end with a space.'],
    ['\ufeffAsha', 'Name should not start or end with a space.'],
    ['Asha1', 'Name should only contain letters and single spaces between words.'],
    ["O'Brien", 'Name should only contain letters and single spaces between words.'],
    ['Asha-Rao', 'Name should only contain letters and single spaces between words.'],
    ['A. Rao', 'Name should only contain letters and single spaces between words.'],
    ['Asha\u00a0Rao', 'Name should only contain letters and single spaces between words.'],
    ['Asha\tRao', 'Name should only contain letters and single spaces between words.'],
    ['Asha\u200bRao', 'Name should only contain letters and single spaces between words.'],
    ['\u0301Asha', 'Name should only contain letters and single spaces between words.'],
    ['\u200cAsha', 'Name should only contain letters and single spaces between words.'],
    ['Asha \u200d', 'Name should only contain letters and single spaces between words.'],
    ['A\u200c b\u200d', 'Name should not contain letter-by-letter spacing.'],
    ['A\u200dB', 'Each word should start with a capital or small letter, but the rest must be lowercase.'],
    ['Asha \u0301Rao', 'Name should only contain letters and single spaces between words.'],
    ['अ१', 'Name should only contain letters and single spaces between words.'],
    ['A s h a', 'Name should not contain letter-by-letter spacing.'],
    ['a b', 'Name should not contain letter-by-letter spacing.'],
    ['A   B', 'Name should not contain letter-by-letter spacing.'],
    ['E\u0301 A\u0300', 'Name should not contain letter-by-letter spacing.'],
    ['𐐀 𐐁', 'Name should not contain letter-by-letter spacing.'],
    ['Asha  Rao', 'Name should not contain multiple consecutive spaces.'],
    ['Asha   Rao', 'Name should not contain multiple consecutive spaces.'],
    ['A  Rao', 'Name should not contain multiple consecutive spaces.'],
    ['ASHA', 'Each word should start with a capital or small letter, but the rest must be lowercase.'],
    ['asHa', 'Each word should start with a capital or small letter, but the rest must be lowercase.'],
    ['Asha RAo', 'Each word should start with a capital or small letter, but the rest must be lowercase.'],
    ['E\u0301A', 'Each word should start with a capital or small letter, but the rest must be lowercase.'],
    ['aǅ', 'Each word should start with a capital or small letter, but the rest must be lowercase.'],
    ['AK Rao', 'Each word should start with a capital or small letter, but the rest must be lowercase.'],
  ])('%j gives: %s', (value, message) => expect(contact(value)).toBe(message));

  test.each([
    ['1 ', 'Name should not start or end with a space.', 'an edge space before a digit'],
    [
      '1  2',
      'Name should only contain letters and single spaces between words.',
      'a digit before double spaces',
    ],
    [
      '1 2',
      'Name should only contain letters and single spaces between words.',
      'a digit before letter-by-letter',
    ],
    ['A1B', 'Name should only contain letters and single spaces between words.', 'a digit before capitals'],
    ['A  B', 'Name should not contain letter-by-letter spacing.', 'letter-by-letter before double spaces'],
    ['ASHA  RAO', 'Name should not contain multiple consecutive spaces.', 'double spaces before capitals'],
  ])('of two faults in %j the earlier is told: %s', (value, message) => expect(contact(value)).toBe(message));
});

describe('in the lead forms', () => {
  const spaces = 'Name should not start or end with a space or contain multiple consecutive spaces.';
  test.each([
    ['', 'Name is required.'],
    ['   ', 'Name should not start or end with a space or contain multiple consecutive spaces.'],
    [' Asha', 'Name should not start or end with a space or contain multiple consecutive spaces.'],
    ['Asha\u3000', 'Name should not start or end with a space or contain multiple consecutive spaces.'],
    ['Asha  Rao', 'Name should not start or end with a space or contain multiple consecutive spaces.'],
    ['A s h a', 'Name should not contain letter-by-letter spacing.'],
    ['Asha1', 'Name should not contain special characters or numbers.'],
    ["D'Souza", 'Name should not contain special characters or numbers.'],
    ['A.', 'Name should not contain special characters or numbers.'],
    ['Asha\tRao', 'Name should not contain special characters or numbers.'],
    ['Asha RAO', 'Each word should start with a capital or small letter, but the rest must be lowercase.'],
  ])('%j gives: %s', (value, message) => expect(lead(value)).toBe(message));

  test.each([
    ['A  B', spaces, 'double spaces before letter-by-letter'],
    ['1  2', spaces, 'double spaces before a digit'],
    ['A 1', 'Name should not contain special characters or numbers.', 'a digit is no single letter'],
    ['A\tB', 'Name should not contain special characters or numbers.', 'a tab parts no words'],
    ['ASHA1', 'Name should not contain special characters or numbers.', 'a digit before capitals'],
  ])('of two faults in %j the earlier is told: %s', (value, message) => expect(lead(value)).toBe(message));
});

test.each([
  'Asha',
  'asha',
  'A',
  'Asha Rao',
  'A Rao',
  'Asha R',
  'శ్రీనివాస్',
  'రాజ్\u200cకుమార్',
  'श्री\u200dधर वर्मा',
  'മോഹന്\u200d',
  'علی\u200cرضا',
  'వెంకట రమణ',
  'नीतिश कुमार',
  'தமிழ் செல்வன்',
  'ಕನ್ನಡ',
  'മലയാളം',
  'ਗੁਰਪ੍ਰੀਤ',
  'محمد علي',
  'نُورَة',
  'שָׁלוֹם',
  '王小明',
  'さくら',
  '김 철수',
  'Ольга Петрова',
  'Ελένη',
  'José',
  'Jose\u0301 A\u0301lvarez',
  'Nguyễn Văn',
  'ǅuro',
  '𐐀𐐨𐐩',
])('the name %s passes in both kinds of form', (value) => {
  expect(contact(value)).toBeUndefined();
  expect(lead(value)).toBeUndefined();
});

test.each(hostileStrings)('%j is refused with a message, not a crash', (value) => {
  expect(contact(value)).toMatch(/^(Name|Each word) should /);
  expect(lead(value)).toMatch(/^(Name|Each word) should /);
});

test('a lead’s name may have 80 characters and no more', () => {
  expect(lead('a'.repeat(80))).toBeUndefined();
  expect(lead('a'.repeat(81))).toBe('Please keep this to 80 characters or fewer.');
});
