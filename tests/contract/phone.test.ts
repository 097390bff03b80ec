import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bareNumber, phoneDigits } from '../../schemas';
import { manyRuns } from '../schemas/helpers';

describe('the prefix of a pasted phone number', () => {
  test.each([
    ['+919876543210', '9876543210'],
    ['00919876543210', '9876543210'],
    ['+91-98765-43210', '98765-43210'],
    ['0091 (98765) 43210', '(98765) 43210'],
    ['\u202a+91 98765 43210\u202c', '98765 43210\u202c'],
    ['+91: +98765 43210', '98765 43210'],
    ['919876543210', '9876543210'],
    ['(+91) 98765 43210', '98765 43210'],
    ['09876543210', '9876543210'],
    ['+91 (0) 98765-43210', '98765-43210'],
    ['tel:+919876543210', '9876543210'],
    ['+९१ ९८७६५ ४३२१०', '98765 43210'],
  ])('is removed from %j, which leaves %j', (pasted, kept) => expect(bareNumber(pasted)).toBe(kept));

  test.each([
    '',
    '+91',
    '+91987654321',
    '+9198765432101',
    '+1 212 555 0100',
    '0123456789',
    '+915876543210',
    '9198765432',
    'tel:9876543210',
  ])('is not found in %j', (pasted) => expect(bareNumber(pasted)).toBe(pasted));

  test('is removed exactly when it leads and 10 digits follow it that start with 6 to 9', () => {
    const rest = fc.array(fc.constantFrom('0', '6', '9', ' 9', '-9'), { minLength: 9, maxLength: 11 });
    const edge = fc.constantFrom('', ' ', '\u202a');
    const code = fc.constantFrom('+91', '0091', '91', '(+91)', '0', '+', '');
    fc.assert(
      fc.property(edge, code, rest, (before, prefix, list) => {
        const digits = list.join('');
        // Otherwise the digits bring a prefix of their own.
        fc.pre(!/^\D*0/.test(digits) || list.length !== 11);
        const value = before + prefix + digits;
        const kept = bareNumber(value);
        const drops = /\d/.test(prefix) && list.length === 10 && /^\D*[6-9]/.test(digits);
        expect(phoneDigits(kept)).toBe(phoneDigits(drops ? digits : value));
        expect(value.endsWith(kept)).toBe(true);
        expect(bareNumber(kept)).toBe(kept);
      }),
      manyRuns,
    );
  });
});
