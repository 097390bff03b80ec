import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where finished pictures are kept between builds, and where a build puts what the site serves. */
export const cacheDir = '.cache/art';
export const siteDir = join(cacheDir, 'site');
const storeDir = join(cacheDir, 'store');

/** The versions of the painters: another version may give other pictures. */
const painters = ['sharp', '@resvg/resvg-js', 'satori'].map((name) => {
  const manifest = readFileSync(join('node_modules', name, 'package.json'), 'utf8');
  return `${name}@${/"version": "([^"]+)"/.exec(manifest)?.[1]}`;
});

export const digest = (...parts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** Makes a file, or finds the one that was made from the same parts before. */
export async function kept(
  extension: string,
  parts: readonly string[],
  make: () => Promise<Buffer>,
): Promise<string> {
  const file = join(storeDir, `${digest(extension, ...painters, ...parts).slice(0, 24)}.${extension}`);
  if (existsSync(file)) return file;
  mkdirSync(storeDir, { recursive: true });
  // Written under another name first: a build that is stopped must not leave half a picture behind.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, await make());
  renameSync(unfinished, file);
  return file;
}

/** Runs a job for each item, two at a time: painting is busy work, and more would only queue. */
export async function forEachPair<Item>(
  items: readonly Item[],
  job: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await job(item);
  };
  await Promise.all([worker(), worker()]);
}
