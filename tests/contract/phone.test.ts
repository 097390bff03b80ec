import { describe, expect, test } from 'vitest';
import { bareNumber, phoneDigits } from '../../schemas';
import * as fc from '../helpers/fastCheck';
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
  ])('is removed from %j, which leaves %j', (pasted, kept) => expect(bareNumber(pasted)).toBe(kept));

  test.each([
    ['', 'there is nothing'],
    ['+91', 'no number follows'],
    ['+91987654321', 'nine digits follow'],
    ['+9198765432101', 'eleven digits follow'],
    ['+1 212 555 0100', 'the code is that of another country'],
    ['0123456789', 'nine digits follow the zero'],
    ['+915876543210', 'the number would start with 5'],
    ['9198765432', 'the 91 belongs to the number'],
    ['tel:9876543210', 'a prefix has digits'],
  ])('is not found in %j: %s', (pasted) => expect(bareNumber(pasted)).toBe(pasted));

  const rest = fc.array(fc.constantFrom('0', '6', '9', ' 9', '-9'), { minLength: 9, maxLength: 11 });
  const edge = fc.constantFrom('', ' ', '\u202a');
  const code = fc.constantFrom('+91', '0091', '91', '(+91)', '0', '+', '');
  const pastes = fc
    .tuple(edge, code, rest)
    .map(([before, prefix, list]) => {
      const number = list.join('');
      return { prefix, number, count: list.length, pasted: before + prefix + number };
    })
    // Eleven digits that start with 0 are a trunk prefix and a number.
    .filter(({ number, count }) => !/^\D*0/.test(number) || count !== 11);

  test('is removed exactly when it leads and 10 digits follow it that start with 6 to 9', () =>
    fc.assert(
      fc.property(pastes, ({ prefix, number, count, pasted }) => {
        const isDropped = /\d/.test(prefix) && count === 10 && /^\D*[6-9]/.test(number);
        expect(phoneDigits(bareNumber(pasted))).toBe(phoneDigits(isDropped ? number : pasted));
      }),
      manyRuns,
    ));

  test('is all that is removed: the rest stays as it was pasted', () =>
    fc.assert(
      fc.property(pastes, ({ pasted }) => {
        expect(pasted.endsWith(bareNumber(pasted))).toBe(true);
      }),
      manyRuns,
    ));

  test('is removed once: what is left brings no other', () =>
    fc.assert(
      fc.property(pastes, ({ pasted }) => {
        const kept = bareNumber(pasted);
        expect(bareNumber(kept)).toBe(kept);
      }),
      manyRuns,
    ));
});

test.each(['+९१ ९८७६५ ४३२१०', '९८७६५ ४३२१०'])('the Hindi digits of %j become ASCII digits', (pasted) =>
  expect(bareNumber(pasted)).toBe('98765 43210'),
);
