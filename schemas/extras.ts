/**
 * What marketing may want to know about a lead beside what its visitor typed: each a plain text field of the CRM that an
 * administrator makes and names in the configuration. Texts go in, a flat record under the CRM's ids comes out.
 */

import { cutAt } from './limits.ts';

/** By name: how the CRM's people call it, and the most characters its field has to hold. What has no field is not sent. */
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
/** Texts, or ids of fields, by the name of the extra. */
export type Extras = Partial<Record<ExtraField, string>>;

export const extraFieldNames = Object.keys(extraFields) as ExtraField[];

/** A text on one line and cut to a limit. */
function oneLine(text: string, limit: number): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return cutAt(line, limit);
}

/**
 * Takes what is known about a lead and the configured ids of the CRM's fields; returns the fields to post. What is
 * empty, or has no field, stays behind; what is too long is cut, because the CRM refuses a lead with a longer text.
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
