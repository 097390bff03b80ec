import { customFieldIds as CUSTOM } from '../schemas/salesforce/ids.ts';

/** What a Web-to-Lead form may carry: wire name, a name people read, and the longest value Salesforce takes. */
export interface FieldSpec {
  readonly wire: string;
  readonly label: string;
  readonly max: number;
}

export { CUSTOM };

const LONG_TEXT = 32_000;
const CUSTOM_TEXT = 255;

const OWN_FIELDS: readonly FieldSpec[] = [
  { wire: 'first_name', label: 'First name', max: 40 },
  { wire: 'last_name', label: 'Last name', max: 80 },
  { wire: 'email', label: 'Email', max: 80 },
  { wire: 'phone', label: 'Phone', max: 40 },
  { wire: CUSTOM.message, label: 'Message', max: LONG_TEXT },
  { wire: CUSTOM.designation, label: 'Designation', max: CUSTOM_TEXT },
  { wire: CUSTOM.college_name, label: 'College name', max: CUSTOM_TEXT },
  { wire: CUSTOM.services, label: 'Services', max: CUSTOM_TEXT },
  { wire: CUSTOM.location, label: 'Location', max: CUSTOM_TEXT },
  { wire: 'company', label: 'Company', max: 40 },
  { wire: 'city', label: 'City', max: 40 },
  { wire: 'state', label: 'State', max: 20 },
  { wire: 'description', label: 'Description', max: LONG_TEXT },
  { wire: 'lead_source', label: 'Lead source', max: 255 },
  { wire: 'Campaign_ID', label: 'Campaign', max: 18 },
];

/** Custom fields that an administrator has made, and the most they hold. One sandbox runs in a process. */
let madeFields: readonly FieldSpec[] = [];

/** Gives custom fields names, by their ids. */
export function nameFields(labels: Readonly<Record<string, string>>): void {
  madeFields = Object.entries(labels).map(([wire, label]) => ({ wire, label, max: CUSTOM_TEXT }));
}

/** In the order the inbox and the CSV show them. */
export const leadFields = (): readonly FieldSpec[] => [...OWN_FIELDS, ...madeFields];

/** Whether a field says something about the lead rather than about the person. */
export const isAboutLead = (wire: string): boolean => madeFields.some((field) => field.wire === wire);

/** Fields that address the lead rather than describe the person. */
export const ENVELOPE_FIELDS: readonly FieldSpec[] = [
  { wire: 'oid', label: 'Organisation id', max: Infinity },
  { wire: 'recordType', label: 'Record type', max: Infinity },
  { wire: 'retURL', label: 'Return address', max: Infinity },
];

/** Parameters that steer the answer and never become part of the lead. */
export const CONTROL_PARAMETERS: readonly string[] = ['debug', 'debugEmail', 'encoding', 'orgId'];

const customField = /^00N[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?$/;

/** The rule for a wire name; any well-formed custom field id is accepted; undefined when it would be ignored. */
export function fieldSpec(wire: string): FieldSpec | undefined {
  const known = [...leadFields(), ...ENVELOPE_FIELDS].find((field) => field.wire === wire);
  if (known) return known;
  return customField.test(wire) ? { wire, label: `Custom field ${wire}`, max: LONG_TEXT } : undefined;
}
