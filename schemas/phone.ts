import type { RuleTable } from './ordered.ts';
import { phoneDigits } from './phoneDigits.ts';
import { strip, type Stripped } from './strip.ts';

/**
 * Phone in the lead forms. Every rule looks at the digits alone. There is no length rule: whatever the visitor puts
 * between the digits, what travels is exactly 10 of them.
 */
export const phoneRules: RuleTable = [
  {
    id: 'required',
    message: 'Phone number is required.',
    fails: (value) => phoneDigits(value) === '',
    example: '',
  },
  {
    id: 'too-many-digits',
    message: 'Please enter a valid 10-digit contact number.',
    fails: (value) => phoneDigits(value).length > 10,
    example: '98765 432101',
  },
  {
    id: 'too-few-digits',
    message: 'Phone number must be exactly 10 digits.',
    fails: (value) => phoneDigits(value).length < 10,
    example: '98765',
  },
  {
    id: 'first-digit',
    message: 'Phone number must start with a digit 6 or higher.',
    fails: (value) => /^[0-5]/.test(phoneDigits(value)),
    example: '5876543210',
  },
  {
    id: 'leading-zeros',
    message: 'Phone number cannot start with consecutive zeros.',
    fails: (value) => phoneDigits(value).startsWith('00'),
    shadowedBy: 'first-digit',
  },
  {
    id: 'all-zeros',
    message: 'Phone number cannot be all zeros.',
    fails: (value) => /^0+$/.test(phoneDigits(value)),
    shadowedBy: 'first-digit',
  },
];

/** Keeps digits, brackets, dots and hyphens, as the phone field does while the visitor types. Spaces go too. */
export function stripPhone(value: string): Stripped {
  return strip(value, /[^0-9()[\].-]/gu);
}

/** The `pattern` of an input that guards a phone number while no script runs: it matches what `phoneRules` accepts. */
export const phonePattern = String.raw`\D*[6-9](?:\D*\d){9}\D*`;
