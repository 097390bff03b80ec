/** `npm run rules`: writes the rule tables into schemas/README.md. A unit test fails while they are out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withReference } from '../schemas/reference.ts';

const readme = join(import.meta.dirname, '../schemas/README.md');
writeFileSync(readme, withReference(readFileSync(readme, 'utf8')));
