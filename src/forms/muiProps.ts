import type { FieldError } from 'react-hook-form';
import { fieldCopy } from '../content/forms';

interface FieldText {
  id: string;
  error: FieldError | undefined;
  /** A sentence under the field that is always shown. */
  hint?: string | undefined;
  /** Characters that were removed from the value. */
  removed: readonly string[];
}

const nameOf = (character: string) => fieldCopy.characters[character] ?? `“${character}”`;

/** The note that names removed characters; empty when there are none. */
export const removedNote = (removed: readonly string[]) =>
  removed.length === 0 ? '' : `${fieldCopy.removed} ${removed.map(nameOf).join(', ')}`;

/** The one place that maps a field's form state to the props of MUI's parts and to ARIA attributes. */
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
