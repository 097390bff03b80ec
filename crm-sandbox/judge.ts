import { fieldSpec } from './fields.ts';
import type { Fields } from './lead.ts';

/** Why a post became no lead: `code` goes into the response header, `reason` is for people. */
export interface Refusal {
  readonly code: string;
  readonly reason: string;
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const isRecordId = (id: string) => id.length === 15 || id.length === 18;

/** Salesforce writes an id with 15 characters, or with 18 when a check part is added; both name the same thing. */
function sameId(given: string, expected: string): boolean {
  if (!isRecordId(given) || !isRecordId(expected)) return given === expected;
  return given.slice(0, 15) === expected.slice(0, 15);
}

function judgeOrganisation(oid: string, organisationId: string): Refusal | undefined {
  if (oid === '') return { code: 'MISSING_OID', reason: 'The organisation id (oid) is missing.' };
  if (sameId(oid, organisationId)) return undefined;
  return { code: 'UNKNOWN_OID', reason: `The organisation id (oid) is not ${organisationId}.` };
}

function judgeLengths(fields: Fields): Refusal | undefined {
  for (const [wire, value] of Object.entries(fields)) {
    const spec = fieldSpec(wire);
    if (spec && value.length > spec.max) {
      const reason = `${spec.label} is ${value.length} characters long; at most ${spec.max} are allowed.`;
      return { code: `STRING_TOO_LONG: ${wire}`, reason };
    }
  }
  return undefined;
}

/** The reason a post is refused, or undefined when it is to be stored. */
export function judge(fields: Fields, organisationId: string): Refusal | undefined {
  const outsider = judgeOrganisation(fields.oid ?? '', organisationId);
  if (outsider) return outsider;
  if ((fields.last_name ?? '').trim() === '')
    return { code: 'REQUIRED_FIELD_MISSING: last_name', reason: 'The last name is missing.' };
  const overlong = judgeLengths(fields);
  if (overlong) return overlong;
  const { email = '' } = fields;
  if (email !== '' && !emailShape.test(email))
    return { code: 'INVALID_EMAIL_ADDRESS: email', reason: 'The email address is not valid.' };
  return undefined;
}
