/** Builds the whole site into `dist/` (or `OUT_DIR`): art, app, static pages, compressed copies. */
import './production.ts';
import { cpSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build as viteBuild, resolveConfig } from 'vite';
import { ConfigError, type Config } from '../schemas/config.ts';
import { readLibrary } from './articles/library.ts';
import { buildArt } from './art/build.ts';
import { buildOgImages } from './art/og.ts';
import { compressAll } from './compress.ts';
import { originsOf, writeHeaderFiles } from './headers.ts';
import { noticesOf } from './licences.ts';
import { ogEntries } from './ogEntries.ts';
import { writeSearchFiles } from './seo/write.ts';

const target = resolve(process.env['OUT_DIR'] ?? 'dist');
// The site is built in another folder and moved when complete, so that a running server never shows half of it.
const dist = `${target}-next`;
const server = `${target}-ssr`;

const putInPlace = () => {
  const former = `${target}-former`;
  rmSync(former, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, former);
  renameSync(dist, target);
  rmSync(former, { recursive: true, force: true });
};

const build = async () => {
  const started = Date.now();
  // What people write is checked first: nobody should wait for drawings to read about a typing error.
  readLibrary();
  const { define } = await resolveConfig({}, 'build', 'production');
  const config = JSON.parse(String(define?.['__CONFIG__'])) as Config;
  // The drawings come before all that names their files.
  console.log(await buildArt());
  const { prerender } = await import('./prerender.ts');
  await viteBuild({
    logLevel: 'warn',
    build: { outDir: server, emptyOutDir: true, ssr: 'src/entry-server.tsx' },
  });
  await viteBuild({ logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
  const pages = await prerender(dist, `${server}/entry-server.js`, originsOf(config));
  await writeSearchFiles(dist, pages, `${server}/entry-server.js`);
  rmSync(server, { recursive: true });
  await buildOgImages(ogEntries(dist, pages));
  cpSync('.cache/art/site', dist, { recursive: true });
  writeHeaderFiles(dist, originsOf(config));
  writeFileSync(join(dist, 'licences.txt'), noticesOf(process.cwd()));
  await compressAll(dist);
  putInPlace();
  console.log(
    `Built ${pages.length} pages into ${target} in ${((Date.now() - started) / 1000).toFixed(1)} s.`,
  );
};

try {
  await build();
} catch (error) {
  // Configuration and articles are the reader's to mend: the message alone says how.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  console.error(
    cause instanceof ConfigError ||
      (cause instanceof Error && ['ConfigError', 'ArticleError'].includes(cause.name))
      ? cause.message
      : error,
  );
  process.exit(1);
}
