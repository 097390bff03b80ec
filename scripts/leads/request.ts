import { parseArgs } from 'node:util';
import { formKinds, type FormKind } from '../../schemas/index.ts';
import { Problem } from './problem.ts';

export const USAGE = `Usage: npm run check-leads FILE.csv [-- --kind lead|contact|subscribe] [--out REPORT.csv]

Checks each lead of a CSV export by the rules of the site's forms.
  --kind  the form whose rules hold; by default the columns decide
  --out   writes the faults to a CSV file instead of the screen

Exit codes: 0 every row is clean, 1 faults were found, 2 the file could not be checked.
More: docs/check-leads.md
`;

export interface Request {
  readonly file: string;
  readonly kind: FormKind | undefined;
  readonly out: string | undefined;
}

function kindOf(text: string | undefined): FormKind | undefined {
  const kind = formKinds.find((known) => known === text);
  if (text === undefined || kind) return kind;
  throw new Problem(`--kind ${text} is not a form. Give one of: ${formKinds.join(', ')}.`);
}

const options = {
  kind: { type: 'string' },
  out: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, {
      cause: error,
    });
  }
}

/**
 * What the command line asks for; `undefined` when it asks for help.
 * @throws Problem when it cannot be understood
 */
export function parseRequest(args: string[]): Request | undefined {
  const { values, positionals } = parsed(args);
  if (values.help) return undefined;
  const [file, ...others] = positionals;
  if (file === undefined) throw new Problem(`Which file? None was given.\n\n${USAGE}`);
  if (others.length > 0)
    throw new Problem(
      `One file at a time: got ${positionals.join(' and ')}. With npm, write -- before the first option.\n\n${USAGE}`,
    );
  return { file, kind: kindOf(values.kind), out: values.out };
}
