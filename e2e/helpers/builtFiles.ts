/** The files of the built site. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder } from './ports';

export const readBuilt = (file: string) => readFileSync(join(folder, file));
export const builtFiles = existsSync(folder)
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  : [];

/** A file's name without its folder and hash. */
export const kindOf = (file: string) => file.replace(/^assets\/|-[\w-]{8}(?=\.\w+$)/g, '');

/** The file of a kind such as "home.js", in the site or in the site with a relay. */
export const builtFile = (kind: string, from = folder) => {
  const name = readdirSync(join(from, 'assets')).find((one) => kindOf(one) === kind);
  if (!name) throw new Error(`There is no ${kind} in ${from}. Build the site first.`);
  return `assets/${name}`;
};
