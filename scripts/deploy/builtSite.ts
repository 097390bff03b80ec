/** What a host should serve, read from the built site and the tables behind it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { addresses, notFoundPages, redirects } from '../../src/seo/addresses.ts';
import { readConfig } from '../config.ts';
import { headerRules, originsOf, type HeaderRule } from '../headers.ts';

export interface BuiltSite {
  folder: string;
  addresses: string[];
  redirects: { from: string; to: string }[];
  /** Folders with a 404 page of their own; '' is the top. */
  notFoundFolders: string[];
  /** One file of each type in each folder, without the pages. */
  samples: string[];
  rules: HeaderRule[];
}

/** Hosts treat files by folder and extension, so one of each kind is enough. */
const samplesIn = (folder: string) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))
    .filter((path) => !/^\/[_.]|\.(html|br|gz)$/.test(path));
  const byKind = new Map(files.map((path) => [`${path.split('/').slice(1, -1)[0]} ${extname(path)}`, path]));
  return [...byKind.values()].toSorted();
};

/** Reads a built site. The header rules depend on the configuration, which must be that of the build. */
export function readBuiltSite(folder: string): BuiltSite {
  if (!existsSync(join(folder, 'sitemap.xml')))
    throw new Error(`There is no site in ${folder}. Run npm run build first.`);
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return {
    folder,
    addresses: [...new Set([...addresses, ...listed])],
    redirects,
    notFoundFolders: notFoundPages.map((page) => page.folder),
    samples: samplesIn(folder),
    rules: headerRules(originsOf(readConfig())),
  };
}
