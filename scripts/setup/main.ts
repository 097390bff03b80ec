/**
 * `npm run setup` asks for the company's name, contacts, offices, accent and logo; `npm run setup -- answers.json` reads them
 * from a file, and `-- --example` prints such a file. `--no-art` leaves the pictures as they are.
 */
import '../explain.ts';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { accentAdvice } from './accent.ts';
import { answersIn, askAll, exampleAnswers } from './answers.ts';
import { writeAnswers } from './write.ts';

const root = join(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { example: { type: 'boolean' }, 'no-art': { type: 'boolean' } },
});
if (values.example) {
  console.log(JSON.stringify(exampleAnswers, null, 2));
  process.exit();
}
const [file] = positionals;
const answers = file ? answersIn(file) : await askAll();
const changed = await writeAnswers(root, answers);
const advice = answers.accent && accentAdvice(answers.accent);
if (advice) console.log(`\n${advice}`);
console.log(changed.length === 0 ? '\nNothing changed.' : `\nWrote ${changed.join(', ')}.`);
if (changed.length > 0 && !values['no-art']) {
  console.log('Drawing the pictures that show it (npm run art). A new accent takes some minutes …');
  const draw = ['--import', 'tsx', 'art/main.ts'];
  process.exitCode = spawnSync(process.execPath, draw, { stdio: 'inherit', cwd: root }).status ?? 1;
}
console.log('Next: npm start. docs/howto/rename-the-company.md lists what is still to change by hand.');
