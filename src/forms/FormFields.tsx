import Box from '@mui/material/Box';
import { memo } from 'react';
import type { Fields } from '../../schemas/fields/field';
import { FormField } from './FormField';

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
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { md: '1fr 1fr' } }}>
      {inputs.map((input) => (
        <Box key={input.key} sx={{ gridColumn: { md: input.props.spec.rows ? '1 / -1' : 'auto' } }}>
          {input}
        </Box>
      ))}
    </Box>
  );
});
