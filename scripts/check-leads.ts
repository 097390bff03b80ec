/** `npm run check-leads FILE.csv`: holds an export of old leads to the rules of the forms. See docs/check-leads.md. */
import { once } from 'node:events';
import { checkLeads } from './leads/main.ts';

// npm runs scripts in the project's folder, but the paths are meant from where the command was typed.
const { npm_lifecycle_event: npmScript, INIT_CWD: typedIn } = process.env;
if (npmScript === 'check-leads' && typedIn) process.chdir(typedIn);

// Someone who reads only the first lines, as in `| head`, closes the pipe. The check ends there, without an answer.
process.stdout.on('error', () => process.exit(2));

process.exitCode = await checkLeads(
  process.argv.slice(2),
  async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  (text) => void process.stderr.write(`${text}\n`),
);
