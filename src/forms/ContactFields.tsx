import { memo } from 'react';
import { styled } from '@mui/material/styles';
import { collegeNamePattern, optionalPattern } from '../../schemas/contact';
import { emailPattern } from '../../schemas/email';
import { limits, type LimitedField } from '../../schemas/limits';
import { namePattern } from '../../schemas/name';
import { phonePattern } from '../../schemas/phone';
import { fixedValues } from '../../schemas/wire';
import { from, space } from '../theme/tokens';
import { FormField, type FieldSpec } from './FormField';
import { emailField, nameTitle, phoneField } from './LeadFields';

const Grid = styled('div')({
  display: 'grid',
  gap: space(2.5),
  [from.md]: { gridTemplateColumns: '1fr 1fr', '& > [data-wide]': { gridColumn: '1 / -1' } },
});

const optional = 'Optional. We answer faster when we can reach you here.';

const aName = (field: LimitedField) => ({ pattern: namePattern(limits[field]), title: nameTitle });

const fields: FieldSpec[] = [
  { name: 'first_name', label: 'First name', autoComplete: 'given-name', ...aName('first_name') },
  { name: 'last_name', label: 'Last name', autoComplete: 'family-name', ...aName('last_name') },
  {
    name: 'designation',
    label: 'Designation',
    autoComplete: 'organization-title',
    ...aName('designation'),
    hint: 'Your role, such as Student or Placement officer.',
  },
  {
    name: 'college_name',
    label: 'College name',
    autoComplete: 'organization',
    pattern: collegeNamePattern,
    title: `Up to ${limits.college_name} characters.`,
  },
  {
    name: 'services',
    label: 'Services',
    ...aName('services'),
    hint: 'What you are looking for, such as Internship.',
  },
  { name: 'location', label: 'Location', autoComplete: 'address-level2', ...aName('location') },
  { name: 'message', label: 'Message', rows: 4 },
  {
    ...emailField,
    optional: true,
    whenEmpty: fixedValues.email,
    pattern: optionalPattern(emailPattern),
    hint: optional,
  },
  {
    ...phoneField,
    optional: true,
    whenEmpty: fixedValues.phone,
    pattern: optionalPattern(phonePattern),
    hint: 'Optional. Your 10-digit mobile number.',
  },
];

/** The fields of the contact page: seven required, two optional. */
export const ContactFields = memo(function ContactFields() {
  return (
    <Grid>
      {fields.map((spec) => (
        <div key={spec.name} data-wide={spec.rows ? '' : undefined}>
          <FormField spec={spec} clearable />
        </div>
      ))}
    </Grid>
  );
});
