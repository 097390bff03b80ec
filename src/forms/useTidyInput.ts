import { useRef, useState, type ChangeEvent, type CompositionEvent, type FocusEvent } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { mayBecome } from '../../schemas/fields/domainSlip';
import type { Field } from '../../schemas/fields/field';
import type { Stripped } from '../../schemas/fields/strip';
import { COMPOSING, FIELD, marked } from '../config/markup';
import { applyEdit } from './applyEdit';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

type Tidying = Pick<Partial<Field>, 'strip' | 'tidy' | 'mayBeRight' | 'suggest' | 'nearest'>;

const keepAll = (value: string): Stripped => ({ value, removed: [] });

const isComposing = ({ nativeEvent }: ChangeEvent | CompositionEvent) =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true;

/** Sets the value of an input. Keeps the caret in place and does not move the focus. */
const rewrite = (input: TextInput, value: string, caret: number) => {
  if (input.value === value) return;
  input.value = value;
  // An email input has no caret to set.
  if (document.activeElement === input && input.selectionStart !== null)
    input.setSelectionRange(caret, caret);
};

/**
 * Registers an input and tidies typed, pasted and autofilled text. Nothing is lost: removed characters can be put back, and
 * from then on the field stays as typed until it is emptied.
 * @param name the input's name
 */
export const useTidyInput = (
  name: string,
  { strip = keepAll, tidy, mayBeRight, nearest, suggest = nearest }: Tidying,
) => {
  const { register, getValues, setValue, setFocus, trigger } =
    useFormContext<Record<string, string | undefined>>();
  const field = register(name);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [suggestion, setSuggestion] = useState<string>();
  /** The name that an offered spelling replaced. */
  const [replaced, setReplaced] = useState<string>();
  const typed = useRef('');
  const isPutBack = useRef(false);
  const isTakenOver = useRef(false);
  const tidies = strip !== keepAll || tidy !== undefined;
  const valueNow = () => getValues(name) ?? '';
  const isKept = (text: string) => strip(text).removed.length === 0;

  /** The text as typed after an edit that turned the value `before` into `after`. */
  const typedAfter = (before: string, after: string) => {
    if (isPutBack.current) return after;
    // The form may have set the value itself.
    const known = strip(typed.current).value === before ? typed.current : before;
    return applyEdit(known, before, after, isKept);
  };
  const noteRemoved = () => setRemoved(isPutBack.current ? [] : strip(typed.current).removed);

  /** Tidies the input after a change. */
  const applyInput = (input: TextInput) => {
    // Text from before hydration is new, although the form state has it already.
    const before = isTakenOver.current ? valueNow() : '';
    isTakenOver.current = true;
    const pasted = input.value;
    const whole = tidy ? tidy(pasted) : pasted;
    // A restored draft may hold characters that were put back earlier.
    isPutBack.current = pasted !== '' && (isPutBack.current || !isKept(before));
    typed.current = whole === pasted ? typedAfter(before, pasted) : whole;
    const value = isPutBack.current ? whole : strip(whole).value;
    const caret = strip(pasted.slice(0, input.selectionStart ?? pasted.length)).value.length;
    rewrite(input, value, caret);
    noteRemoved();
    const suggested = suggest?.(value);
    // An unfinished `gmail.co` may become `gmail.com`.
    const isUnfinished = suggested && document.activeElement === input && mayBecome(value, suggested);
    setSuggestion(isUnfinished ? undefined : suggested);
  };

  /** Tidies text from before hydration; a word that is being composed is tidied later. Returns whether the text changed. */
  const takeOver = (input: TextInput) => {
    if (isTakenOver.current || !tidies || input.hasAttribute(COMPOSING)) return false;
    const found = input.value;
    if (found) applyInput(input);
    isTakenOver.current = true;
    return input.value !== found;
  };

  /** Sets the value that a button under the field offers. */
  const setOffered = (value: string) => {
    typed.current = typedAfter(valueNow(), value);
    noteRemoved();
    setSuggestion(suggest?.(value));
    setValue(name, value, { shouldValidate: true, shouldDirty: true });
    setFocus(name);
  };

  const onChange = (event: ChangeEvent<TextInput> | CompositionEvent<TextInput>) => {
    // Rewriting a word during composition would garble it.
    if (tidies && isComposing(event)) return;
    setReplaced(undefined);
    if (tidies) applyInput(event.currentTarget);
    // A spelling is offered for a finished name.
    else setSuggestion(undefined);
    void field.onChange(event);
  };

  /** Checks the finished value for a suggestion. */
  const checkFinished = () => setSuggestion(suggest?.(valueNow()));
  // A failed submit moves the focus to the field, and not away from it.
  const { submitCount } = useFormState();
  const [checkedSubmits, setCheckedSubmits] = useState(submitCount);
  if (checkedSubmits !== submitCount) {
    setCheckedSubmits(submitCount);
    checkFinished();
  }

  const putBackRemoved = () => {
    isPutBack.current = true;
    setOffered(typed.current.trim());
  };
  const putBackReplaced =
    replaced === undefined
      ? undefined
      : () => {
          setReplaced(undefined);
          setOffered(replaced);
        };

  return {
    inputRef: (input: TextInput | null) => {
      // React Hook Form reads the text as soon as it has the input, so this comes first.
      const isChanged = input !== null && takeOver(input);
      field.ref(input);
      // Tidy text is not checked before the visitor continues.
      if (isChanged) void trigger(name);
    },
    onChange,
    onCompositionEnd: onChange,
    onBlur: (event: FocusEvent<TextInput>) => {
      void field.onBlur(event);
      // A suggestion that appears during a click on a button would move the button.
      if (event.relatedTarget?.matches(marked(FIELD))) checkFinished();
    },
    removed,
    /** Puts back a name as typed, or the removed characters; undefined when none of them can be right. */
    putBack: putBackReplaced ?? (mayBeRight?.(removed) ? putBackRemoved : undefined),
    suggestion,
    acceptSuggestion: (value: string) => {
      if (nearest) setReplaced(valueNow());
      setOffered(value);
    },
    reset: () => {
      typed.current = '';
      isPutBack.current = false;
      setRemoved([]);
      setSuggestion(undefined);
      setReplaced(undefined);
    },
  };
};
