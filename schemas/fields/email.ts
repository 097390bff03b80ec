import { messageOf, type RuleTable } from '../ruleTable.ts';
import { suggestEmail } from './domainSlip.ts';
import { tooLong, type Field } from './field.ts';
import { strip, type Stripped } from './strip.ts';

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

/** While typing, every failure but emptiness has one message. An address that was put back gets those of a submit. */
const liveRules: RuleTable = rules.map((rule) =>
  rule.id === 'required'
    ? rule
    : { ...rule, message: (value) => (notTyped.test(value) ? messageOf(rule, value) : general) },
);

/**
 * Keeps ASCII letters, digits, `@`, `.` and `-`. The form shows what was removed: an address that silently loses its
 * underscore is a lead that cannot be answered.
 */
export function stripEmail(value: string): Stripped {
  return strip(value, /[^A-Za-z0-9@.-]/gu);
}

/** Whether any of these removed characters may belong to an address (RFC 5322). */
export function mayBelongToEmail(removed: readonly string[]): boolean {
  return /[!#$%&'*+/=?^_`{|}~]/.test(removed.join(''));
}

/**
 * The address in a pasted `Asha Rao <asha@example.com>` or `mailto:asha@example.com?subject=Hi`; any other value as it is.
 * Call it before `stripEmail`, which would join name and address.
 */
export function bareEmail(value: string): string {
  const named = /^[^<>]*<([^<>\s@]+@[^<>\s@]+)>\s*$/.exec(value)?.[1];
  const linked = /^\s*mailto:([^?\s]+)/i.exec(named ?? value)?.[1];
  return linked ?? named ?? value;
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
  tidy: bareEmail,
  mayBeRight: mayBelongToEmail,
  suggest: suggestEmail,
  headings: ['Email address'],
};
