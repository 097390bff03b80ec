/**
 * Puts the articles into the site. In Node, `list.js` and `texts.js` of the articles' folder read the Markdown; this
 * plugin replaces them with plain data, so that no Markdown code reaches the browser.
 */
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { normalizePath, type Connect, type Plugin } from 'vite';
import { FOLDER, laterArticles, publishedLibrary, readLibrary, type LibraryArticle } from './library.ts';
import { cachedPicture, filesOf } from './pictures.ts';

/** As Vite writes it: with slashes, also on Windows. */
const folder = normalizePath(resolve(FOLDER));
const isText = (id: string) => id.startsWith(`${folder}/`) && id.endsWith('.md');
const fileOf = (id: string) => normalizePath(relative('', id));
const json = JSON.stringify;

const listSource = (library: readonly LibraryArticle[]) =>
  `export const articles = ${json(library.map(({ article }) => article))};`;

/** One dynamic import for each text, so that a page downloads only its own. */
const textsSource = (library: readonly LibraryArticle[]) => {
  const loaders = library.map(
    ({ article, file }) => `${article.id}: () => import(${json(normalizePath(resolve(file)))})`,
  );
  return `const loaders = {${loaders.join(', ')}};
export const loadText = async (id, load = (text) => text()) => (loaders[id] ? (await load(loaders[id])).default : undefined);`;
};

const pictureServer: Connect.NextHandleFunction = ({ url = '' }, response, next) => {
  const picture = cachedPicture(url);
  if (!picture) return next();
  response.setHeader('Content-Type', picture.type);
  return response.end(picture.bytes);
};

export function articlesPlugin(): Plugin {
  let drafts = false;
  let isBuild = false;
  let isServer = false;
  let library: readonly LibraryArticle[] | undefined;
  const read = () =>
    (library ??= drafts ? readLibrary(FOLDER, { drafts, warn: console.warn }) : publishedLibrary());

  const textOf = async (name: string) =>
    read()
      .find(({ file }) => file === name)
      ?.text();
  const sourceOf = async (id: string): Promise<string | undefined> => {
    if (id === `${folder}/list.js`) return listSource(read());
    if (id === `${folder}/texts.js`) return textsSource(read());
    if (!isText(id)) return undefined;
    return `export default ${json(await textOf(fileOf(id)))};`;
  };

  const picturesOf = async (name: string) =>
    ((await textOf(name))?.body ?? []).flatMap((block) => (block.kind === 'picture' ? filesOf(block) : []));

  return {
    name: 'articles',
    enforce: 'pre',
    // Drafts appear in `npm run dev` only.
    configResolved: ({ command, mode, build }) => {
      isBuild = command === 'build';
      isServer = Boolean(build.ssr);
      drafts = command === 'serve' && mode === 'development';
    },
    buildStart() {
      // The site is built twice, for the server and for browsers, and says it once.
      if (isBuild && !isServer) for (const line of laterArticles()) console.warn(line);
    },
    async load(id) {
      const code = await sourceOf(id);
      if (isText(id) && isBuild)
        for (const { address, file } of await picturesOf(fileOf(id)))
          this.emitFile({ type: 'asset', fileName: address.slice(1), source: readFileSync(file) });
      return code === undefined ? undefined : { code, moduleType: 'js' };
    },
    configureServer({ watcher, environments, ws, middlewares }) {
      // In development scaled pictures come from where they are kept.
      middlewares.use(pictureServer);
      watcher.on('all', (_, file) => {
        if (!isText(normalizePath(file))) return;
        library = undefined;
        for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
        ws.send({ type: 'full-reload' });
      });
    },
  };
}
