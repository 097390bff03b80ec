/** What a host should serve: read from the built site and from the tables it was built from. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { addresses, notFoundPages, redirects } from '../../src/addresses.ts';
import { readConfig } from '../config.ts';
import { headerRules, originsOf, type HeaderRule } from '../headers.ts';

export interface BuiltSite {
  folder: string;
  addresses: string[];
  redirects: { from: string; to: string }[];
  /** Folders with a "not found" page of their own; '' is the top. */
  notFoundFolders: string[];
  /** One file of each type in each folder, without the pages. */
  samples: string[];
  rules: HeaderRule[];
}

/** The file of a page. */
export const pageFile = (address: string) => (address === '/' ? '/index.html' : `${address}.html`);

/** The content of a file by its address. */
export const contentOf = ({ folder }: Pick<BuiltSite, 'folder'>, path: string) =>
  readFileSync(join(folder, path));

const inSitemap = (folder: string) =>
  [...readFileSync(join(folder, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );

/** One file for each top folder and ending: hosts treat files by these, not by name. */
const samplesIn = (folder: string) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))
    .filter((path) => !/^\/[_.]|\.(html|br|gz)$/.test(path));
  const byKind = new Map(files.map((path) => [`${path.split('/').slice(1, -1)[0]} ${extname(path)}`, path]));
  return [...byKind.values()].toSorted();
};

/** Reads a built site. The policies depend on where leads go: configure as for the build, by `.env` or the environment. */
export function readBuiltSite(folder: string): BuiltSite {
  if (!existsSync(join(folder, 'sitemap.xml')))
    throw new Error(`No site in ${folder}. Build it first: npm run build`);
  return {
    folder,
    addresses: [...new Set([...addresses, ...inSitemap(folder)])],
    redirects,
    notFoundFolders: notFoundPages.map((page) => page.folder),
    samples: samplesIn(folder),
    rules: headerRules(originsOf(readConfig())),
  };
}
