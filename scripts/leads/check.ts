import { parseArgs } from 'node:util';
import { checkLead, formKinds, type FormKind } from '../../schemas/index.ts';
import { defaultKind, fieldsOf, findColumns, leadRow } from './columns.ts';
import { csvRows } from './read.ts';

const USAGE = `Usage: npm run check-leads FILE.csv [-- --kind ${formKinds.join('|')}], see docs/check-leads.md`;

/** A phone number that a spreadsheet has shortened: its last digits are lost. */
const shortenedNumber = /^\d(?:[.,]\d+)?E\+\d+$/i;

const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const shortEscapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const visible = (text: string) =>
  text.replace(invisible, (c) => shortEscapes[c] ?? `\\u{${(c.codePointAt(0) ?? 0).toString(16)}}`);

const excerpt = (text: string) => {
  const characters = Array.from(text);
  return visible(characters.length > 40 ? `${characters.slice(0, 40).join('')}…` : text);
};

const quoted = (headings: readonly string[]) =>
  [...new Set(headings)].map((heading) => `"${excerpt(heading)}"`).join(', ');

const separatorNames: Readonly<Record<string, string>> = { ',': 'comma', ';': 'semicolon', '\t': 'tab' };

const shown = (count: number) => count.toLocaleString('en-GB');

/** The file and the form that the arguments of `npm run check-leads` name. */
const requestOf = (args: string[]) => {
  const options = { kind: { type: 'string' } } as const;
  const { values: asked, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [file, another] = positionals;
  const kind = formKinds.find((known) => known === asked.kind);
  const isUnknown = asked.kind !== undefined && kind === undefined;
  if (!file || another || isUnknown) throw new Error(USAGE);
  return { file, kind };
};

const readTable = (file: string, kind: FormKind | undefined) => {
  const { rows: all, separator } = csvRows(file);
  const [{ cells: header } = { cells: [] }, ...rows] = all;
  const columns = findColumns(header);
  const form = kind ?? defaultKind(columns);
  const hasColumn = (field: string) => columns.places.has(field);
  if (!fieldsOf(form).some(hasColumn))
    throw new Error(
      `${file} has no column to check. Its first row is ${quoted(header.slice(0, 20)) || 'empty'}. It should hold the headings, with commas, semicolons or tabs between, such as Last Name, Email, Phone and Description. Insert a row of headings, or rename yours.`,
    );
  return {
    form,
    separator,
    header,
    rows,
    columns,
    found: fieldsOf(form).filter(hasColumn),
    missing: fieldsOf(form).filter((field) => !hasColumn(field)),
  };
};
type Table = ReturnType<typeof readTable>;

/** Problems of a row that come from the program that wrote the file. */
const exportProblems = (cells: readonly string[], { header, separator }: Table): string[] =>
  [
    cells.slice(header.length).some(Boolean) &&
      `more values than columns. A ${separatorNames[separator] ?? separator} outside quotes may have moved them`,
    cells.some((cell) => cell.includes('\uFFFD')) && 'characters were lost. Save the file as CSV UTF-8',
    cells.some((cell) => shortenedNumber.test(cell)) &&
      'a spreadsheet has shortened a number, such as 9.87E+09. Export it again with the column as text',
  ].filter((problem) => problem !== false);

const checkRows = (table: Table) => {
  const { form, header, rows, columns } = table;
  /** The numbers of the rows by note, and by field and rule. */
  const notes: Record<string, number[]> = {};
  const perRule: Record<string, number[]> = {};
  const faults: string[] = [];
  let isInFooter = false;
  let rowsRead = 0;
  for (const { number, cells, afterBlank } of rows) {
    const note = (text: string) => (notes[text] ??= []).push(number);
    // A Salesforce report ends with a blank row and rows of one cell: its name, a copyright note and its author. A
    // spreadsheet that saves it fills these rows with empty cells.
    const hasOneCell = cells.slice(1).every((cell) => cell === '');
    isInFooter = header.length > 1 && hasOneCell && (isInFooter || afterBlank);
    if (isInFooter) {
      note('left out as the footer of a Salesforce report');
      continue;
    }
    rowsRead += 1;
    exportProblems(cells, table).forEach(note);
    const values = leadRow(cells, columns, form);
    for (const { field, rule, message } of checkLead(form, values)) {
      (perRule[`${field} ${rule}`] ??= []).push(number);
      const value = excerpt(values[field] ?? '');
      faults.push(`Row ${number} | ${field} | ${rule} | ${visible(message)} | ${value}`);
    }
  }
  return { notes, perRule, faults, rowsRead };
};

const report = (
  { form, header, columns, found, missing }: Table,
  { notes, perRule, faults, rowsRead }: ReturnType<typeof checkRows>,
) => {
  const headingOf = (field: string) => visible(header[columns.places.get(field) ?? 0] ?? '');
  const faulty = new Set(Object.values(perRule).flat()).size;
  const ranked = Object.entries(perRule).toSorted(
    ([a, first], [b, second]) => second.length - first.length || (a < b ? -1 : 1),
  );
  const lines = [
    `Rules: ${form} (--kind chooses others)`,
    `Checked: ${found.map((field) => `${headingOf(field)} as ${field}`).join(', ')}`,
    missing.length > 0 && `Not checked, because the file has no such column: ${missing.join(', ')}`,
    columns.ignored.length > 0 && `Ignored columns: ${quoted(columns.ignored)}`,
    ...faults,
    ...Object.entries(notes).map(
      ([note, { length, 0: first }]) =>
        `Note on ${shown(length)} ${length === 1 ? 'row' : 'rows'}, first row ${first}: ${note}.`,
    ),
    `Rows read: ${shown(rowsRead)}`,
    `Rows clean: ${shown(rowsRead - faulty)}`,
    `Rows with faults: ${shown(faulty)}`,
    ranked.length > 0 && 'Faults by field and rule:',
    ...ranked.map(([name, { length }]) => `  ${shown(length).padStart(9)}  ${name}`),
  ];
  return `${lines.filter(Boolean).join('\n')}\n`;
};

/**
 * Checks the file that the arguments of `npm run check-leads` name.
 * @returns a line for each fault, between a description of the check and its summary
 * @throws Error when the file cannot be checked; the message says what to do
 */
export function checkLeads(args: string[]): { isClean: boolean; text: string } {
  const { file, kind } = requestOf(args);
  const table = readTable(file, kind);
  const result = checkRows(table);
  return { isClean: result.faults.length === 0, text: report(table, result) };
}
