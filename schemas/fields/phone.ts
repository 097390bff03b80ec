import type { RuleTable } from '../ruleTable.ts';
import type { Field } from './field.ts';
import { nearestNumber } from './nearestNumber.ts';
import { bareNumber, phoneDigits, withAsciiDigits } from './phoneNumber.ts';
import { strip, type Stripped } from './strip.ts';

// Every rule looks at the digits alone. No rule limits the length, because only 10 digits are sent.
const rules: RuleTable = [
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
    cannotChange: true,
  },
  {
    id: 'too-few-digits',
    message: 'Phone number must be exactly 10 digits.',
    fails: (value) => phoneDigits(value).length < 10,
    example: '98765',
    cannotChange: true,
  },
  {
    id: 'first-digit',
    message: 'Phone number must start with a digit 6 or higher.',
    fails: (value) => /^[0-5]/.test(phoneDigits(value)),
    example: '5876543210',
    cannotChange: true,
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

/** Keeps digits, brackets, dots and hyphens, and removes spaces. A digit of another script becomes an ASCII digit. */
export function stripPhone(value: string): Stripped {
  return strip(withAsciiDigits(value), /[^0-9()[\].-]/gu);
}

export const phone: Field = {
  label: 'Phone',
  rules,
  limit: 40,
  sample: '9876543210',
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  pattern: String.raw`\D*[6-9](?:\D*\d){9}\D*`,
  title: '10 digits without the country code, the first of them 6 or higher.',
  hint: 'Your 10-digit mobile number, without the country code.',
  strip: stripPhone,
  tidy: bareNumber,
  nearest: (value, typed = value) => nearestNumber(typed),
  output: phoneDigits,
  headings: ['Phone number', 'Mobile', 'Mobile phone'],
};

/** The hint where the phone is optional. */
export const optionalPhoneHint = 'Optional. Your 10-digit mobile number.';
