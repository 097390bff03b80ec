import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { FOLDER } from '../articles/library.ts';
import { outline } from '../articles/outline.ts';
import { templates, type Kind } from './templates.ts';

/** The draft cannot be made. Nothing was changed. */
export class DraftError extends Error {
  override name = 'DraftError';
}

/** The words of a title in lower case, joined by hyphens. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/**
 * Adds an entry at the end of the top-level list or record `name` of a file that Prettier has formatted.
 * @throws DraftError when there is none
 */
export function addEntry(file: string, text: string, name: string, entry: string): string {
  const list = new RegExp(`^(?:export )?const ${name}\\b[^]*?(?=^[\\]}])`, 'm');
  if (!list.test(text)) throw new DraftError(`${file} has no list '${name}' to add to.`);
  return text.replace(list, (found) => `${found}${entry},\n`);
}

/** Id, slug and title of each article of the project in `root`, drafts included, sorted by id. */
export const articlesIn = (root: string) =>
  readdirSync(join(root, FOLDER))
    .filter((file) => file.endsWith('.md'))
    .map((file) => outline(`${FOLDER}/${file}`, readFileSync(join(root, FOLDER, file), 'utf8')))
    .map(({ slug, value }) => ({ id: Number(value['id']), slug, title: String(value['title']) }))
    .toSorted((a, b) => a.id - b.id);

const entriesIn = (root: string, kind: Kind) => {
  if (kind === 'article') return articlesIn(root);
  const text = readFileSync(join(root, 'src/content/courses/index.ts'), 'utf8');
  const entry = /id: (\d+),\s+slug: '([^']+)',\s+title: (?:'([^']*)'|"([^"]*)")/g;
  return [...text.matchAll(entry)].map(([, id, slug = '', single, double]) => {
    return { id: Number(id), slug, title: single ?? double ?? '' };
  });
};

/**
 * Drafts a page in the project in `root`.
 * @returns the files written, each with 'new' or 'extended'
 * @throws DraftError when the title is taken or a list is missing
 */
export async function draftPage(root: string, kind: Kind, title: string, today: string) {
  const entries = entriesIn(root, kind);
  const slug = slugOf(title);
  const twin = entries.find(
    (entry) => entry.slug === slug || entry.title.toLowerCase() === title.toLowerCase(),
  );
  if (twin)
    throw new DraftError(`'${title}' is taken by ${kind} ${twin.id}, '${twin.title}' (${twin.slug}).`);
  const id = Math.max(0, ...entries.map((entry) => entry.id)) + 1;
  const draft = { id, slug, title, today, covers: entries.length };
  const { created, extended } = templates[kind];
  const changes = [
    ...Object.entries(created(draft)).map(([file, text]) => ({ file, text, what: 'new' })),
    ...extended(draft).map(([file, name, entry]) => {
      const text = addEntry(file, readFileSync(join(root, file), 'utf8'), name, entry);
      return { file, text, what: 'extended' };
    }),
  ];
  // Format everything before writing anything: a template that does not parse must not leave half a draft.
  const formatted = await Promise.all(
    changes.map(async (change) => {
      const filepath = join(root, change.file);
      return { ...change, text: await format(change.text, { ...(await resolveConfig(filepath)), filepath }) };
    }),
  );
  for (const { file, text } of formatted) writeFileSync(join(root, file), text);
  return { id, slug, files: changes.map(({ what, file }) => `${what.padEnd(8)}  ${file}`) };
}
