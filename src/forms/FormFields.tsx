import Box from '@mui/material/Box';
import { memo } from 'react';
import type { Fields } from '../../schemas/fields/field';
import { FormField } from './FormField';
import type { FieldLayout } from './formParts';

interface FormFieldsProps {
  fields: Fields;
  layout?: FieldLayout | undefined;
  /** Whether each field has a clear button. */
  clearable?: boolean | undefined;
}

/** The fields of a form in their order. */
export const FormFields = memo(function FormFields({
  fields,
  layout = 'one column',
  clearable = false,
}: FormFieldsProps) {
  const entries = Object.entries(fields);
  const inputs = entries.map(([name, spec]) => {
    const input = (
      <FormField key={name} name={name} spec={spec} clearable={clearable} sends={entries.length === 1} />
    );
    if (layout === 'one column') return input;
    return (
      <Box key={name} sx={{ gridColumn: { md: spec.rows ? '1 / -1' : 'auto' } }}>
        {input}
      </Box>
    );
  });
  if (layout === 'one column') return inputs;
  return (
    <Box sx={{ display: 'grid', gap: { xs: 3, md: 2.5 }, gridTemplateColumns: { md: '1fr 1fr' } }}>
      {inputs}
    </Box>
  );
});
