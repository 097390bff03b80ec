import { pasted } from './fields/field.ts';
import { fieldsByForm, type FormKind } from './forms.ts';
import { firstFailure } from './ruleTable.ts';

/** The first broken rule of one field: the field's name, the rule's id and its message on submit. */
export interface Fault {
  readonly field: string;
  readonly rule: string;
  readonly message: string;
}

/** Values by field name. */
export type LeadRow = Readonly<Record<string, string | undefined>>;

/**
 * Checks a stored lead by the rules that its form has on submit, after the tidying of a pasted text. Unlike `leadForm`, it
 * does not check absent fields, because an export need not have every column. Never throws, whatever the strings hold.
 * @param kind the form that the lead came from
 * @param row the stored values; a field is checked when it is a string, even an empty one. Other names are ignored.
 * @returns at most one fault for each field, in the order on screen
 */
export function checkLead(kind: FormKind, row: LeadRow): Fault[] {
  return Object.entries(fieldsByForm[kind]).flatMap(([field, spec]) => {
    const value = row[field];
    const failure = value === undefined ? undefined : firstFailure(spec.rules, pasted(spec, value).value);
    return failure ? [{ field, rule: failure.rule.id, message: failure.message }] : [];
  });
}
