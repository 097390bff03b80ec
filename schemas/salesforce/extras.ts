/**
 * What marketing may want to know about a lead besides the visitor's own words. An administrator makes a plain text
 * field for each in Salesforce and names it in the configuration; what has no field is not sent.
 */
import { cutAt } from '../textLength.ts';

/** The size of each field, in characters. Apart from the labels, because the boot script carries this object. */
const limits = {
  lead_id: 40,
  form: 40,
  page: 255,
  landing_page: 255,
  referrer: 255,
  first_touch: 255,
  last_touch: 255,
  consent_version: 40,
  consent_time: 40,
} as const;
export type ExtraField = keyof typeof limits;
/** Texts, or field ids, by the name of the extra. */
export type Extras = Partial<Record<ExtraField, string>>;

/** The names of the fields in Salesforce. */
export const extraFieldLabels: Readonly<Record<ExtraField, string>> = {
  lead_id: 'Lead number',
  form: 'Form',
  page: 'Form page',
  landing_page: 'Landing page',
  referrer: 'Referrer',
  first_touch: 'First touch',
  last_touch: 'Last touch',
  consent_version: 'Consent version',
  consent_time: 'Consent time',
};

export const extraFieldNames = Object.keys(limits) as ExtraField[];

/**
 * Whether leads say how their visit began, so that the site may keep that for the visit.
 * @param fieldIds the configured ids
 */
export const tellsArrival = (fieldIds: Extras = {}): boolean =>
  [fieldIds.landing_page, fieldIds.referrer, fieldIds.last_touch].some((id) => id !== undefined);

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
      const value = oneLine(extras[name] ?? '', limits[name]);
      return id && value ? [[id, value]] : [];
    }),
  );
}
