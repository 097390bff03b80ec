import { phoneDigits } from '../../schemas/fields/phoneNumber';
import { envelope } from '../../schemas/salesforce/envelope';
import { markedAsSpam } from '../../schemas/salesforce/spamMark';
import { env } from '../config/env';
import { extrasOf } from './extras';
import type { FormId } from './formCatalogue';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

const isTextInput = (element: Element): element is TextInput =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** The text inputs of a form, in order. */
export const inputsOf = (form: HTMLFormElement): TextInput[] => [...form.elements].filter(isTextInput);

/** A phone as its digits, an empty optional field as its fixed value, everything else as typed. */
const wireValue = ({ value, type, dataset }: TextInput) => {
  const wire = type === 'tel' ? phoneDigits(value) : value;
  return wire.trim() === '' ? (dataset['whenEmpty'] ?? wire) : wire;
};

/**
 * Reads a lead from its form in the page. The inputs carry the CRM's names, hidden ones the fixed values, so this needs
 * neither React nor a schema.
 * @param id the new lead's id
 * @param at the time of the submit, in ms since 1970
 * @returns the fields to post by wire name, without the envelope, which is put on when the post is made
 */
export function readForm(form: HTMLFormElement, id: string, at: number): Record<string, string> {
  const addressed = envelope(env.crm, '');
  const fields: Record<string, string> = {};
  for (const input of inputsOf(form))
    if (input.name && !Object.hasOwn(addressed, input.name)) fields[input.name] = wireValue(input);
  if (form.querySelector<HTMLInputElement>('[data-honeypot]')?.value) {
    const message = form.querySelector<HTMLTextAreaElement>('[data-field="message"]');
    const marked = message?.name ?? 'last_name';
    fields[marked] = markedAsSpam(fields[marked] ?? '', Number(message?.dataset['limit'] ?? Infinity));
  }
  const consented = form.querySelector('[type="checkbox"]:checked') !== null;
  return { ...fields, ...extrasOf({ id, form: form.dataset['form'] as FormId, at, consented }) };
}
