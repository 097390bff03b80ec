import { useEffect, useRef, type RefObject } from 'react';
import { hasNoSelection, replaceSelection, replaceText, type TextInput } from '../browser/editInput';
import { isTyped, nothingTyped, stripText, tidyText, type Tidying } from './tidyText';
import type { useTextAsTyped } from './useTextAsTyped';

/** The range of an edit that is about to happen. An email input reports none, unless it is empty. */
const selectionOf = (input: TextInput) => {
  const { value, selectionStart, selectionEnd } = input;
  if (hasNoSelection(input) && value !== '') return undefined;
  return { start: selectionStart ?? 0, end: selectionEnd ?? 0 };
};

interface Handlers extends Pick<ReturnType<typeof useTextAsTyped>, 'now' | 'expect' | 'take'> {
  /** After a refused or tidied text that was not typed by hand. */
  onPasted: () => void;
}

/**
 * Refuses and tidies characters before they enter the field: changing them afterwards would break the browser's undo.
 * @returns whether this hook makes the current change, so that the text is already tidied
 */
export const useBeforeInput = (
  element: RefObject<TextInput | null>,
  spec: Tidying,
  { now, expect, take, onPasted }: Handlers,
) => {
  const isChanging = useRef(false);

  const onBeforeInput = (input: TextInput, event: InputEvent) => {
    const { data, inputType, isComposing } = event;
    const selection = selectionOf(input);
    // A word that is being composed by an input method is tidied when it is complete.
    if (isComposing || /Composition/.test(inputType)) return;
    if (!selection || !data || !event.cancelable) return;
    // Safari announces what scripts insert, too: this hook's own text, and an entry that the visitor puts back.
    if (isTyped(inputType) && (now().isAsTyped || stripText(spec, data).value === data)) return;

    const { start, end } = selection;
    const [head, tail] = [input.value.slice(0, start), input.value.slice(end)];
    const isNew = head + tail === '';
    if (isNew) expect(nothingTyped);
    const before = isNew ? '' : input.value;
    const wanted = head + data + tail;
    // Nothing to tidy: the browser inserts the text, and the input event records it.
    if (tidyText(spec, now(), { before, after: wanted, inputType }).value === wanted) return;
    const value = take(before, wanted, inputType);

    event.preventDefault();
    const inserted = value.slice(head.length, value.length - tail.length);
    isChanging.current = true;
    try {
      if (head + inserted + tail !== value) replaceText(input, value);
      else if (inserted !== '' || start !== end) replaceSelection(input, inserted);
    } finally {
      isChanging.current = false;
    }
    if (!isTyped(inputType)) onPasted();
  };

  // React's own `onBeforeInput` is another event, which it makes from key presses. The listener is renewed with each
  // render, so that it sees what the field is now.
  useEffect(() => {
    const input = element.current;
    if (!input) return undefined;
    const listener = (event: InputEvent) => onBeforeInput(input, event);
    // TypeScript knows the events of each kind of input, and not those of both together.
    const source: HTMLElement = input;
    source.addEventListener('beforeinput', listener);
    return () => source.removeEventListener('beforeinput', listener);
  });

  return () => isChanging.current;
};
