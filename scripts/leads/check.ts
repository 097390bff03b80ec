import { inspect, parseArgs } from 'node:util';
import { checkLead, formKinds, type FormKind } from '../../schemas/index.ts';
import { findColumns, type Columns } from './columns.ts';
import { csvRows, Problem } from './csvRows.ts';
import { defaultKind, fieldsOf, kindOfRow, leadRow } from './leadRows.ts';
import { openReport, Summary, visible, type Print } from './report.ts';

const USAGE = `Usage: npm run check-leads FILE.csv [-- --kind ${formKinds.join('|')}] [--out REPORT.csv]

Checks each lead of a CSV export by the rules of the site's forms.
  --kind  the form whose rules apply; by default the columns decide
  --out   writes the faults to a CSV file instead of the screen

Exit codes: 0 every row is clean, 1 faults were found, 2 the file could not be checked.
More: docs/check-leads.md
`;

const options = {
  kind: { type: 'string' },
  out: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const parsed = (args: string[]) => {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n\n${USAGE}`, { cause: error });
  }
};

function parseRequest(args: string[]) {
  const { values, positionals } = parsed(args);
  if (values.help) return undefined;
  const [file, ...others] = positionals;
  if (file === undefined) throw new Problem(`Which file? None was given.\n\n${USAGE}`);
  if (others.length > 0)
    throw new Problem(
      `One file at a time: got ${positionals.join(' and ')}. With npm, write -- before the first option.\n\n${USAGE}`,
    );
  const kind = formKinds.find((known) => known === values.kind);
  if (values.kind !== undefined && !kind)
    throw new Problem(`--kind ${values.kind} is not a form. Give one of: ${formKinds.join(', ')}.`);
  return { file, kind, out: values.out };
}

const quoted = (headings: readonly string[]) =>
  [...new Set(headings)].map((heading) => `"${visible(heading.slice(0, 40))}"`).join(', ');

/** Printed before the first fault: which columns are checked by which rules. */
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
    missing.length > 0 && `Not checked, because the file has no such column: ${missing.join(', ')}`,
    ignored.length > 0 && `Ignored columns: ${quoted(ignored)}`,
  ]
    .flatMap((line) => (line ? `${line}\n` : []))
    .join('');
}

type Request = NonNullable<ReturnType<typeof parseRequest>>;

/** Returns whether every row is clean. */
async function check({ file, kind, out }: Request, print: Print): Promise<boolean> {
  const rows = csvRows(file);
  const first = await rows.next();
  if (first.done) throw new Problem(`${file} is empty. Export the leads again, with their headings.`);
  const header = first.value.cells;
  const columns = findColumns(header);
  const otherwise = kind ?? defaultKind(columns);
  if (!fieldsOf(otherwise).some((field) => columns.places.has(field)))
    throw new Problem(
      `${file} has no column to check. Its first row is ${quoted(header.slice(0, 20))}. It should hold the headings, with commas between, such as Last Name, Email, Phone and Description.`,
    );
  const report = openReport(print, file, out);
  const summary = new Summary();
  try {
    await print(opening(header, columns, kind));
    let ended = false;
    for await (const row of rows) {
      // A Salesforce report ends with a blank row and rows of one cell: its name, a copyright, its author.
      ended = header.length > 1 && row.cells.length === 1 && (ended || row.afterBlank);
      if (ended) {
        summary.note('left out as the footer of a Salesforce report', row);
        continue;
      }
      const form = kind ?? kindOfRow(row, columns, otherwise);
      const values = leadRow(row, columns, form);
      const where = { row: row.number };
      const faults = checkLead(form, values).map((fault) => ({
        ...fault,
        ...where,
        value: values[fault.field] ?? '',
      }));
      for (const fault of faults) await report.add(fault);
      summary.add(row, header.length, faults);
    }
    await print(summary.text());
    return summary.clean;
  } finally {
    report.close();
  }
}

/** Runs `npm run check-leads` with its arguments. Returns the exit code; see the usage. */
export async function checkLeads(
  args: string[],
  print: Print,
  printError: (text: string) => void,
): Promise<number> {
  try {
    const request = parseRequest(args);
    if (request) return (await check(request, print)) ? 0 : 1;
    await print(USAGE);
    return 0;
  } catch (error) {
    // Never 1, which would say that the file was checked.
    printError(error instanceof Problem ? error.message : inspect(error));
    return 2;
  }
}
