import { country } from './phoneCountry.ts';
import { bareNumber, dialled, phoneDigits, start, withAsciiDigits } from './phoneNumber.ts';

const { number, grouped } = country;
const whole = new RegExp(`^${start}${number}$`);

/** Separators between two numbers. */
const between = /[,;/|&\n\p{L}]/u;
/** Two numbers that are written together can be split only where every number has the same length. */
const hasOneLength = !number.includes(',');
/** Far more digits than anybody enters. Of a long text the expression below would try every way to split it. */
const MOST_DIGITS = 100;
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
  const first = hasOneLength && digits.length <= MOST_DIGITS ? (severalInARow.exec(digits)?.[1] ?? '') : '';
  const found = [text, ...text.split(between), first]
    .map((candidate) => phoneDigits(bareNumber(candidate)))
    .find((candidate) => whole.test(candidate));
  return found && grouped(found);
}
