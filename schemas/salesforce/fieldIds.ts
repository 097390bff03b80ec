/** `VITE_CRM_FIELDS`: the ids of the lead fields, such as `message=00N5g0000000013,services=00N5g0000000015`. */
import { mapNames } from '../mapNames.ts';
import { nearestName, type Variables } from '../settingNames.ts';
import { extraFieldNames, type ExtraField } from './extras.ts';
import { customFieldIds, customFieldNames, type CustomField, type CustomFieldIds } from './ids.ts';

/** A lead field that has an id in Salesforce instead of a name. */
export type FieldName = CustomField | ExtraField;

export const fieldNames: readonly FieldName[] = [...customFieldNames, ...extraFieldNames];

export const FIELDS_SETTING = 'VITE_CRM_FIELDS';

/** How messages name the id of one field. */
export const fieldSetting = (name: FieldName): string => `${name} in ${FIELDS_SETTING}`;

const isFieldName = (name: string): name is FieldName => fieldNames.some((known) => known === name);

function unknownField(name: string): string {
  const nearest = nearestName(name, fieldNames);
  const hint = nearest ? `Did you mean ${nearest}?` : `The fields are ${fieldNames.join(', ')}.`;
  return `${FIELDS_SETTING} names “${name}”, which is not a field. ${hint}`;
}

/**
 * Reads the list. Commas or white space separate its parts; one such as `form=` counts as unset.
 * @returns the ids that are set, not yet checked, and what is wrong with the list itself, each as a sentence
 */
export function listedFieldIds(env: Variables): {
  ids: Partial<Record<FieldName, string>>;
  mistakes: string[];
} {
  const ids: Partial<Record<FieldName, string>> = {};
  const mistakes: string[] = [];
  for (const part of (env[FIELDS_SETTING] ?? '').split(/[\s,]+/).filter(Boolean)) {
    const [name = '', id, ...more] = part.split('=');
    if (id === undefined || more.length > 0)
      mistakes.push(
        `${FIELDS_SETTING} has “${part}”, which is not a name with an id. It should be a list such as message=00N…,services=00N….`,
      );
    else if (!isFieldName(name)) mistakes.push(unknownField(name));
    else if (ids[name]) mistakes.push(`${FIELDS_SETTING} names ${name} twice.`);
    else if (id) ids[name] = id;
  }
  return { ids, mistakes };
}

/** These ids as the setting lists them. */
export const fieldList = (ids: Partial<Record<FieldName, string>>): string =>
  Object.entries(ids)
    .map((pair) => pair.join('='))
    .join(',');

/**
 * The ids of the forms' own fields.
 * @param toSandbox whether the sandbox's ids stand for those that are not set
 */
export function formFieldIds(env: Variables, toSandbox: boolean): CustomFieldIds {
  const { ids } = listedFieldIds(env);
  return mapNames(customFieldNames, (name) => ids[name] ?? (toSandbox ? customFieldIds[name] : ''));
}
