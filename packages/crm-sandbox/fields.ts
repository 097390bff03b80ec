/** The fields of a Web-to-Lead form: the only file here that knows the CRM's ids and record types. */
import { environment } from '../../schemas/environment.mjs';
import type { Fields } from '../../schemas/fields/field.ts';
import { fieldsByForm } from '../../schemas/forms.ts';
import { formFieldIds } from '../../schemas/salesforce/fieldIds.ts';
import { customFieldNames, sandboxDefaults } from '../../schemas/salesforce/ids.ts';
import { fixedFields, placeholders } from '../../schemas/salesforce/wire.ts';

/** The ids that the site posts to, so that the inbox can name the fields of a lead. */
export const configuredFieldIds = formFieldIds(environment(), true);
export { fixedFields, placeholders, sandboxDefaults };

export interface FieldSpec {
  readonly wire: string;
  readonly label: string;
  /** The longest value Salesforce stores, in UTF-16 units of what arrives: a line break counts as two. */
  readonly max: number;
}

export type FieldLabels = Readonly<Record<string, string>>;

const LONG_TEXT = 32_000;
const CUSTOM_TEXT = 255;

const formFields: Fields = Object.assign({}, ...Object.values(fieldsByForm));
const formColumns: readonly FieldSpec[] = [
  { wire: 'first_name', label: 'First name', max: 40 },
  { wire: 'last_name', label: 'Last name', max: 80 },
  { wire: 'email', label: 'Email', max: 80 },
  { wire: 'phone', label: 'Phone', max: 40 },
  ...customFieldNames.map((name) => ({
    wire: configuredFieldIds[name],
    label: formFields[name]?.label ?? name,
    max: formFields[name]?.rows ? LONG_TEXT : CUSTOM_TEXT,
  })),
  { wire: 'company', label: 'Company', max: 40 },
  { wire: 'city', label: 'City', max: 40 },
  { wire: 'state', label: 'State', max: 20 },
  { wire: 'description', label: 'Description', max: LONG_TEXT },
  { wire: 'lead_source', label: 'Lead source', max: 255 },
  { wire: 'Campaign_ID', label: 'Campaign', max: 18 },
];

/** Fields that address the lead and do not describe the person. */
export const envelopeFields: readonly FieldSpec[] = [
  { wire: 'oid', label: 'Organisation id', max: Infinity },
  { wire: 'recordType', label: 'Record type', max: Infinity },
  { wire: 'retURL', label: 'Return address', max: Infinity },
];

/**
 * Every field with a column of its own, in the order of the inbox and the CSV.
 * @param labels names of further custom fields, by their ids
 */
export const leadColumns = (labels: FieldLabels = {}): readonly FieldSpec[] => [
  ...formColumns,
  ...Object.entries(labels).map(([wire, label]) => ({ wire, label, max: CUSTOM_TEXT })),
];

const customFieldId = /^00N[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?$/;

/** The field with this wire name. Any well-formed custom field id is accepted; Salesforce ignores other names. */
export function findField(wire: string, labels: FieldLabels): FieldSpec | undefined {
  const known = [...leadColumns(labels), ...envelopeFields].find((field) => field.wire === wire);
  if (known) return known;
  return customFieldId.test(wire) ? { wire, label: `Custom field ${wire}`, max: LONG_TEXT } : undefined;
}
