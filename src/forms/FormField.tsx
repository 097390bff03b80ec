import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState, type ChangeEvent, type ComponentProps } from 'react';
import { useFormContext, useFormState, type FieldError } from 'react-hook-form';
import type { Stripped } from '../../schemas/strip';
import { wireName } from '../leads/webToLead';
import { ClearButton } from './ClearButton';
import { muiProps } from './muiProps';

export interface FieldSpec {
  /** The key in the schema. */
  name: Parameters<typeof wireName>[0];
  label: string;
  type?: 'text' | 'tel' | 'email';
  inputMode?: ComponentProps<'input'>['inputMode'];
  autoComplete?: string;
  maxLength: number;
  /** Rows of a multi-line field. */
  rows?: number;
  optional?: boolean;
  hint?: string;
  /** Takes out characters that can never be right, while they are typed. */
  strip?: (value: string) => Stripped;
  /** Tidies a value that was pasted or filled in as a whole, before anything is taken out. */
  tidy?: (value: string) => string;
}

/** One labelled field: its value lives in the input itself, its error, hint and notes stand under it. */
export const FormField = ({ spec, clearable }: { spec: FieldSpec; clearable?: boolean }) => {
  const id = useId();
  const { register, control } = useFormContext();
  const { errors } = useFormState({ control, name: spec.name, exact: true });
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const { ref, onBlur, onChange } = register(spec.name);
  const state = muiProps({
    id,
    error: errors[spec.name] as FieldError | undefined,
    hint: spec.hint,
    removed,
  });

  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const taken = tidyInput(target, spec);
    setRemoved((before) =>
      target.value === '' && taken.length === 0 ? [] : [...new Set([...before, ...taken])],
    );
    // The input carries the CRM's name, so that the form can post without scripts; the form state carries ours.
    void onChange({ type: 'change', target: { name: spec.name, value: target.value } });
  };

  return (
    <FormControl fullWidth {...state.control} required={!spec.optional}>
      <FormLabel htmlFor={id} required={false} error={false}>
        {spec.label}
      </FormLabel>
      <OutlinedInput
        name={wireName(spec.name)}
        type={spec.type ?? 'text'}
        inputRef={ref}
        onBlur={onBlur}
        onChange={change}
        {...(spec.autoComplete ? { autoComplete: spec.autoComplete } : {})}
        {...(spec.rows ? { inputComponent: 'textarea', rows: spec.rows } : {})}
        inputProps={{
          ...state.input,
          maxLength: spec.maxLength,
          placeholder: ' ',
          enterKeyHint: 'next',
          'data-field': spec.name,
          ...(spec.inputMode ? { inputMode: spec.inputMode } : {}),
        }}
        {...(clearable
          ? {
              endAdornment: (
                <ClearButton field={spec.name} label={spec.label} onClear={() => setRemoved([])} />
              ),
            }
          : {})}
      />
      {spec.hint && (
        <FormHelperText id={state.ids.hint} error={false}>
          {spec.hint}
        </FormHelperText>
      )}
      <div aria-live="polite">
        {state.note && (
          <FormHelperText id={state.ids.note} error={false}>
            {state.note}
          </FormHelperText>
        )}
        {state.message && <FormHelperText id={state.ids.error}>{state.message}</FormHelperText>}
      </div>
    </FormControl>
  );
};

/** Tidies and strips what an input holds, keeping the caret where it was; returns what was taken out. */
const tidyInput = (input: HTMLInputElement | HTMLTextAreaElement, { strip, tidy }: FieldSpec) => {
  if (!strip) return [];
  const typed = input.value;
  const caret = input.selectionStart ?? typed.length;
  const { value, removed } = strip(tidy ? tidy(typed) : typed);
  if (value === typed) return removed;
  const before = strip(typed.slice(0, caret)).value.length;
  input.value = value;
  input.setSelectionRange(before, before);
  return removed;
};
