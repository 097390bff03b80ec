/** Values chosen for each agreed rule, and random long texts. */
import * as fc from '../helpers/fastCheck';
import { stringOf } from '../schemas/helpers.ts';

/** What tends to break validation: lone surrogates, controls, joiners, direction marks, prototype names. */
export const hostileStrings = [
  ['\ud800', 'a\udfff', '\udfff\ud800', '\0', '\u0007\u001b[2J', '\u200b', '\u200d\u200c', '\u202eahsA'],
  ['a\ufeffb', '👩🏽‍🚀', '🇮🇳', '\u0301\u0301\u0301', '__proto__', '$&', "'; DROP TABLE leads; --"],
  ['<img src=x onerror=alert(1)>'],
].flat();

export const texts = fc.oneof(
  stringOf('a', ' ', '\n', '\r', '\t', '\u00a0', '😀', '\ud800'),
  fc.constantFrom(79, 80, 81, 31_999, 32_000, 32_001).map((count) => 'a'.repeat(count)),
  fc.constantFrom('\n', '\r\n', '\r').map((lineBreak) => 'a'.repeat(31_999) + lineBreak),
);

export const chosenNames = [
  ['', ' ', '   ', ' Asha', 'Asha ', '\u00a0Asha', 'Asha\t', 'Asha\n', '\ufeffAsha', 'Asha\u3000', '1 '],
  ['Asha1', "O'Brien", 'Asha-Rao', 'A. Rao', 'A.', 'Asha\u00a0Rao', 'Asha\tRao', 'A\tB', 'Asha\u200bRao'],
  ['\u0301Asha', '\u200cAsha', 'Asha \u200d', 'Asha \u0301Rao', 'अ१', '1  2', '1 2', 'A 1', 'A1B', 'ASHA1'],
  ['A s h a', 'a b', 'A   B', 'A\u200c b\u200d', 'E\u0301 A\u0300', '𐐀 𐐁', 'A  B'],
  ['Asha  Rao', 'Asha   Rao', 'A  Rao', 'ASHA  RAO'],
  ['ASHA', 'asHa', 'Asha RAo', 'Asha RAO', 'E\u0301A', 'aǅ', 'AK Rao', 'A\u200dB'],
].flat();

const long = 'a'.repeat(69);
export const chosenEmails = [
  ['', ' ', 'asha', 'asha@', '@example.com', 'asha@example', 'asha@example.', 'asha@.com', 'a@b@example.com'],
  ['asha rao@example.com', ' asha@example.com', 'asha@example.com\n', '9@', '9asha@example.com'],
  ['9876543210@example.com', '9a..b@example.com', 'asha..rao@example.com', 'asha@example..com'],
  ['.asha@example.com', '-asha@example.com', 'asha@example.com-', 'asha@example.com.', '.a.@example.com'],
  ['a..@example.com', 'a@..com', 'éva@example.com', "$&$'@a..b", 'asha.@example.com', 'a.@.example.com'],
  ['asha@.example.com', `${long}@example.com`, `${long.slice(1)}@example.com`, 'asha.rao@example.co.in'],
  ['a@b.c', 'asha-rao@ex-ample.com', 'asha_rao+site@example.com', 'ASHA9@EXAMPLE.COM', '_asha@example.com_'],
].flat();

export const chosenPhones = [
  ['( ) [ ] . -', 'call me', '९८७६५४३२१०', '98765432101', '+91 98765 43210', '00000000000', '987654321'],
  ['9', '000', '12345', '5876543210', '0987654321', '0012345678', '0000000000', '6000000000', '7123456789'],
  ['(98765) 43210', '[98765]-432.10', '98765 43210'],
].flat();

/** Chosen and hostile values for `fc.assert`, which tries them before the random ones. */
export const examplesOf = (values: readonly string[]) =>
  [...values, ...hostileStrings].map((value): [string] => [value]);
