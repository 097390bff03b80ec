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

/**
 * The fields of a form in their order. Memoised, because React Hook Form renders the form at each change of its state, and a field
 * reads for itself what it shows of that.
 */
export const FormFields = memo(function FormFields({
  fields,
  layout = 'one column',
  clearable = false,
}: FormFieldsProps) {
  const entries = Object.entries(fields);
  const inputOf = ([name, spec]: (typeof entries)[number]) => (
    <FormField key={name} name={name} spec={spec} clearable={clearable} enterSends={entries.length === 1} />
  );
  if (layout === 'one column') return entries.map(inputOf);
  return (
    <Box sx={{ display: 'grid', gap: { xs: 3, md: 2.5 }, gridTemplateColumns: { md: '1fr 1fr' } }}>
      {entries.map((entry) => {
        const [name, { rows }] = entry;
        return (
          // A text area takes the whole row.
          <Box key={name} sx={{ gridColumn: { md: rows ? '1 / -1' : 'auto' } }}>
            {inputOf(entry)}
          </Box>
        );
      })}
    </Box>
  );
});
