/** The names of the settings, to find misspelt ones. */
import { extraFieldNames, type ExtraField } from './extras.ts';
import { customFields } from './wire.ts';

/** A field of the forms that has an id of its own in the CRM. */
export type FormField = keyof typeof customFields;
export const formFieldNames = Object.keys(customFields) as FormField[];

/** The variable that names the CRM's field for a value, such as VITE_CRM_FIELD_LEAD_ID. */
export const fieldVariable = (name: ExtraField | FormField): string => `VITE_CRM_FIELD_${name.toUpperCase()}`;

const settingNames = [
  'VITE_SITE_URL',
  'VITE_CRM_ENDPOINT',
  'VITE_CRM_OID',
  'VITE_CRM_RECORD_TYPE',
  'VITE_CRM_CONFIRMATION',
  'VITE_CRM_LEAD_SOURCE',
  'VITE_CRM_CAMPAIGN_ID',
  'VITE_ANALYTICS',
  ...[...formFieldNames, ...extraFieldNames].map(fieldVariable),
];
/** Vite sets this one itself. */
const foreignNames = ['VITE_USER_NODE_ENV'];

/** How many letters have to be changed, added or left out to get from one text to the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let line = 0; line < one.length; line += 1) {
    const next = [line + 1];
    for (let column = 0; column < other.length; column += 1) {
      const replaced = (row[column] ?? 0) + Number(one[line] !== other[column]);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * The variables that look like settings but are none, each as a sentence that says what to write instead.
 * @param names the names of all variables
 */
export function unknownSettings(names: readonly string[]): string[] {
  const known = new Set([...settingNames, ...foreignNames]);
  return names
    .filter((name) => name.startsWith('VITE_') && !known.has(name))
    .map((name) => {
      const [nearest = ''] = settingNames.toSorted((a, b) => distance(name, a) - distance(name, b));
      const hint =
        distance(name, nearest) <= name.length / 3
          ? `Did you mean ${nearest}?`
          : '.env.example lists all settings.';
      return `${name} is not a setting of this site. ${hint}`;
    });
}
