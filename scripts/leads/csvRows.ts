import { closeSync, createReadStream, fstatSync, openSync, readSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { Problem } from './problem.ts';

export interface CsvRow {
  /** As a spreadsheet numbers it: the header is usually 1, a line break inside quotes starts no new row. */
  readonly number: number;
  readonly cells: readonly string[];
  /** Whether the row before held nothing. */
  readonly afterBlank: boolean;
}

// Many times the longest lead. Past this a quote was opened and never closed, and the rest of the file would be one row.
const LONGEST_ROW = 1_000_000;

const csvOptions = {
  bom: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  max_record_size: LONGEST_ROW,
};

const SAVE_AS_CSV = 'In the spreadsheet choose "Save as", then "CSV UTF-8 (comma delimited)".';
const workbookStarts = new Set(['504b0304', 'd0cf11e0']);

function refuseWorkbook(file: string): void {
  const handle = openSync(file, 'r');
  try {
    if (!fstatSync(handle).isFile()) return;
    const start = Buffer.alloc(4);
    readSync(handle, start, 0, 4, 0);
    if (workbookStarts.has(start.toString('hex')))
      throw new Problem(`${file} is a spreadsheet's own file, not CSV. ${SAVE_AS_CSV}`);
  } finally {
    closeSync(handle);
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file. Check the path',
  EISDIR: 'it is a folder. Give the CSV file in it',
  EACCES: 'reading it is not allowed. Check its permissions',
};

function problemWith(file: string, error: unknown, row: number): Problem {
  if (error instanceof Problem) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const text =
    error instanceof CsvError
      ? `${file} could not be read past row ${row}: look there for a quote that is opened and never closed. ${SAVE_AS_CSV}`
      : `${file} could not be read: ${reasons[code ?? ''] ?? message}.`;
  return new Problem(text, { cause: error });
}

/**
 * The rows of a CSV file that hold anything, one after the other and never all at once. UTF-8, or UTF-16 with a byte
 * order mark; lines may end in LF, CRLF or CR, mixed as well.
 * @throws Problem when the file cannot be read, or is not CSV
 */
export async function* csvRows(file: string): AsyncGenerator<CsvRow> {
  let number = 0;
  let afterBlank = false;
  try {
    refuseWorkbook(file);
    // Errors of both surface in the loop.
    const records: AsyncIterable<string[]> = pipeline(createReadStream(file), parse(csvOptions), () => {});
    for await (const cells of records) {
      number += 1;
      const blank = cells.every((cell) => cell === '');
      if (!blank) yield { number, cells, afterBlank };
      afterBlank = blank;
    }
  } catch (error) {
    throw problemWith(file, error, number);
  }
}
