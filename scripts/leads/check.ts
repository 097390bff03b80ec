import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CsvError, parse } from 'csv-parse/sync';
import { checkLead, formKinds, type FormKind } from '../../schemas/index.ts';
import { defaultKind, fieldsOf, findColumns, leadRow, type Columns } from './columns.ts';

const USAGE = `Usage: npm run check-leads FILE.csv [-- --kind ${formKinds.join('|')}]

Checks each lead of a CSV export by the rules of the site's forms.
  --kind  the form whose rules apply; by default the columns decide

Exit codes: 0 every row is clean, 1 faults were found, 2 the file could not be checked.
More: docs/check-leads.md
`;

const wrongUse = (problem: string) => new Error(`${problem}\n\n${USAGE}`);

function parseRequest(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    options: { kind: { type: 'string' } },
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  if (file === undefined) throw wrongUse('Which file? None was given.');
  if (others.length > 0)
    throw wrongUse(
      `One file at a time: got ${positionals.join(' and ')}. With npm, write -- before the first option.`,
    );
  const kind = formKinds.find((known) => known === values.kind);
  if (values.kind !== undefined && !kind) throw wrongUse(`--kind ${values.kind} is not a form.`);
  return { file, kind };
}

const SAVE_AS_CSV = 'In the spreadsheet choose "Save as", then "CSV UTF-8 (comma delimited)".';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file. Check the path.',
  EISDIR: 'it is a folder. Give the CSV file in it.',
};

/**
 * The rows of a CSV file, without empty ones, each with the number that a spreadsheet shows. UTF-8, or UTF-16 with a byte order mark; lines may end in LF, CRLF or CR.
 * @throws Error when the file cannot be read or is not CSV; the message says what to do
 */
function csvRows(file: string) {
  if (/\.(?:xlsx?|ods)$/i.test(file))
    throw new Error(`${file} is a spreadsheet's own file, not CSV. ${SAVE_AS_CSV}`);
  try {
    const records = parse(readFileSync(file), {
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      // Far beyond the longest lead: a longer row means that a quote was never closed.
      max_record_size: 1_000_000,
    });
    const isBlank = (cells: readonly string[] = ['?']) => cells.every((cell) => cell === '');
    return records
      .map((cells, index) => ({ number: index + 1, cells, afterBlank: isBlank(records[index - 1]) }))
      .filter(({ cells }) => !isBlank(cells));
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const row = error instanceof CsvError ? String(error['records']) : '';
    throw new Error(
      row
        ? `${file} could not be read past row ${row}: look there for a quote that is opened and never closed. ${SAVE_AS_CSV}`
        : `${file} could not be read: ${reasons[code] ?? message}`,
      { cause: error },
    );
  }
}

const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const shortEscapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Text on one line, with invisible characters escaped. */
const visible = (text: string) =>
  text.replace(invisible, (c) => shortEscapes[c] ?? `\\u{${(c.codePointAt(0) ?? 0).toString(16)}}`);

const shortened = (text: string) => {
  const characters = Array.from(text);
  return visible(characters.length > 40 ? `${characters.slice(0, 40).join('')}…` : text);
};

const quoted = (headings: readonly string[]) =>
  [...new Set(headings)].map((heading) => `"${shortened(heading)}"`).join(', ');

/** Which columns are checked by which rules. */
function opening(header: readonly string[], columns: Columns, form: FormKind): string[] {
  const missing = fieldsOf(form).filter((field) => !columns.places.has(field));
  const checked = fieldsOf(form).flatMap((field) => {
    const heading = header[columns.places.get(field) ?? -1];
    return heading === undefined ? [] : [`${visible(heading)} as ${field}`];
  });
  return [
    `Rules: ${form} (--kind chooses others)`,
    `Checked: ${checked.join(', ')}`,
    ...(missing.length > 0
      ? [`Not checked, because the file has no such column: ${missing.join(', ')}`]
      : []),
    ...(columns.ignored.length > 0 ? [`Ignored columns: ${quoted(columns.ignored)}`] : []),
  ];
}

/** Counts texts, with the row that had each first. */
class Counts extends Map<string, { count: number; first: number }> {
  add(text: string, row: number): void {
    const { count = 0, first = row } = this.get(text) ?? {};
    this.set(text, { count: count + 1, first });
  }
}
const shown = (count: number) => count.toLocaleString('en-GB');

/**
 * Checks the file that the arguments of `npm run check-leads` name.
 * @returns a line for each fault, between a description of the check and its summary
 * @throws Error when the file cannot be checked; the message says what to do
 */
export function checkLeads(args: string[]): { isClean: boolean; text: string } {
  const { file, kind } = parseRequest(args);
  const [top, ...rows] = csvRows(file);
  if (!top) throw new Error(`${file} is empty. Export the leads again, with their headings.`);
  const header = top.cells;
  const columns = findColumns(header);
  const form = kind ?? defaultKind(columns);
  if (!fieldsOf(form).some((field) => columns.places.has(field)))
    throw new Error(
      `${file} has no column to check. Its first row is ${quoted(header.slice(0, 20))}. It should hold the headings, with commas between, such as Last Name, Email, Phone and Description.`,
    );

  const notes = new Counts();
  const perRule = new Counts();
  const faultyRows = new Set<number>();
  const faults: string[] = [];
  let footer = false;
  let read = 0;
  for (const { number, cells, afterBlank } of rows) {
    // A Salesforce report ends with a blank row and rows of one cell: its name, a copyright, its author.
    footer = header.length > 1 && cells.length === 1 && (footer || afterBlank);
    if (footer) {
      notes.add('left out as the footer of a Salesforce report', number);
      continue;
    }
    read += 1;
    if (cells.slice(header.length).some(Boolean))
      notes.add('more values than columns. A comma outside quotes may have moved them', number);
    if (cells.some((cell) => cell.includes('\uFFFD')))
      notes.add('characters were lost. Save the file as CSV UTF-8', number);
    const values = leadRow(cells, columns, form);
    for (const { field, rule, message } of checkLead(form, values)) {
      faultyRows.add(number);
      perRule.add(`${field} ${rule}`, number);
      faults.push(
        `Row ${number} | ${field} | ${rule} | ${visible(message)} | ${shortened(values[field] ?? '')}`,
      );
    }
  }
  const ranked = [...perRule].toSorted(([a, m], [b, n]) => n.count - m.count || (a < b ? -1 : 1));
  const text = [
    ...opening(header, columns, form),
    ...faults,
    ...[...notes].map(
      ([note, { count, first }]) =>
        `Note on ${shown(count)} ${count === 1 ? 'row' : 'rows'}, first row ${first}: ${note}.`,
    ),
    `Rows read: ${shown(read)}`,
    `Rows clean: ${shown(read - faultyRows.size)}`,
    `Rows with faults: ${shown(faultyRows.size)}`,
    ...(ranked.length > 0 ? ['Faults by field and rule:'] : []),
    ...ranked.map(([name, { count }]) => `  ${shown(count).padStart(9)}  ${name}`),
    '',
  ];
  return { isClean: faults.length === 0, text: text.join('\n') };
}
