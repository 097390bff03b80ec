// @vitest-environment node
import { expect, test } from 'vitest';
import { phone } from '../../schemas/fields/phone.ts';

test.each([
  { what: 'a country code', typed: '+91 98765 43210' },
  { what: 'a leading zero', typed: '098765 43210' },
  { what: 'words around it', typed: 'call 98765 43210 today at 5' },
  { what: 'a second number after a comma', typed: '98765 43210, 91234 56789' },
  { what: 'a second number after a semicolon', typed: '98765 43210; 91234 56789' },
  { what: 'a second number after a slash', typed: '98765 43210 / 91234 56789' },
  { what: 'a second number after a bar', typed: '98765 43210 | 91234 56789' },
  { what: 'a second number after an ampersand', typed: '98765 43210 & 91234 56789' },
  { what: 'a second number on the next line', typed: '98765 43210\n91234 56789' },
  { what: 'a second number after a word', typed: '98765 43210 or 91234 56789' },
  { what: 'a second number after a word of another script', typed: '98765 43210 या 91234 56789' },
  { what: 'a second number after a space', typed: '98765 43210 91234 56789' },
  { what: 'two more numbers without a space', typed: '987654321091234567899000000000' },
  { what: 'a second number, both with the country code', typed: '+91 98765 43210 +91 91234 56789' },
  { what: 'an extension', typed: '98765 43210 / 12' },
  { what: 'a shorter number before it', typed: '12345 / 98765 43210' },
  { what: 'digits of another script', typed: '+९१ ९८७६५ ४३२१०' },
])('98765 43210 is offered for a text with $what', ({ typed }) => {
  expect(phone.nearest?.('', typed)).toBe('98765 43210');
});

test.each([
  { why: 'it is an accepted number', typed: '98765 43210' },
  { why: 'it is an accepted number with words', typed: 'call 98765 43210' },
  { why: 'it is empty', typed: '' },
  { why: 'it has no digits', typed: 'call me' },
  { why: 'a digit is missing', typed: '98765 4321' },
  { why: 'it has a digit too many', typed: '98765 432101' },
  { why: 'no mobile number starts with 5', typed: '58765 43210, 51234 56789' },
  { why: 'the second number is too short', typed: '98765 43210 91234' },
])('nothing is offered for “$typed”: $why', ({ typed }) => {
  expect(phone.nearest?.('', typed)).toBeUndefined();
});

test('without the text as typed, the number in the field counts', () => {
  expect(phone.nearest?.('0919876543210')).toBeUndefined();
  expect(phone.nearest?.('919876543210')).toBe('98765 43210');
});
