import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useFormState } from 'react-hook-form';
import type { Field } from '../../schemas/fields/field';
import { WholeWords } from '../components/WholeWords';
import { FIELD, LIMIT } from '../config/form.markup';
import { fieldCopy } from '../content/forms';
import { wireName } from '../leads/crm';
import { ClearButton } from './ClearButton';
import { fieldOptions } from './fieldOptions';
import { OtherWays } from './OtherWays';
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

/** How a message names a character: an invisible one gets words instead of an empty pair of quotes. */
const nameOf = (character: string) => {
  const { characters, space, invisible } = fieldCopy;
  if (characters[character]) return characters[character];
  if (/^[\p{C}\p{Default_Ignorable_Code_Point}]$/u.test(character)) return invisible;
  if (/\s/.test(character)) return space;
  // A combining mark is only visible on a letter.
  return `“${/^\p{M}/u.test(character) ? '◌' : ''}${character}”`;
};
const namesOf = (characters: readonly string[]) => [...new Set(characters.map(nameOf))].join(', ');

/** Keyboards must not capitalise or correct an address. */
const asWritten = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };

interface FormFieldProps {
  /** The field's name in its form. The input has the CRM's name, so that the form can post without scripts. */
  name: string;
  spec: Field;
  clearable?: boolean;
  /** Whether Enter sends the form, because it has no other field. */
  enterSends?: boolean;
}

/** A labelled field with its error, hint and notes below. The input element holds the value. */
export const FormField = ({ name, spec, clearable, enterSends }: FormFieldProps) => {
  const id = useId();
  const inputName = wireName(name);
  const { errors } = useFormState<Record<string, string>>({ name: inputName, exact: true });
  const { inputRef, onChange, onCompositionEnd, onKeyDown, onBlur, ...tidied } = useTidyInput(
    inputName,
    spec,
  );
  const { removed, putBack, suggestion, acceptSuggestion, isStuck, clear } = tidied;
  const options = fieldOptions[name];
  const message = errors[inputName]?.message ?? '';
  const ids = { error: `${id}-error`, note: `${id}-note`, hint: `${id}-hint`, options: `${id}-options` };
  const describedBy = [message && ids.error, removed.length > 0 && ids.note, spec.hint && ids.hint];
  const text = (
    <>
      {spec.hint && (
        <FormHelperText id={ids.hint} error={false}>
          <WholeWords>{spec.hint}</WholeWords>
        </FormHelperText>
      )}
      <div aria-live="polite">
        {message && <FormHelperText id={ids.error}>{message}</FormHelperText>}
        {message && isStuck && <OtherWays />}
        {removed.length > 0 && (
          <FormHelperText id={ids.note} error={false}>
            {`${fieldCopy.removed} ${namesOf(removed)}`}
          </FormHelperText>
        )}
        {putBack && (
          <NoteButton variant="text" size="small" onClick={putBack}>
            {fieldCopy.putBack}
          </NoteButton>
        )}
        {suggestion && (
          // A new button for each: where a translator has replaced the text of one, React would change the text that nobody sees.
          <NoteButton
            key={suggestion}
            variant="text"
            size="small"
            onClick={() => acceptSuggestion(suggestion)}
          >
            {spec.suggest ? fieldCopy.didYouMean(suggestion) : fieldCopy.use(suggestion)}
          </NoteButton>
        )}
      </div>
      {options && (
        <datalist id={ids.options}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </datalist>
      )}
    </>
  );
  return (
    <TextField
      id={id}
      name={inputName}
      label={spec.label}
      fullWidth
      required={!spec.optional}
      error={message !== ''}
      helperText={text}
      inputRef={inputRef}
      onBlur={onBlur}
      onChange={onChange}
      rows={spec.rows}
      slotProps={{
        inputLabel: { required: false, error: false },
        input: {
          // The label is above the outline, so the outline needs no gap.
          label: '',
          // MUI's own `multiline` jumps when React hydrates it, and needs a style attribute, which the policy
          // refuses.
          ...(spec.rows && { inputComponent: 'textarea' }),
          endAdornment: clearable && <ClearButton name={inputName} label={spec.label} onClear={clear} />,
        },
        htmlInput: {
          // A `<textarea>` has no type, but MUI would write one.
          type: spec.rows ? undefined : (spec.type ?? 'text'),
          // Addresses and numbers run from left to right in every script.
          dir: spec.inputMode ? undefined : 'auto',
          'aria-invalid': message !== '',
          'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
          placeholder: ' ',
          autoComplete: spec.autoComplete,
          enterKeyHint: enterSends ? 'send' : 'next',
          [FIELD]: name,
          [LIMIT]: spec.rows && spec.limit,
          inputMode: spec.inputMode,
          ...(spec.inputMode === 'email' && asWritten),
          list: options && ids.options,
          pattern: spec.pattern,
          title: spec.title,
          onKeyDown,
          onCompositionEnd,
        },
        // It contains several texts, which are described and announced one by one.
        formHelperText: { component: 'div', id: undefined, error: false, sx: { m: 0 } },
      }}
    />
  );
};
