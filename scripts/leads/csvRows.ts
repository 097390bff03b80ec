import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';

/** The file cannot be checked. The message says why and what to do. */
export class Problem extends Error {
  override name = 'Problem';
}

export interface CsvRow {
  /** The number a spreadsheet shows. */
  readonly number: number;
  readonly cells: readonly string[];
  /** Whether the row before is empty. */
  readonly afterBlank: boolean;
}

const csvOptions = {
  bom: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  // Far beyond the longest lead: a longer row means that a quote was never closed.
  max_record_size: 1_000_000,
};

const SAVE_AS_CSV = 'In the spreadsheet choose "Save as", then "CSV UTF-8 (comma delimited)".';

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
 * Streams the rows of a CSV file, without empty ones. UTF-8, or UTF-16 with a byte order mark; lines may end in LF, CRLF
 * or CR.
 * @throws Problem when the file cannot be read or is not CSV
 */
export async function* csvRows(file: string): AsyncGenerator<CsvRow> {
  let number = 0;
  let afterBlank = false;
  try {
    if (/\.(?:xlsx?|ods)$/i.test(file))
      throw new Problem(`${file} is a spreadsheet's own file, not CSV. ${SAVE_AS_CSV}`);
    // The loop receives the errors of both streams.
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
