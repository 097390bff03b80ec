/**
 * Carries typed text from one element to the next. When a part of the page is not as React expects, React renders it
 * again, with empty fields in place of those in which the visitor is typing. `src/leads/drafts.ts` restores stored drafts.
 */
import { setQuietly, type TextInput } from '../browser/editInput';
import { FORM } from '../config/form.markup';

type Field = TextInput | HTMLSelectElement;
const fields = 'input:not([type="hidden"], [type="submit"]), textarea, select';
const fieldsIn = (part: ParentNode) => part.querySelectorAll<Field>(fields);

const formIdOf = (field: Field) => field.closest('form')?.getAttribute(FORM);
/**
 * A field keeps its name when React renders it again. Radio buttons of a group share theirs, so they are told apart by
 * value.
 */
const isSame = (one: Field) => (other: Field) =>
  one.name === other.name &&
  one.type === other.type &&
  (one.type !== 'radio' || one.value === other.value) &&
  formIdOf(one) === formIdOf(other);

const isTick = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);

const carryValue = (from: Field, to: Field) => {
  if (isTick(from) && isTick(to)) {
    // React hears a tick only by its click.
    if (from.checked !== to.checked) to.click();
    return;
  }
  if (from.value === to.value) return;
  const isList = to instanceof HTMLSelectElement;
  if (isList) to.value = from.value;
  else setQuietly(to, from.value);
  to.dispatchEvent(new Event(isList ? 'change' : 'input', { bubbles: true }));
};

const carryFocus = (from: Field, to: Field) => {
  to.focus({ preventScroll: true });
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  const { selectionStart, selectionEnd } = from;
  // Some kinds of inputs have no selection.
  if (selectionStart !== null) to.setSelectionRange(selectionStart, selectionEnd);
};

export const createTypedText = () => {
  /** The fields of the parts that React has begun to take over. */
  const known = new Set<Field>();
  let focused: Element | null = null;
  const noteFocus = () => {
    focused = document.activeElement;
  };
  return {
    /** Call it when React begins to take a part over. */
    begin(part: Element): void {
      noteFocus();
      // Adding the same listener again has no effect.
      document.addEventListener('focusin', noteFocus);
      for (const field of fieldsIn(part)) known.add(field);
    },
    /** Call it when React has taken the part over. */
    end(part: Element): void {
      const fieldsNow = [...fieldsIn(part)];
      const newFields = new Set(fieldsNow.filter((field) => !known.has(field)));
      // React has taken these over as they are.
      for (const field of fieldsNow) known.delete(field);
      for (const field of known) {
        if (field.isConnected) continue;
        const successor = [...newFields].find(isSame(field));
        if (!successor) continue;
        known.delete(field);
        newFields.delete(successor);
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
