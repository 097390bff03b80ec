/** `npm run check-leads FILE.csv`: checks exported leads by the rules of the forms. See docs/check-leads.md. */
import { once } from 'node:events';
import { checkLeads } from './leads/check.ts';

// npm changes to the project's folder, but paths are relative to where the command was typed.
const { npm_lifecycle_event: npmScript, INIT_CWD: typedIn } = process.env;
if (npmScript === 'check-leads' && typedIn) process.chdir(typedIn);

// `| head` closes the pipe. The check ends there, without a result.
process.stdout.on('error', () => process.exit(2));

process.exitCode = await checkLeads(
  process.argv.slice(2),
  async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  (text) => void process.stderr.write(`${text}\n`),
);
