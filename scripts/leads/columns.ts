import { customFieldIds, forms, wireName } from '../../schemas/index.ts';

/**
 * Headings by field, best first: its name, its Salesforce id, the labels of Salesforce's reports and those of our forms,
 * which the sandbox's CSV has, too.
 */
const headings: Record<string, string[]> = { form: ['Form'] };
for (const [name, { label, headings: others = [] }] of Object.values(forms).flatMap(Object.entries)) {
  headings[name] = [...(headings[name] ?? [name, wireName(name, customFieldIds)]), ...others, label];
}

/** "Last Name", "last_name", "LastName" and "Last_Name__c" are one heading. */
const plain = (heading: string) =>
  heading
    .trim()
    .replace(/__c$/i, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

export interface Columns {
  /** The column of each field. */
  readonly places: ReadonlyMap<string, number>;
  /** Headings that no field was found for. */
  readonly ignored: readonly string[];
}

/** Finds the fields in the first row of a file. The first of two equal headings counts; the other is ignored. */
export function findColumns(header: readonly string[]): Columns {
  const plainHeader = header.map(plain);
  const places = new Map<string, number>();
  for (const [field, known] of Object.entries(headings)) {
    const place = known.map((heading) => plainHeader.indexOf(plain(heading))).find((found) => found >= 0);
    if (place !== undefined) places.set(field, place);
  }
  const used = new Set(places.values());
  return { places, ignored: header.filter((heading, place) => heading.trim() !== '' && !used.has(place)) };
}
