import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { articleSchema, type Course } from '../../schemas/content.ts';
import type { Covers } from '../../src/content/covers/types.ts';
import { FOLDER } from '../articles/library.ts';
import { outline } from '../articles/outline.ts';
import { slugOf } from './slug.ts';
import { templates, type Kind } from './templates.ts';

/**
 * Adds an entry at the end of the top-level list or record `name` of a file that Prettier has formatted.
 * @throws Error when there is none
 */
export function addEntry(file: string, text: string, name: string, entry: string): string {
  // Prettier writes an empty list on one line.
  const opened = text.replace(
    new RegExp(`^((?:export )?const ${name}\\b.*= )(\\[\\]|\\{\\})`, 'm'),
    (_, start: string, brackets: string) => `${start}${brackets[0]}\n${brackets[1]}`,
  );
  const list = new RegExp(`^(?:export )?const ${name}\\b[^]*?(?=^[\\]}])`, 'm');
  if (!list.test(opened)) throw new Error(`${file} has no list '${name}' to add to.`);
  return opened.replace(list, (found) => `${found}${entry},\n`);
}

/** Id, slug and title of each article of the project in `root`, drafts included, sorted by id. A half-written one may have no id. */
export const articlesIn = (root: string) =>
  readdirSync(join(root, FOLDER))
    .filter((file) => file.endsWith('.md'))
    .map((file) => outline(`${FOLDER}/${file}`, readFileSync(join(root, FOLDER, file), 'utf8')))
    .map(({ slug, value }) => ({ id: Number(value['id']) || 0, slug, title: String(value['title']) }))
    .toSorted((a, b) => a.id - b.id);

const coursesIn = async (root: string) => {
  const file = pathToFileURL(join(root, 'src/content/courses/index.ts')).href;
  return ((await import(file)) as { courses: Pick<Course, 'id' | 'slug' | 'title'>[] }).courses;
};

/** The last three covers of a list. There are four plain layouts, so a new cover finds one that none of the three has. */
const lastCoversIn = async (root: string, kind: Kind) => {
  const file = pathToFileURL(join(root, `src/content/covers/${kind}s.ts`)).href;
  const covers = ((await import(file)) as Record<string, Covers>)[`${kind}Covers`] ?? {};
  return Object.values(covers).slice(-3);
};

/**
 * Drafts a page in the project in `root`.
 * @returns the files written, each with 'new' or 'extended'
 * @throws Error when the title is too long or taken, its file exists, or a list is missing; nothing is changed then
 */
export async function draftPage(root: string, kind: Kind, title: string, today: string) {
  const entries = kind === 'article' ? articlesIn(root) : await coursesIn(root);
  const slug = slugOf(title);
  // A course is checked as an article: its address and its page's title have the same limits.
  if (!slug || !articleSchema.shape.title.safeParse(title).success)
    throw new Error(`The title '${title}' must have 1 to 80 characters and a letter from a to z or a digit.`);
  const twin = entries.find((one) => one.slug === slug || one.title.toLowerCase() === title.toLowerCase());
  if (twin) throw new Error(`'${title}' is taken by ${kind} ${twin.id}, '${twin.title}' (${twin.slug}).`);
  const next = Math.max(0, ...entries.map((entry) => entry.id)) + 1;
  // 404 is the address of the "not found" page.
  const id = articleSchema.shape.id.safeParse(next).success ? next : next + 1;
  const lastCovers = await lastCoversIn(root, kind);
  const draft = templates[kind]({ id, slug, title, today, lastCovers });
  // Such as a course that was taken off the list, or the list itself for a course called "Index".
  if (existsSync(join(root, draft.file)))
    throw new Error(`There is already a file ${draft.file}. Choose another title.`);
  const changes = [
    { file: draft.file, text: draft.text, what: 'new' },
    ...draft.entries.map(({ file, name, code }) => {
      const text = addEntry(file, readFileSync(join(root, file), 'utf8'), name, code);
      return { file, text, what: 'extended' };
    }),
  ];
  // Format everything before writing anything: a template that does not parse must not leave half a draft.
  for (const change of changes) {
    const filepath = join(root, change.file);
    change.text = await format(change.text, { ...(await resolveConfig(filepath)), filepath });
  }
  for (const { file, text } of changes) writeFileSync(join(root, file), text);
  return { id, slug, files: changes.map(({ what, file }) => `${what.padEnd(8)}  ${file}`) };
}
