import { inspect } from 'node:util';
import { check } from './check.ts';
import { Problem } from './problem.ts';
import type { Print } from './report.ts';
import { parseRequest, USAGE } from './request.ts';

/** What `npm run check-leads` does with its arguments. Gives the exit code; see the usage. */
export async function checkLeads(
  args: string[],
  print: Print,
  complain: (text: string) => void,
): Promise<number> {
  try {
    const request = parseRequest(args);
    if (request) return (await check(request, print)) ? 0 : 1;
    await print(USAGE);
    return 0;
  } catch (error) {
    // Whatever happened, it must not end with 1: that would say that the file was checked.
    complain(error instanceof Problem ? error.message : inspect(error));
    return 2;
  }
}
