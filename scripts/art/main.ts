/** `npm run art` draws the pictures whose description changed; `npm run art -- --check` only names them. */
import '../production.ts';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createServer } from 'vite';
import type { RenderedPage } from '../../src/entry-server.tsx';
import { TooHeavy } from './formats.ts';
import { paint } from './paint.ts';
import {
  assertDrawn,
  coverPictures,
  iconPictures,
  manifestFile,
  orphans,
  readManifest,
  sharePictures,
  StaleArtError,
  stalePictures,
  type Painted,
  type Picture,
} from './pictures.ts';

/** The exports of the server entry that this command uses. */
type EntryServer = { addresses: string[]; render: (address: string) => Promise<RenderedPage> };

/** The head of every page, rendered from the sources. */
async function renderedHeads(): Promise<string[]> {
  const server = await createServer({
    server: { middlewareMode: true },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const { addresses, render } = (await server.ssrLoadModule('/src/entry-server.tsx')) as EntryServer;
    return await Promise.all(addresses.map(async (address) => (await render(address)).head));
  } finally {
    await server.close();
  }
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Draws what is out of date. Returns a line for each picture that is too heavy. */
async function draw(pictures: readonly Picture[]): Promise<string[]> {
  const manifest = readManifest();
  const failures: string[] = [];
  const queue: Painted[] = [];
  for (const picture of stalePictures(pictures)) {
    if (picture.kind === 'text') write(picture.file, picture.content);
    else queue.push(picture);
  }
  const drawQueue = async () => {
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      const { name, hash, files } = picture;
      try {
        const contents = await paint(picture);
        for (const [index, file] of files.entries()) write(file, contents[index] ?? '');
        manifest[name] = hash;
        console.log(`Drew ${name}.`);
      } catch (error) {
        if (!(error instanceof TooHeavy)) throw error;
        failures.push(`${name} ${error.message}.`);
      }
    }
  };
  await Promise.all([drawQueue(), drawQueue()]);
  const names = Object.keys(manifest).toSorted((a, b) => a.localeCompare(b, 'en'));
  write(manifestFile, `${JSON.stringify(manifest, names, 2)}\n`);
  return failures;
}

async function main(): Promise<void> {
  const checkOnly = process.argv.includes('--check');
  // Pages that show a new cover render only when the site's modules list it, so these come first.
  const first = [...coverPictures(), ...(await iconPictures())];
  if (checkOnly) assertDrawn(first);
  const failures = checkOnly ? [] : await draw(first);
  const shared = sharePictures(await renderedHeads());
  const all = [...first, ...shared];
  if (checkOnly) assertDrawn(shared);
  else failures.push(...(await draw(shared)));
  const unused = orphans(all);
  if (checkOnly && unused.length > 0)
    throw new StaleArtError(`These files belong to no picture:\n  ${unused.join('\n  ')}\nRun npm run art.`);
  for (const file of unused) rmSync(file);
  if (failures.length > 0)
    throw new StaleArtError(
      `${failures.join('\n')}\nGive these pictures fewer small parts or a calmer palette.`,
    );
  console.log(`All ${all.length} pictures are up to date.`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StaleArtError ? error.message : error);
  process.exitCode = 1;
}
