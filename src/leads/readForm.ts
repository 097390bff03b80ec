import type { Config } from '../../schemas/config';
import { wireValueOf } from '../../schemas/fields/wireValue';
import { consentVersion } from '../../schemas/marketingConsent';
import { envelope } from '../../schemas/salesforce/envelope';
import { extrasToWire } from '../../schemas/salesforce/extras';
import { LAST_NAME_LIMIT, markedAsSpam } from '../../schemas/salesforce/spamMark';
import { placeholders } from '../../schemas/salesforce/wire';
import type { TextInput } from '../browser/editInput';
import { FIELD, FORM, HONEYPOT, LIMIT } from '../config/form.markup';
import { marked } from '../config/mark';
import type { Origin } from './origin';

/** The text inputs of a form, in order. */
export const inputsOf = (form: HTMLFormElement): TextInput[] => [
  ...form.querySelectorAll<TextInput>('input, textarea'),
];

/** The visitor's entry as its field sends it, an empty optional one as its fixed value; hidden inputs as they are. */
const wireValue = (input: TextInput) => {
  const field = input.getAttribute(FIELD);
  if (field === null) return input.value;
  const value = wireValueOf(field, input.value);
  return value.trim() === '' ? (placeholders[field] ?? value) : value;
};

interface Submission {
  crm: Config['crm'];
  origin: Origin | undefined;
  /** The lead's id. Two leads in the CRM with the same id are one lead that arrived twice. */
  id: string;
  /** The time of the submit, in ms since 1970. */
  at: number;
}

/**
 * Reads a lead from its form in the page. The inputs carry the CRM's names, hidden ones the fixed values, so this needs
 * neither React nor a schema. Id, page, origin and consent are added where the configuration names fields for them.
 * @returns the fields to post by wire name, without the envelope, which is added when the post is made
 */
export function readForm(form: HTMLFormElement, { crm, origin, id, at }: Submission): Record<string, string> {
  const envelopeFields = envelope(crm, '');
  const fields: Record<string, string> = {};
  for (const input of inputsOf(form))
    if (input.name && !Object.hasOwn(envelopeFields, input.name)) fields[input.name] = wireValue(input);
  if (form.querySelector<HTMLInputElement>(marked(HONEYPOT))?.value) {
    const message = form.querySelector<HTMLTextAreaElement>(marked(FIELD, 'message'));
    const field = message?.name ?? 'last_name';
    fields[field] = markedAsSpam(
      fields[field] ?? '',
      Number(message?.getAttribute(LIMIT) ?? LAST_NAME_LIMIT),
    );
  }
  if (!crm.fields) return fields;
  const hasConsent = form.querySelector('[type="checkbox"]:checked') !== null;
  const extras = {
    lead_id: id,
    form: form.getAttribute(FORM) ?? '',
    page: location.pathname,
    ...origin,
    ...(hasConsent && { consent_version: consentVersion, consent_time: new Date(at).toISOString() }),
  };
  return { ...fields, ...extrasToWire(extras, crm.fields) };
}
