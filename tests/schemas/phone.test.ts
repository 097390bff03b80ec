// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { dropCountryCode, firstFailure, phoneDigits, phoneRules, stripPhone } from '../../schemas/index.ts';
import { hostileStrings } from './helpers.ts';

const phone = (value: string) => firstFailure(phoneRules, value)?.message;

test.each([
  ['', 'Phone number is required.'],
  ['   ', 'Phone number is required.'],
  ['( ) [ ] . -', 'Phone number is required.'],
  ['call me', 'Phone number is required.'],
  ['९८७६५४३२१०', 'Phone number is required.'],
  ['98765432101', 'Please enter a valid 10-digit contact number.'],
  ['+91 98765 43210', 'Please enter a valid 10-digit contact number.'],
  ['987654321', 'Phone number must be exactly 10 digits.'],
  ['9', 'Phone number must be exactly 10 digits.'],
  ['5876543210', 'Phone number must start with a digit 6 or higher.'],
  ['0987654321', 'Phone number must start with a digit 6 or higher.'],
])('%j gives: %s', (value, message) => expect(phone(value)).toBe(message));

test.each([
  ['00000000000', 'Please enter a valid 10-digit contact number.', 'too many before all zeros'],
  ['000', 'Phone number must be exactly 10 digits.', 'too few before zeros'],
  ['12345', 'Phone number must be exactly 10 digits.', 'too few before the first digit'],
  ['0012345678', 'Phone number must start with a digit 6 or higher.', 'the first digit before two zeros'],
  ['0000000000', 'Phone number must start with a digit 6 or higher.', 'the first digit before all zeros'],
])('of two faults in %j the earlier is told: %s', (value, message) => expect(phone(value)).toBe(message));

test('the rules that cannot be first keep the words of the contract', () => {
  expect(phoneRules.map((rule) => rule.message).slice(-2)).toEqual([
    'Phone number cannot start with consecutive zeros.',
    'Phone number cannot be all zeros.',
  ]);
});

test.each([
  '6000000000',
  '7123456789',
  '8123456789',
  '9876543210',
  '(98765) 43210',
  '[98765]-432.10',
  '98765 43210',
])('%s passes', (value) => expect(phone(value)).toBeUndefined());

test.each(hostileStrings.filter((value) => phoneDigits(value) === ''))('%j counts as no number', (value) => {
  expect(phone(value)).toBe('Phone number is required.');
});

test('stripping keeps digits, brackets, dots and hyphens, and drops spaces', () => {
  expect(stripPhone('([98765])-432.10')).toEqual({ value: '([98765])-432.10', removed: [] });
  expect(stripPhone('+91 98765 43210 x')).toEqual({ value: '919876543210', removed: ['+', ' ', 'x'] });
  expect(stripPhone('٩😀')).toEqual({ value: '', removed: ['٩', '😀'] });
});

describe('the country code of a pasted number', () => {
  test.each([
    ['+919876543210', '9876543210'],
    ['00919876543210', '9876543210'],
    ['+91 98765 43210', '98765 43210'],
    ['+91-98765-43210', '98765-43210'],
    ['0091 (98765) 43210', '(98765) 43210'],
    ['  +91.98765.43210', '98765.43210'],
    ['\u202a+91 98765 43210\u202c', '98765 43210\u202c'],
    ['+91 [98765] 43210', '[98765] 43210'],
    ['+91: +98765 43210', '98765 43210'],
    ['+910123456789', '0123456789'],
  ])('%j becomes %j', (pasted, kept) => expect(dropCountryCode(pasted)).toBe(kept));

  test.each([
    '',
    '+91',
    '9876543210',
    '919876543210',
    '+91987654321',
    '+9198765432101',
    '+1 212 555 0100',
    '+44 9876543210',
    '0091987654',
    '091 9876543210',
    'tel:+919876543210',
    ' 9876543210 ',
  ])('%j stays as it is', (pasted) => expect(dropCountryCode(pasted)).toBe(pasted));
});
