import { memo } from 'react';
import { limits } from '../../schemas/limits';
import { stripEmail } from '../../schemas/email';
import { stripPhone } from '../../schemas/phone';
import { dropCountryCode } from '../../schemas/phoneDigits';
import { FormField, type FieldSpec } from './FormField';

export const emailField: FieldSpec = {
  name: 'email',
  label: 'Email',
  inputMode: 'email',
  autoComplete: 'email',
  maxLength: limits.email,
  strip: stripEmail,
};

export const phoneField: FieldSpec = {
  name: 'phone',
  label: 'Phone',
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  maxLength: limits.phone,
  hint: 'Your 10-digit mobile number, without the country code.',
  strip: stripPhone,
  tidy: dropCountryCode,
};

const fields: FieldSpec[] = [
  { name: 'last_name', label: 'Name', autoComplete: 'name', maxLength: limits.last_name },
  emailField,
  phoneField,
  { name: 'message', label: 'Message', maxLength: limits.message, rows: 4 },
];

/** The four fields of the popup and inline lead forms. */
export const LeadFields = memo(function LeadFields() {
  return fields.map((spec) => <FormField key={spec.name} spec={spec} />);
});
