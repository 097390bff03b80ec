import {
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { hasNoSelection, replaceText, setQuietly, type TextInput } from '../browser/editInput';
import { FIELD } from '../config/form.markup';
import { marked } from '../config/mark';
import { COMPOSING } from '../native/composing.markup';
import { isTyped, stripText, type Tidying } from './tidyText';
import { useBeforeInput } from './useBeforeInput';
import { useOffers } from './useOffers';
import { useTextAsTyped } from './useTextAsTyped';

const inputTypeOf = ({ type, nativeEvent }: ChangeEvent | CompositionEvent) => {
  if (type === 'compositionend') return 'insertCompositionText';
  return 'inputType' in nativeEvent ? String(nativeEvent.inputType) : '';
};
const isComposing = ({ nativeEvent }: ChangeEvent | CompositionEvent) =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true;

/**
 * Replaces the text of an input by the tidy one. Keeps the caret or the selected text and does not move the focus.
 * @param placeOf maps a position in the old text to one in the new
 */
const rewrite = (input: TextInput, value: string, placeOf: (place: number) => number) => {
  if (input.value === value) return;
  const { selectionStart, selectionEnd, selectionDirection } = input;
  const [start, end] = [selectionStart, selectionEnd].map((place) => placeOf(place ?? input.value.length));
  setQuietly(input, value);
  if (document.activeElement === input && !hasNoSelection(input))
    input.setSelectionRange(start ?? null, end ?? null, selectionDirection ?? undefined);
};

/**
 * Registers an input and tidies typed, pasted and autofilled text. Removed characters that may be right can be put back;
 * the field then stays as typed until it is emptied.
 * @param name the input's name
 */
export const useTidyInput = (name: string, spec: Tidying) => {
  const { register, getValues, trigger } = useFormContext<Record<string, string | undefined>>();
  const field = register(name);
  const element = useRef<TextInput>(null);
  /** Whether the text from before hydration has been tidied. */
  const isExistingTidied = useRef(false);
  const valueNow = () => getValues(name) ?? '';

  const { removed, now, expect, take: takeText } = useTextAsTyped(spec);

  /** Enters the value that a button under the field offers. */
  const enter = (value: string, isExact: boolean) => {
    if (!element.current) return;
    expect(isExact ? { isAsTyped: true } : { typed: value, isAsTyped: false });
    replaceText(element.current, isExact ? value : stripText(spec, value).value);
  };
  const offers = useOffers(spec, { valueNow, typedNow: () => now().typed, enter, removed });
  const { checkFinished, offer, textChanges, forgetReplaced, ...offered } = offers;

  const take: typeof takeText = (...edit) => {
    textChanges();
    return takeText(...edit);
  };
  const isTidiedAlready = useBeforeInput(element, spec, { now, expect, take, onPasted: checkFinished });

  /** Tidies the input after a change. */
  const tidyInput = (input: TextInput, inputType: string) => {
    // Text from before hydration is new to this field, although the form state already has it.
    const before = isExistingTidied.current ? valueNow() : '';
    isExistingTidied.current = true;
    const text = input.value;
    rewrite(
      input,
      take(before, text, inputType),
      (place) => stripText(spec, text.slice(0, place)).value.length,
    );
  };

  /** Tidies text from before hydration; a word that is being composed is tidied later. Returns whether the text changed. */
  const tidyExisting = (input: TextInput) => {
    if (isExistingTidied.current || input.hasAttribute(COMPOSING)) return false;
    const found = input.value;
    if (found) {
      // Characters that may be right stay: the visitor has put them back already, or presses Submit and would never read the note.
      if (spec.mayBeRight?.(stripText(spec, found).removed)) expect({ typed: found, isAsTyped: true });
      tidyInput(input, '');
      offer(input, input.value);
    }
    isExistingTidied.current = true;
    return input.value !== found;
  };

  const onChange = (event: ChangeEvent<TextInput> | CompositionEvent<TextInput>) => {
    const { currentTarget: input } = event;
    const inputType = inputTypeOf(event);
    // Rewriting a word during composition would garble it.
    if (spec.strip && isComposing(event)) return;
    forgetReplaced();
    if (!isComposing(event) && !isTidiedAlready()) tidyInput(input, inputType);
    offer(input, input.value);
    void field.onChange(event);
    if (!isTyped(inputType)) checkFinished();
  };

  // A failed submit moves the focus into the field, and not out of it. A layout effect, so that message and offer are
  // painted together.
  const { submitCount } = useFormState();
  const checkedSubmits = useRef(submitCount);
  useLayoutEffect(() => {
    if (checkedSubmits.current === submitCount) return;
    checkedSubmits.current = submitCount;
    checkFinished();
  });

  return {
    inputRef: (input: TextInput | null) => {
      element.current = input;
      // First, because React Hook Form reads the text as soon as it gets the input.
      const isChanged = input !== null && tidyExisting(input);
      field.ref(input);
      // Unchanged text shows no error until the visitor edits it.
      if (isChanged) void trigger(name);
    },
    onChange,
    onCompositionEnd: onChange,
    /** Enter on a wrong entry keeps the focus in the field. */
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') checkFinished();
    },
    onBlur: (event: FocusEvent<TextInput>) => {
      void field.onBlur(event);
      // A suggestion that appears during a click on a button would move that button.
      if (event.relatedTarget?.matches(marked(FIELD))) checkFinished();
    },
    removed,
    ...offered,
    /** Empties the field. */
    clear: () => {
      if (element.current) replaceText(element.current, '');
    },
  };
};
