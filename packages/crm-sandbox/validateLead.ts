import { findField, type FieldLabels } from './fields.ts';
import type { Fields } from './lead.ts';

export interface Refusal {
  /** For the `is-processed` header, as Salesforce writes it. */
  readonly code: string;
  readonly reason: string;
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const isRecordId = (id: string) => id.length === 15 || id.length === 18;

/** Salesforce writes an id with 15 characters, or with 18 including a checksum. Both name the same record. */
const isSameId = (a: string, b: string) =>
  a === b || (isRecordId(a) && isRecordId(b) && a.slice(0, 15) === b.slice(0, 15));

/** Why Salesforce would refuse the lead; undefined when it would store it. */
export function validateLead(
  fields: Fields,
  organisationId: string,
  labels: FieldLabels,
): Refusal | undefined {
  const { oid = '', last_name = '', email = '' } = fields;
  if (oid === '') return { code: 'MISSING_OID', reason: 'The organisation id (oid) is missing.' };
  if (!isSameId(oid, organisationId))
    return { code: 'UNKNOWN_OID', reason: `The organisation id (oid) is not ${organisationId}.` };
  if (last_name.trim() === '')
    return { code: 'REQUIRED_FIELD_MISSING: last_name', reason: 'The last name is missing.' };
  for (const [wire, { length }] of Object.entries(fields)) {
    const field = findField(wire, labels);
    if (field && length > field.max)
      return {
        code: `STRING_TOO_LONG: ${wire}`,
        reason: `${field.label} is ${length} characters long; at most ${field.max} are allowed.`,
      };
  }
  if (email !== '' && !emailShape.test(email))
    return { code: 'INVALID_EMAIL_ADDRESS: email', reason: 'The email address is not valid.' };
  return undefined;
}
