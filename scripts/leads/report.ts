/** Where the faults go: the screen or a CSV file, with a summary at the end. */
import { closeSync, existsSync, openSync, realpathSync, writeSync } from 'node:fs';
import { toCsv } from '../../schemas/csv.ts';
import type { Fault } from '../../schemas/index.ts';
import { Problem, type CsvRow } from './csvRows.ts';

export type Print = (text: string) => Promise<void>;

export interface RowFault extends Fault {
  readonly row: number;
  readonly value: string;
}

const LONGEST_VALUE = 40;
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const shortEscapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Text on one line, with invisible characters escaped. */
export const visible = (text: string) =>
  text.replace(invisible, (c) => shortEscapes[c] ?? `\\u{${(c.codePointAt(0) ?? 0).toString(16)}}`);

const shortened = (value: string) => {
  const characters = Array.from(value);
  return characters.length > LONGEST_VALUE ? `${characters.slice(0, LONGEST_VALUE).join('')}…` : value;
};

const cellsOf = ({ row, field, rule, message, value }: RowFault) => [
  String(row),
  field,
  rule,
  visible(message),
  visible(shortened(value)),
];

/**
 * Prints each fault, or writes it to the CSV file `out`, which a spreadsheet opens without running formulas.
 * @throws Problem when `out` is the file to check or cannot be written
 */
export function openReport(print: Print, file: string, out: string | undefined) {
  if (out === undefined)
    return { add: (fault: RowFault) => print(`Row ${cellsOf(fault).join(' | ')}\n`), close: () => {} };
  if (existsSync(out) && realpathSync(out) === realpathSync(file))
    throw new Problem(`--out ${out} would overwrite the file to check. Give another name.`);
  try {
    const handle = openSync(out, 'w');
    writeSync(handle, toCsv([['Row', 'Field', 'Rule', 'Message', 'Value']]));
    const withoutMark = (csv: string) => csv.replace(/^\uFEFF/, '');
    return {
      add: async (fault: RowFault) => void writeSync(handle, withoutMark(toCsv([cellsOf(fault)]))),
      close: () => closeSync(handle),
    };
  } catch (error) {
    throw new Problem(`--out ${out} cannot be written: ${String(error)}. Give another place.`, {
      cause: error,
    });
  }
}

const shown = (count: number) => count.toLocaleString('en-GB');

/** Counts of a check, kept while the file streams past. */
export class Summary {
  private read = 0;
  private faulty = 0;
  private readonly perRule = new Map<string, number>();
  /** Rows by the text of a note, in the order of the notes. */
  private readonly notes = new Map<string, { rows: number; first: number }>();

  get clean(): boolean {
    return this.faulty === 0;
  }

  note(text: string, { number }: CsvRow): void {
    const { rows = 0, first = number } = this.notes.get(text) ?? {};
    this.notes.set(text, { rows: rows + 1, first });
  }

  add(row: CsvRow, width: number, faults: readonly RowFault[]): void {
    this.read += 1;
    if (faults.length > 0) this.faulty += 1;
    for (const { field, rule } of faults) {
      const name = `${field} ${rule}`;
      this.perRule.set(name, (this.perRule.get(name) ?? 0) + 1);
    }
    if (row.cells.slice(width).some(Boolean))
      this.note('more values than columns. A comma outside quotes may have moved them', row);
    if (row.cells.some((cell) => cell.includes('\uFFFD')))
      this.note('characters were lost. Save the file as CSV UTF-8', row);
  }

  /** The counts for people, the most frequent rule first. */
  text(): string {
    const ranked = [...this.perRule].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    return [
      ...[...this.notes].map(
        ([text, { rows, first }]) =>
          `Note on ${rows === 1 ? '1 row' : `${shown(rows)} rows`}, first row ${first}: ${text}.`,
      ),
      `Rows read: ${shown(this.read)}`,
      `Rows clean: ${shown(this.read - this.faulty)}`,
      `Rows with faults: ${shown(this.faulty)}`,
      ...(ranked.length > 0 ? ['Faults by field and rule:'] : []),
      ...ranked.map(([name, count]) => `  ${shown(count).padStart(9)}  ${name}`),
      '',
    ].join('\n');
  }
}
