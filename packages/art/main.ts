/** `npm run art` draws the pictures whose description changed; `npm run art -- --check` only names them. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createServer } from 'vite';
import type * as EntryServer from '../../src/entry-server.tsx';
import { withCoverHint } from './coverHint.ts';
import { drawAll } from './drawAll.ts';
import { paint } from './paint.ts';
import * as pictures from './pictures.ts';

/** The head of every page, rendered from the sources: the pictures for shared links are named there. */
async function renderedHeads(): Promise<string[]> {
  // React chooses between its development and production builds when it is first loaded.
  process.env['NODE_ENV'] = 'production';
  const options = { server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' } as const;
  const server = await createServer(options);
  try {
    const { addresses, render } = (await server.ssrLoadModule('/src/entry-server.tsx')) as typeof EntryServer;
    return await Promise.all(addresses.map(async (address) => (await render(address)).head));
  } finally {
    await server.close();
  }
}

/** Writes a file, in a folder that may be new. */
function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const draw = (described: readonly pictures.Picture[]) =>
  drawAll(pictures.stalePictures(described), pictures.readManifest(), {
    paint,
    write,
    save: (manifest) => {
      const names = Object.keys(manifest).toSorted((a, b) => a.localeCompare(b, 'en'));
      // In one step: half a manifest could not be read by the next run.
      write(`${pictures.manifestFile}.next`, `${JSON.stringify(manifest, names, 2)}\n`);
      renameSync(`${pictures.manifestFile}.next`, pictures.manifestFile);
    },
  });

async function main(): Promise<void> {
  const checkOnly = process.argv.includes('--check');
  /** Draws what is out of date, or throws where it may only look. Returns a line for each picture that is too heavy. */
  const update = async (described: readonly pictures.Picture[]) => {
    if (!checkOnly) return draw(described);
    pictures.assertDrawn(described);
    return [];
  };
  // Pages that show a new cover render only when the site's modules list it, so these come first.
  const first = [...pictures.coverPictures(), ...(await pictures.iconPictures())];
  const failures = await update(first);
  const shared = pictures.sharePictures(await renderedHeads());
  failures.push(...(await update(shared)));
  const unused = pictures.orphans([...first, ...shared]);
  if (checkOnly && unused.length > 0)
    throw new pictures.StaleArtError(
      `These files belong to no picture:\n  ${unused.join('\n  ')}\nRun npm run art.`,
    );
  for (const file of unused) rmSync(file);
  if (failures.length > 0)
    throw new Error(`${failures.join('\n')}\nGive these pictures fewer small parts or a calmer palette.`);
  console.log(`All ${first.length + shared.length} pictures are up to date.`);
}

try {
  await main();
} catch (error) {
  // A mistake in an article is a plain error that says what to write; a bug has a name of its own and needs its stack.
  const isPlain = error instanceof pictures.StaleArtError || (error as Error).name === 'Error';
  console.error(isPlain ? withCoverHint(error as Error).message : error);
  process.exitCode = 1;
}
