import type { FieldError } from 'react-hook-form';

interface FieldText {
  id: string;
  error: FieldError | undefined;
  /** A hint that always stands under the field. */
  hint?: string | undefined;
  /** What was just taken out of the value. */
  removed: readonly string[];
}

const names: Record<string, string> = { ' ': 'space', _: 'underscore (_)', '+': 'plus sign (+)' };
const nameOf = (character: string) => names[character] ?? `“${character}”`;

/** Says what was taken out of a value while it was typed, or nothing. */
export const removedNote = (removed: readonly string[]) =>
  removed.length === 0 ? '' : `Removed because it cannot be used here: ${removed.map(nameOf).join(', ')}`;

/**
 * The one place that maps a field's state in the form to what MUI's parts and assistive technology are told about it.
 */
export function muiProps({ id, error, hint, removed }: FieldText) {
  const message = error?.message ?? '';
  const note = removedNote(removed);
  const ids = { hint: `${id}-hint`, note: `${id}-note`, error: `${id}-error` };
  const describedBy = [message && ids.error, note && ids.note, hint && ids.hint].filter(Boolean).join(' ');
  return {
    message,
    note,
    ids,
    control: { error: message !== '' },
    input: {
      id,
      'aria-invalid': message !== '',
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    },
  };
}
