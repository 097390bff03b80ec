/**
 * For `npm run bench:scale` alone: a Vite plugin that fills the archive of the blog with invented articles, so that a
 * build can be weighed as it would be after years of writing. They borrow topics, covers and texts from the real ones,
 * and the title by which their picture for shared links is drawn: no pictures are drawn for them.
 */
import type { Plugin } from 'vite';
import { articles as real } from '../../src/content/articles/index.ts';
import { readingMinutes } from '../../src/content/articles/readingMinutes.ts';

const PIECE = 100;
const ARCHIVE = '\0synthetic:archive';
const MINUTES = '\0synthetic:minutes';
const PIECES = 'synthetic:piece-';

const modelOf = (id: number) => {
  const model = real[id % real.length];
  if (!model) throw new Error('There are no articles to borrow from.');
  return model;
};

const archiveSource = (from: number, to: number) => {
  const pieces: string[] = [];
  for (let first = from; first <= to; first += PIECE) {
    const count = Math.min(PIECE, to - first + 1);
    const load = `import('${PIECES}${first}-${count}')`;
    const loadBody = `import('/src/content/articles/${modelOf(first).slug}.ts')`;
    pieces.push(
      `{ first: ${first}, count: ${count}, load: async () => (await ${load}).articles, loadBody: async () => ${loadBody} }`,
    );
  }
  return `export const archive = [${pieces.join(',\n')}];`;
};

const pieceSource = (first: number, count: number) => {
  const invented = Array.from({ length: count }, (_, index) => {
    const id = first + index;
    const model = modelOf(id);
    return { ...model, id, title: `Article ${id}: ${model.title}`, excerpt: `${id}. ${model.excerpt}` };
  });
  return `export const articles = ${JSON.stringify(invented)};`;
};

const minutesSource = (total: number) => {
  const invented = Array.from({ length: total }, (_, index) => {
    const id = index + 1;
    return [id, readingMinutes[id] ?? readingMinutes[modelOf(id).id]];
  });
  return `export const readingMinutes = ${JSON.stringify(Object.fromEntries(invented))};`;
};

/** Articles after the real ones, up to `total` in all. */
export const syntheticArticles = (total: number): Plugin => ({
  name: 'synthetic-articles',
  enforce: 'pre',
  resolveId(source, importer) {
    if (/\/archive(\.ts)?$/.test(source) && importer?.includes('/content/articles/')) return ARCHIVE;
    if (/\/readingMinutes(\.ts)?$/.test(source)) return MINUTES;
    return source.startsWith(PIECES) ? `\0${source}` : undefined;
  },
  load(id) {
    if (id === ARCHIVE) return archiveSource(real.length + 1, total);
    if (id === MINUTES) return minutesSource(total);
    const piece = /^\0synthetic:piece-(\d+)-(\d+)$/.exec(id);
    return piece ? pieceSource(Number(piece[1]), Number(piece[2])) : undefined;
  },
});
