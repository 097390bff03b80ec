/**
 * Puts the articles into the site. `list.ts` and `texts.ts` of the folder read the Markdown in Node; here they become
 * plain data, so that no Markdown code reaches the browser.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { FOLDER, readLibrary, type LibraryArticle } from './library.ts';
import { parted } from './pieces.ts';

const folder = resolve(FOLDER);
const list = `${folder}/list.ts`;
const texts = `${folder}/texts.ts`;
const PIECE = /^\0?articles:piece-(\d+)$/;
const isText = (id: string) => id.startsWith(`${folder}/`) && id.endsWith('.md');

const json = JSON.stringify;
const entries = (articles: readonly LibraryArticle[]) => json(articles.map(({ article }) => article));
/** The text of each article by its id, one dynamic import each. */
const loaders = (articles: readonly LibraryArticle[]) =>
  `{${articles.map(({ article, file }) => `${article.id}: () => import(${json(resolve(file))})`).join(', ')}}`;

function listSource(library: readonly LibraryArticle[]): string {
  const { listed, pieces } = parted(library);
  const archive = pieces.map(
    ({ first, last, articles }) =>
      `{ first: ${first}, last: ${last}, count: ${articles.length}, load: async () => (await import('articles:piece-${first}')).articles }`,
  );
  return `export const articles = ${entries(listed)};
export const archive = [${archive.join(', ')}];
export const articleIds = ${json(library.map(({ article }) => article.id))};`;
}

function textsSource(library: readonly LibraryArticle[]): string {
  const { listed, pieces } = parted(library);
  const archived = pieces.map(
    ({ first, last }) =>
      `if (id >= ${first} && id <= ${last}) return (await import('articles:piece-${first}')).loaders[id];`,
  );
  return `const loaders = ${loaders(listed)};
const loaderOf = async (id) => { ${archived.join(' ')} return loaders[id]; };
export const loadText = async (id) => (await (await loaderOf(id))?.())?.default;`;
}

function pieceSource(library: readonly LibraryArticle[], first: number): string {
  const articles = parted(library).pieces.find((piece) => piece.first === first)?.articles ?? [];
  return `export const articles = ${entries(articles)};
export const loaders = ${loaders(articles)};`;
}

/** @param grown what to add to the library, for measurements of a larger one */
export function articlesPlugin(grown = (library: LibraryArticle[]) => library): Plugin {
  let drafts = false;
  let library: readonly LibraryArticle[] | undefined;
  const read = () => {
    library ??= grown(readLibrary(FOLDER, { drafts, ...(drafts && { warn: console.warn }) }));
    return library;
  };

  const sourceOf = async (id: string): Promise<string | undefined> => {
    if (id === list) return listSource(read());
    if (id === texts) return textsSource(read());
    const first = PIECE.exec(id)?.[1];
    if (first) return pieceSource(read(), Number(first));
    if (!isText(id)) return undefined;
    const text = await read()
      .find(({ file }) => resolve(file) === id)
      ?.text();
    return `export default ${json(text)};`;
  };

  return {
    name: 'articles',
    enforce: 'pre',
    // Only writers see drafts: in `npm run dev`.
    configResolved: ({ command, mode }) => {
      drafts = command === 'serve' && mode === 'development';
    },
    resolveId: (id) => (PIECE.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const code = await sourceOf(id);
      return code === undefined ? undefined : { code, moduleType: 'js' };
    },
    configureServer({ watcher, environments, ws }) {
      watcher.on('all', (_, file) => {
        if (!isText(file)) return;
        library = undefined;
        for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
        ws.send({ type: 'full-reload' });
      });
    },
  };
}
