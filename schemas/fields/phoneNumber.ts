/** The country's phone numbers. Without imports, because the script that delivers a form without React needs it too. */

const isDigit = (character: string) => /^\p{Nd}$/u.test(character);

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

/**
 * The prefixes of a mobile number, for calls within the country and into it. Some people write both: +91 (0) 98765
 * 43210.
 */
const prefixed = /^(?:(?:00)?91)?0?(?=[6-9]\d{9}$)/;

/**
 * A pasted or autofilled number in ASCII digits and without its prefix: `+91`, `0091`, `91`, `(+91)` or a leading
 * `0`, with the separators after it. It is only a prefix when exactly 10 digits follow that start with 6 to 9. Call
 * it before `stripPhone`, which would remove the plus sign.
 */
export function bareNumber(text: string): string {
  const value = withAsciiDigits(text);
  const prefix = prefixed.exec(phoneDigits(value))?.[0] ?? '';
  if (prefix === '') return value;
  return value.replace(new RegExp(String.raw`^(?:\D*\d){${prefix.length}}[^\d([]*`), '');
}

/** Separators between two numbers. */
const between = /[,;/|&\n]|\p{L}+/u;
const severalInARow = /^((?:(?:00)?91|0)?[6-9]\d{9})(?:(?:(?:00)?91|0)?[6-9]\d{9})+$/;
const isMobile = (digits: string) => /^[6-9]\d{9}$/.test(digits);

/**
 * The number that a refused text probably means, the first of several: `98765 43210` for `+91 98765 43210` or for
 * `98765 43210 / 91234 56789`.
 * @param typed the text as typed, with the characters that the field has removed
 * @returns undefined when the text is an accepted number or contains none
 */
export function nearestNumber(typed: string): string | undefined {
  const text = withAsciiDigits(typed);
  const digits = phoneDigits(text);
  if (isMobile(digits)) return undefined;
  const candidates = [text, ...text.split(between), severalInARow.exec(digits)?.[1] ?? ''];
  const found = candidates.map((candidate) => phoneDigits(bareNumber(candidate))).find(isMobile);
  return found?.replace(/^\d{5}/, '$& ');
}
