/** The files of the built site. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder } from './ports';

export const readBuilt = (file: string) => readFileSync(join(folder, file));
/** Files and folders. None before the build, when Playwright only lists the tests. */
export const builtFiles = existsSync(folder)
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  : [];

/** A file's name without its folder and hash, such as `forms.js`. */
export const unhashed = (file: string) => file.replace(/^assets\//, '').replace(/-[\w-]{8}(?=\.\w+$)/, '');
