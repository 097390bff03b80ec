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

const { code, trunk, keepsTrunk, number, grouped } = country;
const start = keepsTrunk ? trunk : '';

/** The ways to dial within the country or into it, before a number. Some people write both: +91 (0) 98765 43210. */
const dialled = `(?:(?:00)?${code})?(?:${trunk})?`;
const prefixed = new RegExp(`^${dialled}(?=${number}$)`);
const whole = new RegExp(`^${start}${number}$`);

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

/** Separators between two numbers. */
const between = /[,;/|&\n\p{L}]/u;
/** Two numbers that are written together can be split only where every number has the same length. */
const hasOneLength = !number.includes(',');
const severalInARow = new RegExp(`^(${dialled}${number})(?:${dialled}${number})+$`);

/**
 * The number that a refused text probably means, the first of several: `98765 43210` for `+91 98765 43210` or for
 * `98765 43210 / 91234 56789`.
 * @param typed the text as typed, with the characters that the field has removed
 * @returns undefined when the text is an accepted number or contains none
 */
export function nearestNumber(typed: string): string | undefined {
  const text = withAsciiDigits(typed);
  const digits = phoneDigits(text);
  if (whole.test(digits)) return undefined;
  const first = hasOneLength ? (severalInARow.exec(digits)?.[1] ?? '') : '';
  const found = [text, ...text.split(between), first]
    .map((candidate) => phoneDigits(bareNumber(candidate)))
    .find((candidate) => whole.test(candidate));
  return found && grouped(found);
}
