import * as z from 'zod/mini';
import { limits, tooLong } from './limits.ts';
import { field, type RuleTable } from './ordered.ts';

/**
 * What a browser does to the value of an `<input type="email">` before it checks it: line breaks go, and so does ASCII
 * white space at either end (HTML standard, email state, value sanitization algorithm).
 */
export function sanitiseEmail(value: string): string {
  const line = value.replace(/[\r\n]/g, '');
  // From the first character that is not white space to the last: linear, where /[\t\f ]+$/ would not be.
  return /[^\t\f ](?:.*[^\t\f ])?/s.exec(line)?.[0] ?? '';
}

// The HTML standard's definition of a valid email address, character by character.
const htmlEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Email of the newsletter: the browser's own check, worded by us, so that it looks and is announced like the rest. */
export const subscribeEmailRules: RuleTable = [
  {
    id: 'required',
    message: 'Email is required.',
    fails: (value) => sanitiseEmail(value) === '',
    example: '',
  },
  {
    id: 'shape',
    message: 'Invalid email address format.',
    fails: (value) => !htmlEmail.test(sanitiseEmail(value)),
    example: 'asha.rao@',
  },
  tooLong(limits.email, `${'a'.repeat(limits.email)}@example.com`),
];

/** What `subscribeEmailRules` ask beyond the browser's own check of an `<input type="email" required>`. */
export const subscribeEmailPattern = String.raw`[\s\S]{1,${limits.email}}`;

/** The subscribe form, on submit and while typing alike. The address comes out as the browser would send it. */
export const subscribeSchema = z.object({
  email: z.pipe(field(subscribeEmailRules), z.transform(sanitiseEmail)),
});

export type SubscribeInput = z.input<typeof subscribeSchema>;
export type SubscribeValues = z.output<typeof subscribeSchema>;
