import type { Rule } from './ordered.ts';

/**
 * The most characters each field may hold. Salesforce refuses a whole record for one over-long value, so the schemas
 * refuse it first. Inputs never cut it: the visitor decides what to leave out. The lengths of the standard fields are
 * Salesforce's; designation, college_name, location, services and message are custom fields, sized by us.
 */
export const limits = {
  first_name: 40,
  last_name: 80,
  email: 80,
  phone: 40,
  company: 40,
  city: 40,
  state: 20,
  description: 32_000,
  designation: 80,
  college_name: 80,
  location: 80,
  services: 80,
  message: 32_000,
} as const;

export type LimitedField = keyof typeof limits;

/**
 * The length of a value as a form posts it, in UTF-16 units, except that every line break counts as
 * two: browsers hold a line break as LF but send CR LF, and the CRM counts what arrives.
 */
export function postedLength(value: string): number {
  return value.replace(/\r\n|\r|\n/g, '\r\n').length;
}

/** 3000 as '3,000'. `toLocaleString` would say the same, but setting it up takes a cheap phone 50 ms before a form wakes. */
const readable = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/**
 * The last rule of a table: the value has more than `limit` characters. `example` must pass every earlier rule.
 */
export function tooLong(limit: number, example = 'a'.repeat(limit + 1)): Rule {
  return {
    id: 'too-long',
    message: `Please keep this to ${readable(limit)} characters or fewer.`,
    fails: (value) => postedLength(value) > limit,
    example,
  };
}

/** The start of a text, at most `limit` UTF-16 units, never with half a character at its end. */
export function cutAt(text: string, limit: number): string {
  return text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '');
}
