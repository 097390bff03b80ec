import { limits, tooLong } from './limits.ts';
import type { RuleTable } from './ordered.ts';
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

function whileTyping(rules: RuleTable): RuleTable {
  const message = 'Entered email is not a valid email.';
  return rules.map((rule) => (rule.id === 'required' ? rule : { ...rule, message }));
}

/** The same rules while typing: an emptied field says so, any other failure gets one general message. */
export const emailLiveRules: RuleTable = whileTyping(emailRules);

/**
 * Keeps ASCII letters, digits, `@`, `.` and `-`, as the email field does while the visitor types. `removed` is there to
 * be shown: an address that silently loses its underscore is a lead that cannot be answered.
 */
export function stripEmail(value: string): Stripped {
  return strip(value, /[^A-Za-z0-9@.-]/gu);
}
