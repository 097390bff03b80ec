import { isSameId } from '../../schemas/salesforce/recordId.ts';
import { findField, type FieldLabels } from './fields.ts';
import type { FieldValues } from './lead.ts';

export interface Refusal {
  /** For the `is-processed` header, as Salesforce writes it. */
  readonly code: string;
  readonly reason: string;
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Why Salesforce would refuse the lead; undefined when it would store it. */
export function validateLead(
  fields: FieldValues,
  organisationId: string,
  labels: FieldLabels,
): Refusal | undefined {
  const { oid = '', last_name = '' } = fields;
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
  const { email = '' } = fields;
  if (email !== '' && !emailShape.test(email))
    return { code: 'INVALID_EMAIL_ADDRESS: email', reason: 'The email address is not valid.' };
  return undefined;
}
