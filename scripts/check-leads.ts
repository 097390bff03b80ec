/** `npm run check-leads FILE.csv`: checks exported leads by the rules of the forms. See docs/check-leads.md. */
import './explain.ts';

// npm changes to the project's folder, but paths are relative to where the command was typed.
const { npm_lifecycle_event: npmScript, INIT_CWD: typedIn } = process.env;
if (npmScript === 'check-leads' && typedIn) process.chdir(typedIn);

// 2 for a file that cannot be checked, because 1 means that it has faults.
process.exitCode = 2;
// Imported here, because it reads `.env`, which may fail.
const { checkLeads } = await import('./leads/check.ts');
const { isClean, text } = checkLeads(process.argv.slice(2));
process.stdout.write(text);
process.exitCode = isClean ? 0 : 1;
