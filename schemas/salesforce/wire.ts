/** The wire format: form values in, the fields of a Web-to-Lead post out. Nothing here posts anything. */
import type { Fields } from '../fields/field.ts';
import type { FormKind } from '../forms.ts';
import type { CustomField, CustomFieldIds } from './ids.ts';
import notProvided from './notProvided.json' with { type: 'json' };

/** Sent in place of an optional detail that the visitor left out. The domain must never receive mail; `npm run setup` writes it. */
export const placeholders: Readonly<Record<string, string>> = {
  email: `not-provided@${notProvided.domain}`,
  phone: '0000000000',
};

const notApplicable = 'N/A';

/**
 * Sent with every lead of a form that does not ask for these details. A form's own field of the same name takes
 * precedence.
 */
export const fixedFields: Readonly<Record<FormKind, Readonly<Record<string, string>>>> = {
  lead: {},
  contact: {
    company: notApplicable,
    city: notApplicable,
    state: notApplicable,
    description: notApplicable,
  },
  subscribe: { last_name: 'Newsletter subscriber' },
};

const isCustomField = (name: string, ids: CustomFieldIds): name is CustomField => Object.hasOwn(ids, name);

/** The field of a post that carries a form field: a custom field's id, or the standard field of the same name. */
export function wireName(name: string, ids: CustomFieldIds): string {
  return isCustomField(name, ids) ? ids[name] : name;
}

/** Takes values that the form's schema accepted. An empty optional one becomes its placeholder. */
export function toWire(
  kind: FormKind,
  values: Readonly<Record<string, string>>,
  ids: CustomFieldIds,
): Record<string, string> {
  const typed = Object.entries(values).map(([name, value]) => [
    wireName(name, ids),
    value || (placeholders[name] ?? value),
  ]);
  return { ...fixedFields[kind], ...Object.fromEntries(typed) };
}

const placeholderValues = new Set(Object.values(placeholders));

/** The visitor's own words in a post, with the labels of the form; placeholders are left out. */
export function readableFields(
  fields: Fields,
  post: Readonly<Record<string, string>>,
  ids: CustomFieldIds,
): [label: string, value: string][] {
  return Object.entries(fields).flatMap(([name, { label }]) => {
    const value = post[wireName(name, ids)];
    return value === undefined || placeholderValues.has(value) ? [] : [[label, value]];
  });
}
