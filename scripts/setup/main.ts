/**
 * `npm run setup` writes the present company to `answers.json`, for you to change. The next run takes it over: name,
 * contacts, offices, accent and logo. `npm run setup -- other.json` takes another file. `--no-art` leaves the
 * pictures as they are.
 */
import '../explain.ts';
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { accentAdvice } from './accent.ts';
import { answersIn, exampleAnswers } from './answers.ts';
import { writeAnswers } from './write.ts';

const root = join(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'no-art': { type: 'boolean' } },
});
const [file = 'answers.json'] = positionals;
if (positionals.length === 0 && !existsSync(file)) {
  writeFileSync(file, `${JSON.stringify(exampleAnswers, null, 2)}\n`);
  console.log(
    `Wrote ${file}. Change what is yours in it, delete what should stay, then run npm run setup again.`,
  );
  process.exit();
}
const answers = answersIn(file);
const changed = await writeAnswers(root, answers);
const advice = answers.accent && accentAdvice(answers.accent);
if (advice) console.log(`\n${advice}`);
console.log(changed.length === 0 ? '\nNothing changed.' : `\nWrote ${changed.join(', ')}.`);
let isDrawn = false;
// Also where nothing changed: an earlier run may have left the pictures, or stopped in the middle of them.
if (!values['no-art']) {
  console.log(
    'Drawing the pictures that are not up to date (npm run art). A new accent takes some minutes …',
  );
  const draw = ['--import', 'tsx', 'packages/art/main.ts'];
  process.exitCode = spawnSync(process.execPath, draw, { stdio: 'inherit', cwd: root }).status ?? 1;
  isDrawn = process.exitCode === 0;
}
console.log(
  `Next: ${isDrawn ? 'npm start' : 'npm run art, then npm start'}. docs/howto/rename-the-company.md lists what is still to change by hand.`,
);
