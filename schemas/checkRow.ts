import { firstFailure } from './ordered.ts';
import { formRules, type FieldRules } from './registry.ts';

/** A form that leads come from: the lead forms, the contact page or the newsletter. */
export type LeadKind = keyof typeof formRules;

/** What is wrong with one field: its key, the id of the first rule that fails, and what that form says on submit. */
export interface Fault {
  readonly field: string;
  readonly rule: string;
  readonly message: string;
}

/** Values by field key. Keys that the form does not have are ignored. */
export type LeadRow = Readonly<Record<string, string | undefined>>;

const tables: Readonly<Record<LeadKind, Readonly<Record<string, FieldRules>>>> = formRules;

/** The keys of the fields that a form has rules for, in the order on screen. */
export function fieldsOf(kind: LeadKind): readonly string[] {
  return Object.keys(tables[kind]);
}

/**
 * Holds a lead that was stored earlier to the rules its form has on submit. Reads nothing, changes nothing, never
 * throws for strings of any content.
 *
 * Unlike `leadSchema`, which takes an absent field for an empty one, a field that `row` does not have is not checked:
 * an export need not have every column. Consent is no field here, since it never travels.
 * @param kind the form the lead came from
 * @param row the values as stored; a field is checked when it is a string, the empty string included
 * @returns at most one fault for each field, in the order of the fields on screen; none for a clean lead
 */
export function checkLead(kind: LeadKind, row: LeadRow): Fault[] {
  return Object.entries(tables[kind]).flatMap(([field, { submit }]) => {
    const value = row[field];
    const failure = value === undefined ? undefined : firstFailure(submit, value);
    return failure ? [{ field, rule: failure.rule.id, message: failure.message }] : [];
  });
}
