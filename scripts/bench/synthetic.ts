/**
 * For `npm run bench:scale` alone: a Vite plugin that fills the archive of the blog with invented articles, so that a
 * build can be weighed as it would be after years of writing. They borrow covers and texts from the real ones.
 */
import type { Plugin } from 'vite';

const PIECE = 100;
const ARCHIVE = '\0synthetic:archive';
const PIECES = 'synthetic:piece-';

const archiveSource = (from: number, to: number) => {
  const pieces: string[] = [];
  for (let first = from; first <= to; first += PIECE) {
    const count = Math.min(PIECE, to - first + 1);
    const load = `import('${PIECES}${first}-${count}')`;
    pieces.push(
      `{ first: ${first}, count: ${count}, load: async () => (await ${load}).articles, loadBody: async () => import('/src/content/articles/mock-interviews.ts') }`,
    );
  }
  return `export const archive = [${pieces.join(',\n')}];`;
};

const pieceSource = (first: number, count: number) => `
import { articles as real } from '/src/content/articles/index.ts';
export const articles = Array.from({ length: ${count} }, (_, index) => {
  const id = ${first} + index;
  const model = real[id % real.length];
  const title = \`Article \${id}: \${model.title}\`;
  return { ...model, id, title, excerpt: \`\${id}. \${model.excerpt}\`, seo: { ...model.seo, title } };
});`;

/** Articles after the real ones, up to `total` in all. */
export const syntheticArticles = (total: number, real = 27): Plugin => ({
  name: 'synthetic-articles',
  enforce: 'pre',
  resolveId(source, importer) {
    if (/\/archive(\.ts)?$/.test(source) && importer?.includes('/content/articles/')) return ARCHIVE;
    return source.startsWith(PIECES) ? `\0${source}` : undefined;
  },
  load(id) {
    if (id === ARCHIVE) return archiveSource(real + 1, total);
    const piece = /^\0synthetic:piece-(\d+)-(\d+)$/.exec(id);
    return piece ? pieceSource(Number(piece[1]), Number(piece[2])) : undefined;
  },
});
