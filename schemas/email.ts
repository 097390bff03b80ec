import { limits, tooLong } from './limits.ts';
import { messageOf, type RuleTable } from './ordered.ts';
import { strip, type Stripped } from './strip.ts';

// Accepts what /^[^\s@]+@[^\s@]+\.[^\s@]+$/ accepts, but names the first dot that can end a label instead of letting
// the engine try every dot: that expression takes quadratic time on a long run of dots.
const shape = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Email in the lead forms, on submit. The last three quote the value as typed. */
export const emailRules: RuleTable = [
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
  tooLong(limits.email, `${'a'.repeat(limits.email)}@example.com`),
];

const notTyped = /[^A-Za-z0-9@.-]/u;
const general = 'Entered email is not a valid email.';

/**
 * The same rules while typing: an emptied field says so, any other failure gets one general message. Only an address
 * that the visitor has put back holds what typing strips; it gets the messages of a submit.
 */
export const emailLiveRules: RuleTable = emailRules.map((rule) =>
  rule.id === 'required'
    ? rule
    : { ...rule, message: (value) => (notTyped.test(value) ? messageOf(rule, value) : general) },
);

/**
 * Keeps ASCII letters, digits, `@`, `.` and `-`, as the email field does while the visitor types. `removed` is there to
 * be shown: an address that silently loses its underscore is a lead that cannot be answered.
 */
export function stripEmail(value: string): Stripped {
  return strip(value, /[^A-Za-z0-9@.-]/gu);
}

/** Whether one of these characters, which `stripEmail` has removed, may have belonged to the address (RFC 5322). */
export function mayBelongToEmail(removed: readonly string[]): boolean {
  return removed.some((character) => /^[!#$%&'*+/=?^_`{|}~]$/.test(character));
}

/**
 * For a pasted or autofilled value: the address in `Asha Rao <asha@example.com>` or `mailto:asha@example.com?subject=Hi`.
 * Any other value comes back as it was. Call it before `stripEmail`, which would join name and address.
 */
export function bareEmail(value: string): string {
  const [, named] = /^[^<>]*<([^<>\s@]+@[^<>\s@]+)>\s*$/.exec(value) ?? [];
  const [, linked] = /^\s*mailto:([^?\s]+)/i.exec(named ?? value) ?? [];
  return linked ?? named ?? value;
}

/** The `pattern` of an input that guards an email while no script runs: it matches what `emailRules` accepts. */
export const emailPattern = String.raw`(?=[\s\S]{1,${limits.email}}$)(?![\s\S]*(?:\.\.|\.@|@\.))[A-Za-z_][^\s@]*@[^\s@]+\.[^\s@]*\w`;
