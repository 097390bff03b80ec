/**
 * Carries typed text from one element to the next. When a part of the page is not as React expects, React renders it
 * again, with empty fields in place of those in which the visitor is typing. A stored draft fills a form before React and
 * again after this file (`src/leads/drafts.ts`); at last the form reads its own inputs (`src/forms/useCrmForm.ts`).
 */
import { hasNoSelection, setQuietly, type TextInput } from '../browser/editInput';
import { FORM } from '../config/form.markup';

const fields = 'input:not([type="hidden"], [type="submit"]), textarea';
const fieldsIn = (part: ParentNode) => part.querySelectorAll<TextInput>(fields);

const formIdOf = (field: TextInput) => field.closest('form')?.getAttribute(FORM);
/**
 * A field keeps its name when React renders it again. Radio buttons of a group share theirs, so they are told apart by
 * value.
 */
const isSame = (one: TextInput) => (other: TextInput) =>
  one.name === other.name &&
  one.type === other.type &&
  (one.type !== 'radio' || one.value === other.value) &&
  formIdOf(one) === formIdOf(other);

const carryValue = (from: TextInput, to: TextInput) => {
  if (
    from instanceof HTMLInputElement &&
    to instanceof HTMLInputElement &&
    /checkbox|radio/.test(from.type)
  ) {
    if (from.checked !== to.checked) to.click();
  } else if (from.value !== to.value) {
    setQuietly(to, from.value);
    to.dispatchEvent(new Event('input', { bubbles: true }));
  }
};

const carryFocus = (from: TextInput, to: TextInput) => {
  const { selectionStart, selectionEnd } = from;
  to.focus({ preventScroll: true });
  if (!hasNoSelection(to) && selectionStart !== null) to.setSelectionRange(selectionStart, selectionEnd);
};

export const createTypedText = () => {
  /** The fields of the parts that React has begun to take over. */
  const known = new Set<TextInput>();
  let focused: Element | null = null;
  const noteFocus = () => {
    focused = document.activeElement;
  };
  return {
    begin(part: Element): void {
      noteFocus();
      // Adding the same listener again has no effect.
      document.addEventListener('focusin', noteFocus);
      for (const field of fieldsIn(part)) known.add(field);
    },
    end(part: Element): void {
      const fieldsNow = [...fieldsIn(part)];
      const newFields = fieldsNow.filter((field) => !known.has(field));
      // React has taken these over as they are.
      for (const field of fieldsNow) known.delete(field);
      for (const field of known) {
        if (field.isConnected) continue;
        const successor = newFields.find(isSame(field));
        if (!successor) continue;
        known.delete(field);
        carryValue(field, successor);
        // A field that is removed leaves the focus on the body.
        if (focused === field && document.activeElement === document.body) carryFocus(field, successor);
      }
      if (known.size > 0) return;
      document.removeEventListener('focusin', noteFocus);
      focused = null;
    },
  };
};
