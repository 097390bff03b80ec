/** `npm run new -- article "A title"`: drafts the content of a new page. See docs/howto. */
import '../explain.ts';
import { join } from 'node:path';
import { draftPage } from './draft.ts';
import { templates, type Kind } from './templates.ts';

const [kind = '', ...titleWords] = process.argv.slice(2);
const title = titleWords.join(' ').replace(/\s+/g, ' ').trim();
if (!Object.hasOwn(templates, kind) || title.startsWith('-'))
  throw new Error(`Usage: npm run new -- ${Object.keys(templates).join('|')} "A title"`);
// The Swedish format of a date is the ISO format; this is the date in the author's time zone.
const today = new Date().toLocaleDateString('sv');
const root = join(import.meta.dirname, '../..');
const { id, slug, files } = await draftPage(root, kind as Kind, title, today);
console.log([`Drafted ${kind} ${id}, ${title} (${slug}):`, ...files].join('\n  '));
console.log(`\nThe next steps: docs/howto/${kind === 'article' ? 'write-an-article' : 'add-a-course'}.md`);
