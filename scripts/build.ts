/** Builds the whole site into `dist/` (or `OUT_DIR`): art, app, static pages, compressed copies. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build as viteBuild } from 'vite';
import { compressAll } from './compress.ts';
import { prerender } from './prerender.ts';

import { ConfigError } from '../schemas/config.ts';

const dist = resolve(process.env['OUT_DIR'] ?? 'dist');
const server = resolve(`${dist}-ssr`);

const build = async () => {
  const started = Date.now();

  await viteBuild({ logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
  await viteBuild({
    logLevel: 'warn',
    build: { outDir: server, emptyOutDir: true, ssr: 'src/entry-server.tsx' },
  });
  if (existsSync('.cache/art/site')) cpSync('.cache/art/site', dist, { recursive: true });
  const pages = await prerender(dist, `${server}/entry-server.js`);
  rmSync(server, { recursive: true });
  await compressAll(dist);
  console.log(`Built ${pages.length} pages into ${dist} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
};

try {
  await build();
} catch (error) {
  // A wrong configuration is the reader's to mend: the message alone says how.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  console.error(
    cause instanceof ConfigError || (cause instanceof Error && cause.name === 'ConfigError')
      ? cause.message
      : error,
  );
  process.exit(1);
}
