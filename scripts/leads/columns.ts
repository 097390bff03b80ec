import { formLabels } from '../../schemas/csv.ts';
import {
  customFieldIds,
  formKinds,
  forms,
  placeholders,
  wireName,
  type FormKind,
  type LeadRow,
} from '../../schemas/index.ts';

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

// CSV writers put an apostrophe before text that a spreadsheet would run as a formula. It is not the visitor's.
const guarded = /^'(?=[\t\r]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;

/** The names of a form's fields, in the order on screen. */
export const fieldsOf = (kind: FormKind): readonly string[] => Object.keys(forms[kind]);

const contactOnly = fieldsOf('contact').filter((field) => !fieldsOf('lead').includes(field));

/** The form whose rules apply by default: the contact page, as soon as one of its own fields has a column. */
export const defaultKind = ({ places }: Columns): FormKind =>
  contactOnly.some((field) => places.has(field)) ? 'contact' : 'lead';

/** A cell by field. A row that ends early is empty from there on, as in a spreadsheet. */
function cellOf(cells: readonly string[], { places }: Columns, field: string): string | undefined {
  const place = places.get(field);
  return place === undefined ? undefined : (cells[place] ?? '').replace(guarded, '');
}

/** The form a row came from, by its own Form column where it has one. */
export const kindOfRow = (cells: readonly string[], columns: Columns): FormKind | undefined =>
  formKinds.find((kind) => formLabels[kind] === cellOf(cells, columns, 'form'));

/** The values of a row, as they were before they became a lead and then a line of CSV. */
export const leadRow = (cells: readonly string[], columns: Columns, kind: FormKind): LeadRow =>
  Object.fromEntries(
    fieldsOf(kind).map((field): [string, string | undefined] => {
      const value = cellOf(cells, columns, field);
      const isLeftOut = forms[kind][field]?.optional && value === placeholders[field];
      return [field, isLeftOut ? '' : value];
    }),
  );
