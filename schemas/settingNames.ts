/** Environment variables; an empty one counts as unset. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** The number of letters to change, add or remove to get from one text to the other. */
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

/** The name that a mistyped one was probably meant to be, if any of them is near. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const [nearest = ''] = names.toSorted((a, b) => distance(name, a) - distance(name, b));
  return distance(name, nearest) <= name.length / 3 ? nearest : undefined;
}

/** The settings of earlier versions began like this. */
const EARLIER_FIELD = 'VITE_CRM_FIELD_';

/** Set by Vite itself. */
const foreignNames = ['VITE_USER_NODE_ENV'];

/**
 * The variables that look like settings of this site and are not, each as a sentence that says what to write instead.
 * @param names the names of all variables
 * @param settings the names of all settings
 */
export function unknownSettings(names: readonly string[], settings: readonly string[]): string[] {
  const known = new Set([...settings, ...foreignNames]);
  return names
    .filter((name) => name.startsWith('VITE_') && !known.has(name))
    .map((name) => {
      if (name.startsWith(EARLIER_FIELD)) {
        const field = name.slice(EARLIER_FIELD.length).toLowerCase();
        return `${name} is not a setting of this site. Its id is a part of VITE_CRM_FIELDS now: ${field}=00N….`;
      }
      const nearest = nearestName(name, settings);
      const hint = nearest ? `Did you mean ${nearest}?` : '.env.example lists all settings.';
      return `${name} is not a setting of this site. ${hint}`;
    });
}
