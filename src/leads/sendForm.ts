/** The one way from a form to the outbox: React calls it after its schema, the boot script after the browser's own checks. */
import { track } from '../analytics/events';
import { clearDraft } from './drafts';
import { enqueueLead, newLeadId, untilThanks } from './delivery';
import { formCatalogue, type FormId } from './formCatalogue';
import { readForm } from './readForm';

/** Two submits of the same values within this many ms count as one, such as a double click. */
const DOUBLE_CLICK = 10_000;
let last: { key: string; at: number; id: string } | undefined;

const isFormId = (id: string): id is FormId => Object.hasOwn(formCatalogue, id);

interface Sent {
  /** The lead's id; none when the form's row in the catalogue says `log`. */
  id?: string;
  /** Resolves when the visitor can be thanked: at once, or when the proof is there, if that takes no time. */
  thanked: Promise<void>;
}

/**
 * Saves the lead that a form holds and starts its delivery; the dispatcher reports its states.
 * @param form a valid form of the catalogue
 * @throws Error for a form that is not in the catalogue: it never reaches the CRM
 */
export function sendForm(form: HTMLFormElement): Sent {
  const formId = form.dataset['form'] ?? '';
  if (!isFormId(formId)) throw new Error(`The form "${formId}" is not in the catalogue of forms.`);
  clearDraft(formId);
  if (formCatalogue[formId].delivery === 'log') {
    const fields = readForm(form, '', Date.now());
    console.info(`Not delivered, as the catalogue says: "${formId}"`, fields);
    return { thanked: Promise.resolve() };
  }
  const at = Date.now();
  const key = JSON.stringify([formId, readForm(form, '', 0)]);
  const isDouble = last?.key === key && at - last.at < DOUBLE_CLICK;
  const id = isDouble && last ? last.id : newLeadId();
  if (!isDouble) {
    last = { key, at, id };
    enqueueLead({ id, form: formId, fields: readForm(form, id, at), at });
    // Only after the lead is saved: an error in analytics must not lose it.
    track({ type: 'submitted', form: formId });
  }
  return { id, thanked: untilThanks(id) };
}
