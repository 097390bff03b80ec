/**
 * The one way in which scripts change the text of an input. It works like typing: the browser can undo it, and React
 * Hook Form, the tidying of fields and drafts get the same `input` event.
 */

export type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** An email input and a slider do not report their selection, and refuse `setRangeText`. */
export const hasNoSelection = ({ type }: TextInput): boolean => type === 'email' || type === 'range';

/** Sets a value without an event. React's tracker of values does not notice it, so React compares the value at the next event. */
export function setQuietly(input: TextInput, value: string): void {
  if (hasNoSelection(input)) {
    const prototype: unknown = Object.getPrototypeOf(input);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value);
  } else input.setRangeText(value, 0, input.value.length, 'end');
}

/** Replaces the selected text of the input with the focus. Returns whether the browser did so, in its edit history. */
const editAsTyped = (text: string): boolean => {
  const command = text === '' ? 'delete' : 'insertText';
  // jsdom has no execCommand.
  return typeof document.execCommand === 'function' && document.execCommand(command, false, text);
};

const announce = (input: TextInput, data: string) =>
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data }));

/** Replaces the selected text of the input, which has the focus. */
export function replaceSelection(input: TextInput, text: string): void {
  if (editAsTyped(text)) return;
  const { selectionStart, selectionEnd } = input;
  if (hasNoSelection(input)) setQuietly(input, text);
  else input.setRangeText(text, selectionStart ?? 0, selectionEnd ?? 0, 'end');
  announce(input, text);
}

/** Gives an input another value, and the focus. */
export function replaceText(input: TextInput, text: string): void {
  input.focus();
  if (input.value === text) return;
  input.select();
  if (editAsTyped(text)) return;
  setQuietly(input, text);
  announce(input, text);
}
