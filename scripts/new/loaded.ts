/**
 * What the content holds once it is loaded: `tsx loaded.ts article` in the root of a project, as JSON. A process of its
 * own, because a module that was loaded once stays as it was.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { articlesIn } from './articlesIn.ts';
import type { Holdings } from './holdings.ts';
import type { Kind } from './request.ts';

type Entry = Holdings['entries'][number];
type Loaders = Record<number, () => Promise<object>>;

const from = async (file: string, name: string): Promise<unknown> => {
  const exported = (await import(pathToFileURL(resolve('src/content', file)).href)) as Record<
    string,
    unknown
  >;
  return exported[name];
};

/** The courses, and the ids of those whose record loads. */
async function courses(): Promise<Pick<Holdings, 'entries' | 'loads'>> {
  const entries = (await from('courses/index.ts', 'courses')) as Entry[];
  const loaders = (await from('courses/details.ts', 'loadCourse')) as Loaders;
  const loading = Object.entries(loaders).map(async ([id, load]) => {
    await load();
    return Number(id);
  });
  return { entries, loads: await Promise.all(loading) };
}

/** The articles; an article is found by its file alone. */
function articles(): Pick<Holdings, 'entries' | 'loads'> {
  const entries = articlesIn('.');
  return { entries, loads: entries.map(({ id }) => id) };
}

const kind = process.argv[2] as Kind;
const covers = (await from(`covers/${kind}s.ts`, `${kind}Covers`)) as Holdings['covers'];
const { entries, loads } = kind === 'article' ? articles() : await courses();
const holdings: Holdings = {
  entries: entries.map(({ id, slug, title }) => ({ id, slug, title })),
  loads,
  covers: Object.fromEntries(
    Object.entries(covers).map(([slug, { layout, palette }]) => [slug, { layout, palette }]),
  ),
};
process.stdout.write(JSON.stringify(holdings));
