import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { Fields } from '../../schemas/fields/field';

import { FormField } from './FormField';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
}));

interface FormFieldsProps {
  fields: Fields;
  /** Two columns on wide screens, and a clear button in each field. */
  clearable?: boolean;
}

/** The fields of a form in their order. */
export const FormFields = memo(function FormFields({ fields, clearable = false }: FormFieldsProps) {
  const inputs = Object.entries(fields).map(([name, spec]) => (
    <FormField key={name} name={name} spec={spec} clearable={clearable} />
  ));
  if (!clearable) return inputs;
  return (
    <Grid>
      {inputs.map((input) => (
        <div key={input.key} data-wide={input.props.spec.rows ? '' : undefined}>
          {input}
        </div>
      ))}
    </Grid>
  );
});
