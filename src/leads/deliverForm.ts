/**
 * Delivers a prerendered form without React, for a visitor who submits before the form's code has arrived. Part of the boot
 * script. The markup holds everything it needs: names and fixed values of the post, and the rules as native constraints.
 */
import { consent } from '../../schemas/fields/consent';
import { dropCountryCode, phoneDigits } from '../../schemas/fields/phoneNumber';
import { markedAsSpam } from '../../schemas/salesforce/spamMark';
import { env } from '../config/env';
import { deliver, dispatcher, returnUrl } from './delivery';
import { clearDraft } from './drafts';
import { wireEnvelope } from './wireEnvelope';

/** The hidden messages of a prerendered form: sent, not confirmed (with and without storage), given up, not accepted, deleted. */
export type FormNote = 'sent' | 'saved' | 'unstored' | 'givenUp' | 'unsaved' | 'deleted';

const deletionOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-delete]');

const showNote = (form: HTMLFormElement, shown: FormNote) => {
  const deletion = deletionOf(form);
  if (deletion) deletion.hidden = !['saved', 'unstored', 'givenUp'].includes(shown);
  for (const note of form.querySelectorAll<HTMLElement>('[data-note]')) {
    note.hidden = note.dataset['note'] !== shown;
    // In a dialog the fields scroll under the submit bar.
    if (!note.hidden) note.scrollIntoView({ block: 'nearest' });
  }
};

const inputsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is HTMLInputElement | HTMLTextAreaElement =>
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );

/** The fields as the CRM takes them: a phone as its digits, an empty optional field as its fixed value. */
const wireFields = (form: HTMLFormElement) => {
  const fields: Record<string, string> = {};
  for (const { name, value, type, dataset } of inputsOf(form)) {
    if (!name) continue;
    const wire = type === 'tel' ? phoneDigits(value) : value;
    fields[name] = wire.trim() === '' ? (dataset['whenEmpty'] ?? wire) : wire;
  }
  const isFilled = Boolean(form.querySelector<HTMLInputElement>('[data-honeypot]')?.value);
  const message = form.querySelector<HTMLTextAreaElement>('[data-field="message"]');
  const marked = message?.name ?? 'last_name';
  if (isFilled)
    fields[marked] = markedAsSpam(fields[marked] ?? '', Number(message?.dataset['limit'] ?? Infinity));
  return fields;
};

/** The lead's number, the page, and the consent if the box is ticked, in the CRM's fields for them. */
const extras = (form: HTMLFormElement, id: string, at: number) => {
  const { lead_id, page, consent_version, consent_time } = env.crm.fields ?? {};
  const fields: Record<string, string> = {};
  if (lead_id) fields[lead_id] = id;
  // The form of a dialog is the same on every page.
  if (page) fields[page] = location.pathname;
  if (!form.querySelector('[type="checkbox"]:checked')) return fields;
  if (consent_version) fields[consent_version] = consent.version;
  if (consent_time) fields[consent_time] = new Date(at).toISOString();
  return fields;
};

/**
 * Delivers a form's values through the outbox and shows the form's own messages. An invalid form shows the browser's
 * message and delivers nothing; offline and without storage the typed text stays in the form.
 * @returns whether the lead is on its way
 */
export function deliverForm(form: HTMLFormElement): boolean {
  // A filled-in number may carry the country code, which the form's rule refuses.
  for (const input of inputsOf(form)) if (input.type === 'tel') input.value = dropCountryCode(input.value);
  if (!form.reportValidity()) return false;
  const formId = form.dataset['form'] ?? '';
  const { id } = deliver(formId, (leadId, at) => ({
    ...wireFields(form),
    ...extras(form, leadId, at),
    ...wireEnvelope(returnUrl()),
  }));
  if (!navigator.onLine && !dispatcher.isStored(id)) {
    dispatcher.remove(id);
    showNote(form, 'unsaved');
    return false;
  }
  form.reset();
  clearDraft(formId);
  showNote(form, 'sent');
  const remove = () => {
    dispatcher.remove(id);
    showNote(form, 'deleted');
  };
  deletionOf(form)?.addEventListener('click', remove, { once: true });
  dispatcher.listen((lead, state) => {
    if (lead.id !== id) return;
    if (state === 'held') showNote(form, dispatcher.isStored(id) ? 'saved' : 'unstored');
    if (state === 'givenUp') showNote(form, 'givenUp');
    if (state === 'confirmed') showNote(form, 'sent');
  });
  return true;
}
