/** The one way from a form to the outbox: React calls it after its schema, the boot script after the browser's own checks. */
import { track } from '../analytics/events';
import { clearDraft } from './drafts';
import { enqueueLead, newLeadId } from './delivery';
import { formCatalogue, type FormId } from './formCatalogue';
import { readForm } from './readForm';

/** Two submits of the same values within this many ms count as one, such as a double click. */
const DOUBLE_CLICK = 10_000;
let last: { key: string; at: number; id: string } | undefined;

const isFormId = (id: string): id is FormId => Object.hasOwn(formCatalogue, id);

/**
 * Saves the lead that a form holds and starts its delivery; the dispatcher reports its states.
 * @param form a valid form of the catalogue
 * @returns the lead's id, or undefined when the form's row in the catalogue says `log`
 * @throws Error for a form that is not in the catalogue: it never reaches the CRM
 */
export function sendForm(form: HTMLFormElement): string | undefined {
  const formId = form.dataset['form'] ?? '';
  if (!isFormId(formId)) throw new Error(`The form "${formId}" is not in the catalogue of forms.`);
  clearDraft(formId);
  if (formCatalogue[formId].delivery === 'log') {
    const fields = readForm(form, '', Date.now());
    console.info(`Lead of the form "${formId}" (not delivered: its row in the catalogue says log)`, fields);
    return undefined;
  }
  const at = Date.now();
  const key = JSON.stringify([formId, readForm(form, '', 0)]);
  if (last?.key === key && at - last.at < DOUBLE_CLICK) return last.id;
  const id = newLeadId();
  last = { key, at, id };
  enqueueLead({ id, form: formId, fields: readForm(form, id, at), at });
  // Only after the lead is saved: an error in analytics must not lose it.
  track({ type: 'submitted', form: formId });
  return id;
}
