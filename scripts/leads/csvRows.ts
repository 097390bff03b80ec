import { readFileSync } from 'node:fs';
import { CsvError, parse } from 'csv-parse/sync';

export interface CsvRow {
  /** The number a spreadsheet shows. */
  readonly number: number;
  readonly cells: readonly string[];
  /** Whether the row before is empty. */
  readonly afterBlank: boolean;
}

const SAVE_AS_CSV = 'In the spreadsheet choose "Save as", then "CSV UTF-8 (comma delimited)".';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file. Check the path.',
  EISDIR: 'it is a folder. Give the CSV file in it.',
};

/**
 * The rows of a CSV file, without empty ones. UTF-8, or UTF-16 with a byte order mark; lines may end in LF, CRLF or CR.
 * @throws Error when the file cannot be read or is not CSV; the message says what to do
 */
export function csvRows(file: string): CsvRow[] {
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
