import type { RuleTable } from '../ruleTable.ts';
import { suggestEmail } from './domainSlip.ts';
import type { Field } from './field.ts';
import { pastedAddress } from './pastedAddress.ts';
import { tooLong } from './tooLong.ts';

const LIMIT = 80;

/**
 * What a browser does to the value of an `<input type="email">` before it checks it: removes line breaks, and ASCII white
 * space at either end (HTML standard, email state, value sanitization algorithm).
 */
export function sanitiseEmail(value: string): string {
  const line = value.replace(/[\r\n]/g, '');
  // From the first character that is not white space to the last: linear, unlike /[\t\f ]+$/.
  return /[^\t\f ](?:.*[^\t\f ])?/s.exec(line)?.[0] ?? '';
}

// The HTML standard's definition of a valid email address, character by character.
const htmlEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const rules: RuleTable = [
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
  tooLong(LIMIT, `${'a'.repeat(LIMIT)}@example.com`),
];

/** The browser's own check of an email, with our messages, so that it looks like the other fields. */
export const newsletterEmail: Field = {
  label: 'Email',
  rules,
  limit: LIMIT,
  sample: 'asha.rao@example.com',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  // The browser's check of the type does the rest.
  pattern: String.raw`[\s\S]{1,${LIMIT}}`,
  title: 'An email address, such as asha@example.com.',
  tidy: pastedAddress,
  suggest: suggestEmail,
  output: sanitiseEmail,
};
