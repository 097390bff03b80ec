import type { Rule } from '../ruleTable.ts';
import { postedLength } from '../textLength.ts';

/** 3000 as '3,000', below a million. Not `toLocaleString`, whose set-up takes 50 ms on a cheap phone. */
const readable = (count: number) => String(count).replace(/\B(?=\d{3}$)/, ',');

/** The last rule of a table: the value has more than `limit` characters. `example` must pass all the other rules. */
export function tooLong(limit: number, example = 'a'.repeat(limit + 1)): Rule & { message: string } {
  return {
    id: 'too-long',
    message: `Please keep this to ${readable(limit)} characters or fewer.`,
    fails: (value) => postedLength(value) > limit,
    example,
  };
}
