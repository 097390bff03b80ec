/** `npm run check-leads FILE.csv`: checks exported leads by the rules of the forms. See docs/check-leads.md. */
import './explain.ts';
import { checkLeads } from './leads/check.ts';

// npm changes to the project's folder, but paths are relative to where the command was typed.
const { npm_lifecycle_event: npmScript, INIT_CWD: typedIn } = process.env;
if (npmScript === 'check-leads' && typedIn) process.chdir(typedIn);

// 2 for a file that cannot be checked, because 1 means that it has faults.
process.exitCode = 2;
const { isClean, text } = checkLeads(process.argv.slice(2));
process.stdout.write(text);
process.exitCode = isClean ? 0 : 1;
