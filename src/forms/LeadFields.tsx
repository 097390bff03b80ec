import { memo } from 'react';
import { suggestEmail } from '../../schemas/domainSlip';
import { bareEmail, emailPattern, mayBelongToEmail, stripEmail } from '../../schemas/email';
import { limits } from '../../schemas/limits';
import { namePattern } from '../../schemas/name';
import { phonePattern, stripPhone } from '../../schemas/phone';
import { dropCountryCode } from '../../schemas/phoneDigits';
import { FormField, type FieldSpec } from './FormField';

export const nameTitle = 'Letters only, one space between words, capitals only at the start of a word.';

export const emailField: FieldSpec = {
  name: 'email',
  label: 'Email',
  inputMode: 'email',
  autoComplete: 'email',
  pattern: emailPattern,
  title: 'An email address, such as asha@example.com.',
  strip: stripEmail,
  tidy: bareEmail,
  mayBeRight: mayBelongToEmail,
  suggest: suggestEmail,
};

export const phoneField: FieldSpec = {
  name: 'phone',
  label: 'Phone',
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  pattern: phonePattern,
  title: '10 digits without the country code, the first of them 6 or higher.',
  hint: 'Your 10-digit mobile number, without the country code.',
  strip: stripPhone,
  tidy: dropCountryCode,
};

const fields: FieldSpec[] = [
  {
    name: 'last_name',
    label: 'Name',
    autoComplete: 'name',
    pattern: namePattern(limits.last_name),
    title: nameTitle,
  },
  emailField,
  phoneField,
  { name: 'message', label: 'Message', rows: 4 },
];

/** The four fields of the popup and inline lead forms. */
export const LeadFields = memo(function LeadFields() {
  return fields.map((spec) => <FormField key={spec.name} spec={spec} />);
});
