/** `npm run new -- article "A title"`: drafts the content of a new page. See docs/howto. */
import { join } from 'node:path';
import { articleSchema } from '../../schemas/content.ts';
import { DraftError, draftPage, slugOf } from './draft.ts';
import { isKind, templates } from './templates.ts';

const USAGE = `Usage: npm run new -- ${Object.keys(templates).join('|')} "A title"`;

const draft = async ([kind = '', ...words]: string[]) => {
  const title = words.join(' ').replace(/\s+/g, ' ').trim();
  if (!isKind(kind) || title.startsWith('-')) throw new DraftError(USAGE);
  const { error } = articleSchema.shape.title.safeParse(title);
  if (error || !slugOf(title))
    throw new DraftError(
      `The title '${title}' must have 1 to 80 characters and a letter from a to z or a digit.`,
    );
  // Swedish dates are ISO dates, here in the author's time zone.
  const today = new Date().toLocaleDateString('sv');
  const { id, slug, files } = await draftPage(join(import.meta.dirname, '../..'), kind, title, today);
  return [
    `Drafted ${kind} ${id}, ${title} (${slug}):`,
    ...files.map((file) => `  ${file}`),
    '',
    ...templates[kind].next,
    'Choose the picture in src/content/covers, then run npm run art.',
  ].join('\n');
};

try {
  console.log(await draft(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof DraftError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
