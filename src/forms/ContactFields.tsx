import { memo } from 'react';
import { styled } from '@mui/material/styles';
import { limits } from '../../schemas/limits';
import { from, space } from '../theme/tokens';
import { FormField, type FieldSpec } from './FormField';
import { emailField, phoneField } from './LeadFields';

const Grid = styled('div')({
  display: 'grid',
  gap: space(2.5),
  [from.md]: { gridTemplateColumns: '1fr 1fr', '& > [data-wide]': { gridColumn: '1 / -1' } },
});

const optional = 'Optional. We answer faster when we can reach you here.';

const fields: FieldSpec[] = [
  { name: 'first_name', label: 'First name', autoComplete: 'given-name', maxLength: limits.first_name },
  { name: 'last_name', label: 'Last name', autoComplete: 'family-name', maxLength: limits.last_name },
  {
    name: 'designation',
    label: 'Designation',
    autoComplete: 'organization-title',
    maxLength: limits.designation,
    hint: 'Your role, such as Student or Placement officer.',
  },
  {
    name: 'college_name',
    label: 'College name',
    autoComplete: 'organization',
    maxLength: limits.college_name,
  },
  {
    name: 'services',
    label: 'Services',
    maxLength: limits.services,
    hint: 'What you are looking for, such as Internship.',
  },
  { name: 'location', label: 'Location', autoComplete: 'address-level2', maxLength: limits.location },
  { name: 'message', label: 'Message', maxLength: limits.message, rows: 4 },
  { ...emailField, optional: true, hint: optional },
  { ...phoneField, optional: true, hint: 'Optional. Your 10-digit mobile number.' },
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
