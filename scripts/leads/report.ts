import { closeSync, existsSync, openSync, realpathSync, writeSync } from 'node:fs';
import { toCsv } from '../../crm-sandbox/csv.ts';
import { cellsOf, screenLine, type FaultLine } from './faultLine.ts';
import { Problem } from './problem.ts';

export type Print = (text: string) => Promise<void>;

/** Where the lines of faulty rows go. */
export interface Report {
  readonly add: (lines: readonly FaultLine[]) => Promise<void>;
  readonly close: () => void;
}

/** One line for each faulty field, on the screen. */
export function screenReport(print: Print): Report {
  return { add: (lines) => print(lines.map(screenLine).join('')), close: () => {} };
}

function opened(out: string, file: string): number {
  if (existsSync(out) && realpathSync(out) === realpathSync(file))
    throw new Problem(`--out ${out} would overwrite the file to check. Give another name.`);
  try {
    return openSync(out, 'w');
  } catch (error) {
    throw new Problem(`--out ${out} cannot be written: ${String(error)}. Give another place.`, {
      cause: error,
    });
  }
}

const HEADINGS = ['Row', 'Field', 'Rule', 'Message', 'Value'];
const withoutMark = (csv: string) => csv.slice(1);

/**
 * The same lines as a CSV file that runs nothing when a spreadsheet opens it. Replaces the file when it is there.
 * @throws Problem when it cannot be written, or is the file to check
 */
export function csvReport(out: string, file: string): Report {
  const handle = opened(out, file);
  writeSync(handle, toCsv([HEADINGS]));
  return {
    add: async (lines) => void writeSync(handle, withoutMark(toCsv(lines.map(cellsOf)))),
    close: () => closeSync(handle),
  };
}
