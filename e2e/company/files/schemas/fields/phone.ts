/** A phone number in Germany, with its area code. In the copy of the second company it takes the place of the Indian one. */
import type { RuleTable } from '../ruleTable.ts';
import type { Field } from './field.ts';
import { nearestNumber } from './nearestNumber.ts';
import { bareNumber, phoneDigits, withAsciiDigits } from './phoneNumber.ts';
import { strip, type Stripped } from './strip.ts';

const rules: RuleTable = [
  {
    id: 'required',
    message: 'Phone number is required.',
    fails: (value) => phoneDigits(value) === '',
    example: '',
  },
  {
    id: 'first-digit',
    message: 'Please begin with the area code, such as 030 for Berlin.',
    fails: (value) => !/^0[1-9]/.test(phoneDigits(value)),
    example: '1234567',
    cannotChange: true,
  },
  {
    id: 'too-few-digits',
    message: 'Please write the whole number, with its area code.',
    fails: (value) => phoneDigits(value).length < 7,
    example: '030 12',
    cannotChange: true,
  },
  {
    id: 'too-many-digits',
    message: 'A phone number has at most 14 digits.',
    fails: (value) => phoneDigits(value).length > 14,
    example: '030 123456789012',
    cannotChange: true,
  },
];

/** Keeps digits, brackets, dots and hyphens. Spaces go, too. A digit of another script becomes an ASCII digit. */
export function stripPhone(value: string): Stripped {
  return strip(withAsciiDigits(value), /[^0-9()[\].-]/gu);
}

export const phone: Field = {
  label: 'Phone',
  rules,
  limit: 40,
  sample: '0301234567',
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  pattern: String.raw`\D*0\D*[1-9](?:\D*\d){5,12}\D*`,
  title: 'A number with its area code, 7 to 14 digits.',
  hint: 'With the area code, such as 030.',
  strip: stripPhone,
  tidy: bareNumber,
  nearest: (value, typed = value) => nearestNumber(typed),
  output: phoneDigits,
  headings: ['Phone number', 'Mobile', 'Mobile phone'],
};

/** The hint where the phone is optional. */
export const optionalPhoneHint = 'Optional. With the area code, such as 030.';
