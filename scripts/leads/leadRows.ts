import { FORM_LABELS } from '../../crm-sandbox/lead.ts';
import { fieldsOf, fixedValues, type LeadKind, type LeadRow } from '../../schemas/index.ts';
import type { Columns } from './columns.ts';
import type { CsvRow } from './csvRows.ts';

// Writers of CSV put an apostrophe before what a spreadsheet would run as a formula. It is not the visitor's.
const guarded = /^'(?=[\t\r]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;

/** What stands in a lead for details that nobody gave. Only the contact page lets visitors leave these out. */
const standIns: Readonly<Record<string, string>> = { email: fixedValues.email, phone: fixedValues.phone };

const kinds = ['lead', 'contact', 'subscribe'] as const satisfies readonly LeadKind[];
const kindOfForm = new Map<string, LeadKind>(kinds.map((kind) => [FORM_LABELS[kind], kind]));

const contactOnly = fieldsOf('contact').filter((field) => !fieldsOf('lead').includes(field));

/** The form whose rules hold when nobody says: the contact page's as soon as one of its own questions has a column. */
export function defaultKind({ places }: Columns): LeadKind {
  return contactOnly.some((field) => places.has(field)) ? 'contact' : 'lead';
}

/** A cell by field. A row that ends early is empty from there on, as in a spreadsheet. */
function cellOf(row: CsvRow, { places }: Columns, field: string): string | undefined {
  const place = places.get(field);
  return place === undefined ? undefined : (row.cells[place] ?? '').replace(guarded, '');
}

/** The form a row came from, by its own Form column where it has one. */
export function kindOfRow(row: CsvRow, columns: Columns, otherwise: LeadKind): LeadKind {
  return kindOfForm.get(cellOf(row, columns, 'form') ?? '') ?? otherwise;
}

/** The values of a row, as they were before they became a lead and then a line of CSV. */
export function leadRow(row: CsvRow, columns: Columns, kind: LeadKind): LeadRow {
  const values = fieldsOf(kind).map((field): [string, string | undefined] => {
    const value = cellOf(row, columns, field);
    return [field, kind === 'contact' && value !== undefined && value === standIns[field] ? '' : value];
  });
  return Object.fromEntries(values);
}
