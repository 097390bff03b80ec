import { messageOf, type RuleTable } from '../ruleTable.ts';
import { suggestEmail } from './domainSlip.ts';
import type { Field } from './field.ts';
import { pastedAddress } from './pastedAddress.ts';
import { strip, type Stripped } from './strip.ts';
import { tooLong } from './tooLong.ts';

const LIMIT = 80;

// Accepts what /^[^\s@]+@[^\s@]+\.[^\s@]+$/ accepts, but names the first dot that can end a label. That expression makes
// the engine try every dot, which takes quadratic time on a long run of dots.
const shape = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

const rules: RuleTable = [
  {
    id: 'required',
    message: 'Email is required.',
    fails: (value) => value.trim() === '',
    example: '',
  },
  {
    id: 'shape',
    message: 'Invalid email address format.',
    fails: (value) => !shape.test(value),
    example: 'asha.rao@example',
  },
  {
    id: 'leading-digit',
    message: 'Email should not start with a number.',
    fails: (value) => /^\d/.test(value),
    example: '7asha@example.com',
    cannotChange: true,
  },
  {
    id: 'digits-only',
    message: 'Entered email is not valid.',
    fails: (value) => /^\d+@/.test(value),
    shadowedBy: 'leading-digit',
  },
  {
    id: 'punctuation',
    message: (value) => `${value} is not a valid email...!`,
    fails: (value) => value.includes('..') || /^\W|\W$/.test(value),
    example: 'asha..rao@example.com',
  },
  {
    id: 'dot-before-at',
    message: (value) => `${value} is not a valid email... Dot before @ is not allowed.`,
    fails: (value) => value.includes('.@'),
    example: 'asha.@example.com',
  },
  {
    id: 'dot-after-at',
    message: (value) => `${value} is not a valid email... Dot after @ is not allowed.`,
    fails: (value) => value.includes('@.'),
    example: 'asha@.example.com',
  },
  tooLong(LIMIT, `${'a'.repeat(LIMIT)}@example.com`),
];

const notTyped = /[^A-Za-z0-9@.-]/u;
const general = 'Entered email is not a valid email.';

/**
 * While typing, every failure has the same message, except an empty field. An address that was put back gets the
 * messages of a submit.
 */
const liveRules: RuleTable = rules.map((rule) =>
  rule.id === 'required'
    ? rule
    : { ...rule, message: (value) => (notTyped.test(value) ? messageOf(rule, value) : general) },
);

/**
 * Keeps ASCII letters, digits, `@`, `.` and `-`. The form shows what was removed: nobody can answer a lead whose
 * address silently lost its underscore.
 */
export function stripEmail(value: string): Stripped {
  return strip(value, /[^A-Za-z0-9@.-]/gu);
}

/** Whether any of these removed characters may belong to an address (RFC 5322). */
export function mayBelongToEmail(removed: readonly string[]): boolean {
  return /[!#$%&'*+/=?^_`{|}~]/.test(removed.join(''));
}

/**
 * Whether characters that `stripEmail` keeps are separated by white space, or by punctuation that no address
 * contains.
 */
const joins = (text: string) =>
  /[\w@.-][^\w@.-]*[^\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~@.-].*[\w@.-]/su.test(text);

/** The address in a text as typed, when `stripEmail` has joined it with the words around it. */
function nearestEmail(value: string, typed = value): string | undefined {
  const found = pastedAddress(typed);
  return found === typed || stripEmail(found).value === value || found === value ? undefined : found;
}

export const email: Field = {
  label: 'Email',
  rules,
  liveRules,
  limit: LIMIT,
  sample: 'asha.rao@example.com',
  inputMode: 'email',
  autoComplete: 'email',
  pattern: String.raw`(?=[\s\S]{1,${LIMIT}}$)(?![\s\S]*(?:\.\.|\.@|@\.))[A-Za-z_][^\s@]*@[^\s@]+\.[^\s@]*\w`,
  title: 'An email address, such as asha@example.com.',
  strip: stripEmail,
  tidy: pastedAddress,
  joins,
  nearest: nearestEmail,
  mayBeRight: mayBelongToEmail,
  suggest: suggestEmail,
  headings: ['Email address'],
};
