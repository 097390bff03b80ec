/** Writes the rule tables into schemas/README.md. With `--check` it writes nothing and exits 1 when they are stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withReference } from '../schemas/reference.ts';

const readme = join(import.meta.dirname, '../schemas/README.md');
const before = readFileSync(readme, 'utf8');
const after = withReference(before);

if (before === after) {
  console.log('schemas/README.md is up to date.');
} else if (process.argv.includes('--check')) {
  console.error('schemas/README.md is stale. Run: npx tsx scripts/rule-reference.ts');
  process.exitCode = 1;
} else {
  writeFileSync(readme, after);
  console.log('schemas/README.md was updated.');
}
