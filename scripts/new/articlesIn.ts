import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER } from '../articles/library.ts';
import { outline } from '../articles/outline.ts';

/** Id, slug and title of each article of the project in `root`, drafts included, sorted by id. */
export const articlesIn = (root: string) =>
  readdirSync(join(root, FOLDER))
    .filter((file) => file.endsWith('.md'))
    .map((file) => outline(`${FOLDER}/${file}`, readFileSync(join(root, FOLDER, file), 'utf8')))
    .map(({ slug, value }) => ({ id: Number(value['id']), slug, title: String(value['title']) }))
    .toSorted((a, b) => a.id - b.id);
