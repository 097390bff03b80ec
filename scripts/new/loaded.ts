/**
 * What the content holds once it is loaded: `tsx loaded.ts article` in the root of a project, as JSON. A process of its
 * own, because a module that was loaded once stays as it was.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Holdings } from './holdings.ts';
import type { Kind } from './request.ts';

type Entry = Holdings['entries'][number];
type Loaders = Record<number, () => Promise<object>>;

const places: Record<Kind, { entries: [string, string]; loaders: [string, string]; covers: string }> = {
  article: {
    entries: ['articles/index.ts', 'articles'],
    loaders: ['articles/bodies.ts', 'loadArticle'],
    covers: 'articleCovers',
  },
  course: {
    entries: ['courses/index.ts', 'courses'],
    loaders: ['courses/details.ts', 'loadCourse'],
    covers: 'courseCovers',
  },
};

const from = async (file: string, name: string): Promise<unknown> => {
  const exported = (await import(pathToFileURL(resolve('src/content', file)).href)) as Record<
    string,
    unknown
  >;
  return exported[name];
};

const place = places[process.argv[2] as Kind];
const entries = (await from(...place.entries)) as Entry[];
const loaders = (await from(...place.loaders)) as Loaders;
const covers = (await from(`covers/${process.argv[2]}s.ts`, place.covers)) as Holdings['covers'];
const archive = (await from('articles/archive.ts', 'archive')) as { count: number }[];
const loading = Object.entries(loaders).map(async ([id, load]) => {
  await load();
  return Number(id);
});
const holdings: Holdings = {
  entries: entries.map(({ id, slug, title }) => ({ id, slug, title })),
  loads: await Promise.all(loading),
  covers: Object.fromEntries(
    Object.entries(covers).map(([slug, { layout, palette }]) => [slug, { layout, palette }]),
  ),
  archived: archive.reduce((sum, { count }) => sum + count, 0),
};
process.stdout.write(JSON.stringify(holdings));
