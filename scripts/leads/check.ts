import { checkLead, type FormKind } from '../../schemas/index.ts';
import { findColumns, type Columns } from './columns.ts';
import { csvRows, type CsvRow } from './csvRows.ts';
import { visible, type FaultLine } from './faultLine.ts';
import { defaultKind, fieldsOf, kindOfRow, leadRow } from './leadRows.ts';
import { Problem } from './problem.ts';
import { csvReport, screenReport, type Print, type Report } from './report.ts';
import type { Request } from './request.ts';
import { Summary } from './summary.ts';

const quoted = (headings: readonly string[]) =>
  [...new Set(headings)].map((heading) => `"${visible(heading.slice(0, 40))}"`).join(', ');

function usable(file: string, header: readonly string[], kind: FormKind | undefined): Columns {
  const columns = findColumns(header);
  const wanted = fieldsOf(kind ?? defaultKind(columns));
  if (wanted.some((field) => columns.places.has(field))) return columns;
  throw new Problem(
    `${file} has no column to check. Its first row is ${quoted(header.slice(0, 20))}. It should hold the headings, with commas between, such as Last Name, Email, Phone and Description.`,
  );
}

/** What is about to be checked, before the first fault. */
function opening(header: readonly string[], columns: Columns, kind: FormKind | undefined): string {
  const form = kind ?? defaultKind(columns);
  const byRow = kind === undefined && columns.places.has('form');
  const fields = fieldsOf(form);
  const checked = fields.flatMap((field) => {
    const heading = header[columns.places.get(field) ?? -1];
    return heading === undefined ? [] : [`${visible(heading)} as ${field}`];
  });
  const missing = fields.filter((field) => !columns.places.has(field));
  const { ignored } = columns;
  return [
    `Rules: ${byRow ? `of the form each row names, else ${form}` : form}${kind ? '' : ' (by the columns; --kind overrides)'}`,
    `Checked: ${checked.join(', ')}`,
    ...(missing.length > 0 ? [`Not checked, since the file has no such column: ${missing.join(', ')}`] : []),
    ...(ignored.length > 0 ? [`Ignored columns: ${quoted(ignored)}`] : []),
    '',
  ].join('\n');
}

function faultsOf(row: CsvRow, columns: Columns, kind: FormKind): FaultLine[] {
  const values = leadRow(row, columns, kind);
  return checkLead(kind, values).map((fault) => ({
    ...fault,
    row: row.number,
    value: values[fault.field] ?? '',
  }));
}

/** The rows after the header, each to the summary and, when faulty, to the report. */
async function checkRows(
  rows: AsyncIterable<CsvRow>,
  width: number,
  faults: (row: CsvRow) => FaultLine[],
  report: Report,
): Promise<Summary> {
  const summary = new Summary();
  let ended = false;
  for await (const row of rows) {
    // Salesforce ends a report with a blank row and a few rows of one cell: its name, a copyright, who made it.
    ended = width > 1 && row.cells.length === 1 && (ended || row.afterBlank);
    if (ended) {
      summary.skip(row);
    } else {
      const lines = faults(row);
      if (lines.length > 0) await report.add(lines);
      summary.add(row, width, lines);
    }
  }
  return summary;
}

/**
 * Checks a file row by row and prints what it finds.
 * @returns whether every row is clean
 * @throws Problem when the file cannot be checked
 */
export async function check({ file, kind, out }: Request, print: Print): Promise<boolean> {
  const rows = csvRows(file);
  const first = await rows.next();
  if (first.done) throw new Problem(`${file} is empty. Export the leads again, with their headings.`);
  const header = first.value.cells;
  const columns = usable(file, header, kind);
  const report = out === undefined ? screenReport(print) : csvReport(out, file);
  try {
    await print(opening(header, columns, kind));
    const otherwise = defaultKind(columns);
    const faults = (row: CsvRow) => faultsOf(row, columns, kind ?? kindOfRow(row, columns, otherwise));
    const summary = await checkRows(rows, header.length, faults, report);
    await print(summary.text());
    return summary.clean;
  } finally {
    report.close();
  }
}
