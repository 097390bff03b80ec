/**
 * What marketing may want to know about a lead besides the visitor's own words. Each is a plain text field that an
 * administrator makes in Salesforce and names in the configuration; what has no field is not sent.
 */
import { cutAt } from '../textLength.ts';

/** The field's label in Salesforce, and the most characters it has to hold. */
export const extraFields = {
  lead_id: { label: 'Lead number', limit: 40 },
  form: { label: 'Form', limit: 40 },
  page: { label: 'Form page', limit: 255 },
  landing_page: { label: 'Landing page', limit: 255 },
  referrer: { label: 'Referrer', limit: 255 },
  first_touch: { label: 'First touch', limit: 255 },
  last_touch: { label: 'Last touch', limit: 255 },
  consent_version: { label: 'Consent version', limit: 40 },
  consent_time: { label: 'Consent time', limit: 40 },
} as const;
export type ExtraField = keyof typeof extraFields;
/** Texts, or field ids, by the name of the extra. */
export type Extras = Partial<Record<ExtraField, string>>;

export const extraFieldNames = Object.keys(extraFields) as ExtraField[];

function oneLine(text: string, limit: number): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return cutAt(line, limit);
}

/**
 * The fields to post. Empty values and those without a field are left out; long values are cut, because Salesforce refuses
 * a lead with a longer one.
 * @param fieldIds the configured ids
 */
export function extrasToWire(extras: Extras, fieldIds: Extras): Record<string, string> {
  return Object.fromEntries(
    extraFieldNames.flatMap((name) => {
      const id = fieldIds[name];
      const value = oneLine(extras[name] ?? '', extraFields[name].limit);
      return id && value ? [[id, value]] : [];
    }),
  );
}
