/** Reads an exported file from any program. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { CsvError, parse } from 'csv-parse/sync';

export interface CsvRow {
  /** The row's number in a spreadsheet. */
  number: number;
  cells: string[];
  afterBlank: boolean;
}

const SAVE_AS = 'Open it in the spreadsheet, choose "Save as", then "CSV UTF-8 (comma delimited)".';

/** Files that are not CSV, by their first bytes. */
const others: [beginning: RegExp, name: string][] = [
  [/^PK[^ -~]{2}|^ÐÏ/, `a spreadsheet's own file, not CSV. ${SAVE_AS}`],
  [
    /^\s*<(?:!doctype|html|table|\?xml)/i,
    `a web page, not CSV; some programs export this as .xls. ${SAVE_AS}`,
  ],
  [/^%PDF/, 'a PDF, not CSV. Export the leads again and choose CSV.'],
  [/^\s*[[{]\s*[{"[]/, 'JSON, not CSV. Export the leads again and choose CSV.'],
];

/** UTF-16 has a zero in each pair of bytes of a Latin letter, always on the same side. */
function encodingOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 200);
  const zerosAt = (side: number) => start.filter((byte, place) => byte === 0 && place % 2 === side).length;
  if (zerosAt(1) > start.length / 4) return 'utf-16le';
  return zerosAt(0) > start.length / 4 ? 'utf-16be' : 'utf-8';
}

const separators = [',', ';', '\t'];

/** The separator that the headings use most, outside quotes. */
function separatorOf(text: string): string {
  // Quoted headings go first: one may have a line break.
  const [line = ''] = text
    .trimStart()
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\n|\r/);
  const count = (separator: string) => line.split(separator).length;
  return separators.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/** A first line `sep=;` that Excel writes and hides. */
const announced = /^"?sep=(.)"?\s*?(?:\r\n|\n|\r)/i;

const csvMistakes: Partial<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED:
    'A quotation mark is never closed. Open the file in a spreadsheet, correct the cell and save it as CSV UTF-8.',
};

const isBlank = (cells: readonly string[] = ['?']) => cells.every((cell) => cell === '');

function records(text: string, delimiter: string, file: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = 'lines' in error ? ` near line ${String(error['lines'])}` : '';
    throw new Error(`${file} is not read${line}. ${csvMistakes[error.code] ?? error.message}`, {
      cause: error,
    });
  }
}

/**
 * The rows of a CSV file, without empty ones. Separators are commas, semicolons or tabs; UTF-8 and UTF-16, with or without byte order
 * mark; lines end in LF, CRLF or CR.
 * @throws Error when the file cannot be read or is not CSV; the message says what to do
 */
export function csvRows(file: string): { rows: CsvRow[]; separator: string } {
  if (/\.(?:xlsx?|ods)$/i.test(file))
    throw new Error(`${file} is a spreadsheet's own file, not CSV. ${SAVE_AS}`);
  if (!existsSync(file)) throw new Error(`There is no file ${file}. Check its name and folder.`);
  if (statSync(file).isDirectory()) throw new Error(`${file} is a folder. Name the CSV file in it.`);
  const bytes = readFileSync(file);
  const beginning = bytes.toString('latin1', 0, 200).replace(/^\xEF\xBB\xBF/, '');
  const other = others.find(([pattern]) => pattern.test(beginning));
  if (other) throw new Error(`${file} is ${other[1]}`);
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const separator = announced.exec(text)?.[1] ?? separatorOf(text.replace(announced, ''));
  const all = records(text.replace(announced, ''), separator, file);
  const rows = all
    .map((cells, index) => ({ number: index + 1, cells, afterBlank: isBlank(all[index - 1]) }))
    .filter(({ cells }) => !isBlank(cells));
  return { rows, separator };
}
