/** `npm run new -- article "A title"`: drafts the content of a new page. See docs/howto. */
import '../explain.ts';
import { join } from 'node:path';
import { draftPage } from './draft.ts';
import { templates, type Kind } from './templates.ts';

const [kind = '', ...words] = process.argv.slice(2);
const title = words.join(' ').replace(/\s+/g, ' ').trim();
if (!Object.hasOwn(templates, kind) || title.startsWith('-'))
  throw new Error(`Usage: npm run new -- ${Object.keys(templates).join('|')} "A title"`);
// Swedish dates are ISO dates, here in the author's time zone.
const today = new Date().toLocaleDateString('sv');
const { id, slug, files, next } = await draftPage(
  join(import.meta.dirname, '../..'),
  kind as Kind,
  title,
  today,
);
console.log(`Drafted ${kind} ${id}, ${title} (${slug}):`);
for (const file of files) console.log(`  ${file}`);
console.log(`\n${next.join('\n')}\nChoose the picture in src/content/covers, then run npm run art.`);
