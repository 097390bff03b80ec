import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
} from 'react';
import { useFormContext, useFormState, type FieldError } from 'react-hook-form';
import type { Field } from '../../schemas/fields/field';
import { fieldCopy } from '../content/forms';
import { placeholderOf, wireName } from '../leads/crm';
import { ClearButton } from './ClearButton';
import { muiProps } from './muiProps';
import { useTidyInput } from './useTidyInput';

const NoteButton = styled(Button)({
  display: 'block',
  minHeight: 44,
  padding: 0,
  border: 0,
  color: 'var(--link)',
  textAlign: 'left',
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
});

type Control = HTMLInputElement | HTMLTextAreaElement;

const isComposing = ({ nativeEvent }: ChangeEvent) =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true;

interface FormFieldProps {
  /** The field's name in the form state. */
  name: string;
  spec: Pick<Field, 'label'> & Partial<Field>;
  clearable?: boolean;
}

/** One labelled field, with its error, hint and notes below. The input itself holds the value. */
export const FormField = ({ name, spec, clearable }: FormFieldProps) => {
  const id = useId();
  const { register, control } = useFormContext();
  const { errors } = useFormState({ control, name, exact: true });
  const { take, valueNow, removed, putBack, meant, takeMeant, leave, forget } = useTidyInput(name, spec);
  const input = useRef<Control>(null);
  const { ref, onBlur, onChange } = register(name);
  const state = muiProps({
    id,
    error: errors[name] as FieldError | undefined,
    hint: spec.hint,
    removed,
  });

  // The input has the CRM's name, so that the form can post without scripts; the form state has ours.
  const report = ({ value }: Control) => void onChange({ type: 'change', target: { name, value } });

  const change = (target: Control) => {
    take(target, valueNow());
    report(target);
  };

  // Text from before hydration is tidied like a change, and checked only if that changed it.
  const takeOver = useEffectEvent(() => {
    const target = input.current;
    const found = target?.value;
    if (!target || !found) return;
    take(target, '');
    if (target.value !== found) report(target);
  });
  useEffect(() => takeOver(), []);

  const tidies = spec.strip !== undefined || spec.tidy !== undefined;
  return (
    <FormControl fullWidth {...state.control} required={!spec.optional}>
      <FormLabel htmlFor={id} required={false} error={false}>
        {spec.label}
      </FormLabel>
      <OutlinedInput
        name={wireName(name)}
        type={spec.type ?? 'text'}
        inputRef={(element: Control | null) => {
          ref(element);
          input.current = element;
        }}
        onBlur={(event: FocusEvent) => {
          void onBlur(event);
          // A suggestion that appears during a click on a button would move the button.
          if (event.relatedTarget?.matches('[data-field]')) leave();
        }}
        onChange={(event) => {
          // Rewriting a word during composition would garble it.
          if (!tidies || !isComposing(event)) change(event.target);
        }}
        {...(spec.autoComplete ? { autoComplete: spec.autoComplete } : {})}
        {...(spec.rows ? { inputComponent: 'textarea', rows: spec.rows } : {})}
        inputProps={{
          ...state.input,
          placeholder: ' ',
          enterKeyHint: 'next',
          'data-field': name,
          ...(spec.optional ? { 'data-when-empty': placeholderOf(name) } : {}),
          ...(spec.rows ? { 'data-limit': spec.limit } : {}),
          ...(spec.inputMode ? { inputMode: spec.inputMode } : {}),
          ...(spec.pattern ? { pattern: spec.pattern, title: spec.title } : {}),
          ...(tidies
            ? { onCompositionEnd: ({ currentTarget }: CompositionEvent<Control>) => change(currentTarget) }
            : {}),
        }}
        {...(clearable
          ? { endAdornment: <ClearButton field={name} label={spec.label} onClear={forget} /> }
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
        {putBack && (
          <NoteButton variant="text" size="small" onClick={putBack}>
            {fieldCopy.putBack}
          </NoteButton>
        )}
        {meant && (
          <NoteButton variant="text" size="small" onClick={() => takeMeant(meant)}>
            {fieldCopy.didYouMean(meant)}
          </NoteButton>
        )}
        {state.message && <FormHelperText id={state.ids.error}>{state.message}</FormHelperText>}
      </div>
    </FormControl>
  );
};
