/** Phone numbers as people write them. The script that delivers a form without React needs it, too. */
import { country } from './phoneCountry.ts';

const isDigit = (character: string) => /\p{Nd}/u.test(character);

/** Unicode orders the ten digits of a script from zero up. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** A text in which the digits of every script are ASCII digits: a Hindi or Telugu keyboard types ९ or ౯. */
export function withAsciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, asciiDigit);
}

/** The ASCII digits of a value, in order. */
export function phoneDigits(value: string): string {
  return value.replace(/\D/g, '');
}

const { code, trunk, keepsTrunk, number } = country;
/** The zero that a number keeps when it is sent, where the country's numbers have one. */
export const start = keepsTrunk ? trunk : '';

/** The ways to dial within the country or into it, before a number. Some people write both: +91 (0) 98765 43210. */
export const dialled = `(?:(?:00)?${code})?(?:${trunk})?`;
const prefixed = new RegExp(`^${dialled}(?=${number}$)`);

/**
 * A pasted or filled-in number in ASCII digits, as people of the country write it: without `+91`, `0091`, `91`, `(+91)` or a
 * leading `0`, and the separators after it. A prefix is one only when a whole number follows.
 * Call it before `stripPhone`, which would remove the plus sign.
 */
export function bareNumber(text: string): string {
  const value = withAsciiDigits(text);
  const prefix = prefixed.exec(phoneDigits(value))?.[0] ?? '';
  if (prefix === '' || prefix === start) return value;
  return start + value.replace(new RegExp(String.raw`^(?:\D*\d){${prefix.length}}[^\d([]*`), '');
}
