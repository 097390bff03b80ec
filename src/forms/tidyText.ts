import { pasted, type Field } from '../../schemas/fields/field';
import type { Stripped } from '../../schemas/fields/strip';
import { applyEdit } from './applyEdit';

/** What a field removes, tidies and offers. */
export type Tidying = Pick<
  Field,
  'rules' | 'strip' | 'tidy' | 'joins' | 'mayBeRight' | 'suggest' | 'nearest'
>;

/** The text of a field as the visitor gave it. */
export interface TextAsTyped {
  /** The text with the characters that the field removes. */
  readonly typed: string;
  /**
   * Whether the field stays as typed until it is emptied: removed characters were put back, or a paste would have
   * joined separate words.
   */
  readonly isAsTyped: boolean;
}

export const nothingTyped: TextAsTyped = { typed: '', isAsTyped: false };

/** An edit of a field. */
interface Edit {
  /** The field's value before the edit. */
  readonly before: string;
  /** The whole text after the edit, not tidied yet. */
  readonly after: string;
  /** The `inputType` of the event. */
  readonly inputType: string;
}

interface Tidied {
  readonly known: TextAsTyped;
  /** The value for the field. */
  readonly value: string;
  /** The characters that it lacks, each once. */
  readonly removed: readonly string[];
}

const keepAll = (value: string): Stripped => ({ value, removed: [] });

/** Removes what the field cannot hold. */
export const stripText = ({ strip = keepAll }: Tidying, text: string): Stripped => strip(text);

const isKept = (spec: Tidying, text: string): boolean => stripText(spec, text).removed.length === 0;

const isUndo = (inputType: string): boolean => inputType.startsWith('history');

/** Typed by hand. The event of a paste, a drop or a program has another type, or none. */
export const isTyped = (inputType: string): boolean =>
  /^(?:insert(?:Text|CompositionText|LineBreak)|delete|history)/.test(inputType);

/**
 * Whether a field keeps what it would otherwise remove.
 * @param text the text after the edit, tidied if it was pasted
 */
function staysAsTyped(spec: Tidying, known: TextAsTyped, { before, inputType }: Edit, text: string): boolean {
  if (known.isAsTyped) return true;
  // A restored draft may hold characters that were put back earlier.
  if (!isKept(spec, before)) return true;
  if (isUndo(inputType)) return !isKept(spec, text);
  return !isTyped(inputType) && spec.joins?.(text) === true;
}

/** Tidies a text after an edit: a paste is tidied as a whole, then the characters that the field cannot hold are removed. */
export function tidyText(spec: Tidying, known: TextAsTyped, edit: Edit): Tidied {
  const { before, after, inputType } = edit;
  if (after === '') return { known: nothingTyped, value: '', removed: [] };
  const tidied = isTyped(inputType) ? keepAll(after) : pasted(spec, after);
  if (staysAsTyped(spec, known, edit, tidied.value))
    return { known: { typed: tidied.value, isAsTyped: true }, ...tidied };

  // The form may have set the value itself.
  const typedBefore = stripText(spec, known.typed).value === before ? known.typed : before;
  const typed =
    tidied.value === after
      ? applyEdit(typedBefore, before, after, (character) => isKept(spec, character))
      : tidied.value;
  return {
    known: { typed, isAsTyped: false },
    value: stripText(spec, tidied.value).value,
    removed: [...new Set([...tidied.removed, ...stripText(spec, typed).removed])],
  };
}
