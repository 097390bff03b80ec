import { formLabels } from '../../schemas/csv.ts';
import { formKinds, forms, placeholders, type FormKind, type LeadRow } from '../../schemas/index.ts';
import type { Columns } from './columns.ts';
import type { CsvRow } from './csvRows.ts';

// CSV writers put an apostrophe before text that a spreadsheet would run as a formula. It is not the visitor's.
const guarded = /^'(?=[\t\r]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;

const kindOfForm = new Map<string, FormKind>(formKinds.map((kind) => [formLabels[kind], kind]));

/** The names of a form's fields, in the order on screen. */
export const fieldsOf = (kind: FormKind): readonly string[] => Object.keys(forms[kind]);

const contactOnly = fieldsOf('contact').filter((field) => !fieldsOf('lead').includes(field));

/** The form whose rules apply by default: the contact page, as soon as one of its own fields has a column. */
export function defaultKind({ places }: Columns): FormKind {
  return contactOnly.some((field) => places.has(field)) ? 'contact' : 'lead';
}

/** A cell by field. A row that ends early is empty from there on, as in a spreadsheet. */
function cellOf(row: CsvRow, { places }: Columns, field: string): string | undefined {
  const place = places.get(field);
  return place === undefined ? undefined : (row.cells[place] ?? '').replace(guarded, '');
}

/** The form a row came from, by its own Form column where it has one. */
export function kindOfRow(row: CsvRow, columns: Columns, otherwise: FormKind): FormKind {
  return kindOfForm.get(cellOf(row, columns, 'form') ?? '') ?? otherwise;
}

/** The values of a row, as they were before they became a lead and then a line of CSV. */
export function leadRow(row: CsvRow, columns: Columns, kind: FormKind): LeadRow {
  const values = fieldsOf(kind).map((field): [string, string | undefined] => {
    const value = cellOf(row, columns, field);
    const isLeftOut = forms[kind][field]?.optional && value === placeholders[field];
    return [field, isLeftOut ? '' : value];
  });
  return Object.fromEntries(values);
}
