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
  type ComponentProps,
  type CompositionEvent,
  type FocusEvent,
} from 'react';
import { useFormContext, useFormState, type FieldError } from 'react-hook-form';
import { wireName } from '../leads/webToLead';
import { ClearButton } from './ClearButton';
import { muiProps } from './muiProps';
import { useTidyInput, type Tidying } from './useTidyInput';

export interface FieldSpec extends Tidying {
  /** The key in the schema. */
  name: Parameters<typeof wireName>[0];
  label: string;
  type?: 'text' | 'tel' | 'email';
  inputMode?: ComponentProps<'input'>['inputMode'];
  autoComplete?: string;
  /** The rules of a submit, for the browser's own check while no script runs. */
  pattern?: string;
  /** What the browser says when `pattern` does not match. */
  title?: string;
  /** Rows of a multi-line field. */
  rows?: number;
  optional?: boolean;
  /** The value that travels for an optional field that was left empty. */
  whenEmpty?: string;
  hint?: string;
}

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

/** One labelled field: its value lives in the input itself, its error, hint and notes stand under it. */
export const FormField = ({ spec, clearable }: { spec: FieldSpec; clearable?: boolean }) => {
  const id = useId();
  const { register, control } = useFormContext();
  const { errors } = useFormState({ control, name: spec.name, exact: true });
  const { take, valueNow, removed, putBack, meant, takeMeant, leave, forget } = useTidyInput(spec.name, spec);
  const input = useRef<Control>(null);
  const { ref, onBlur, onChange } = register(spec.name);
  const state = muiProps({
    id,
    error: errors[spec.name] as FieldError | undefined,
    hint: spec.hint,
    removed,
  });

  // The input carries the CRM's name, so that the form can post without scripts; the form state carries ours.
  const report = ({ value }: Control) =>
    void onChange({ type: 'change', target: { name: spec.name, value } });

  const change = (target: Control) => {
    take(target, valueNow());
    report(target);
  };

  // What was typed or filled in before React took over is tidied like a change, and checked if that changed it.
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
        name={wireName(spec.name)}
        type={spec.type ?? 'text'}
        inputRef={(element: Control | null) => {
          ref(element);
          input.current = element;
        }}
        onBlur={(event: FocusEvent) => {
          void onBlur(event);
          // On the way to a button nothing may move, or the click would miss it.
          if (event.relatedTarget?.matches('[data-field]')) leave();
        }}
        onChange={(event) => {
          // Rewriting a word that an input method still composes would garble it.
          if (!tidies || !isComposing(event)) change(event.target);
        }}
        {...(spec.autoComplete ? { autoComplete: spec.autoComplete } : {})}
        {...(spec.rows ? { inputComponent: 'textarea', rows: spec.rows } : {})}
        inputProps={{
          ...state.input,
          placeholder: ' ',
          enterKeyHint: 'next',
          'data-field': spec.name,
          ...(spec.whenEmpty ? { 'data-when-empty': spec.whenEmpty } : {}),
          ...(spec.inputMode ? { inputMode: spec.inputMode } : {}),
          ...(spec.pattern ? { pattern: spec.pattern, title: spec.title } : {}),
          ...(tidies
            ? { onCompositionEnd: ({ currentTarget }: CompositionEvent<Control>) => change(currentTarget) }
            : {}),
        }}
        {...(clearable
          ? { endAdornment: <ClearButton field={spec.name} label={spec.label} onClear={forget} /> }
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
            Put it back
          </NoteButton>
        )}
        {meant && (
          <NoteButton variant="text" size="small" onClick={() => takeMeant(meant)}>
            Did you mean {meant}?
          </NoteButton>
        )}
        {state.message && <FormHelperText id={state.ids.error}>{state.message}</FormHelperText>}
      </div>
    </FormControl>
  );
};
