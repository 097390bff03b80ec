/** Builds the whole site into `dist/` (or `OUT_DIR`): app, static pages, compressed copies. */
import './production.ts';
import './explain.ts';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { mergeConfig, build as viteBuild, type BuildOptions } from 'vite';
import { assertDrawn, coverPictures, iconPictures, sharePictures } from '../packages/art/pictures.ts';
import { publicConfig } from '../schemas/config.ts';
import { company } from '../src/content/company.ts';
import { palette } from '../src/theme/palette.ts';
import viteConfig from '../vite.config.ts';
import { publishedLibrary } from './articles/library.ts';
import { assertCompany } from './companyFile.ts';
import { compressAll } from './compress.ts';
import { environment, readConfig } from './config.ts';
import { originsOf, writeHeaderFiles } from './headers.ts';
import { notices } from './licences.ts';
import { prerender } from './prerender.ts';
import { assertNoSamples } from './samples.ts';
import { writeSearchFiles } from './seo/sitemap.ts';
import { accentAdvice } from './setup/accent.ts';
import { staleFacts } from './staleFacts.ts';

const target = resolve(process.env['OUT_DIR'] ?? 'dist');
// The site is built in another folder and moved when complete, so that a running server never shows half of it.
const dist = `${target}-next`;
// Inside the project, wherever the site is built, because this code imports the project's packages.
const server = resolve('.cache', `${basename(target)}-server`);

/** Each build of its own would load Vite's configuration again, and so read all articles again. */
const buildApp = (isSsrBuild: boolean, build: BuildOptions) =>
  viteBuild(
    mergeConfig(viteConfig({ command: 'build', mode: 'production', isSsrBuild }), {
      configFile: false,
      logLevel: 'warn',
      build: { ...build, emptyOutDir: true },
    }),
  );

const started = Date.now();
// Mistakes in settings, articles and pictures are reported before the slow steps.
assertCompany();
const config = publicConfig(readConfig());
assertNoSamples(config.siteUrl, environment());
publishedLibrary();
assertDrawn([...coverPictures(), ...(await iconPictures())]);
await buildApp(true, { outDir: server, ssr: 'src/entry-server.tsx' });
await buildApp(false, { outDir: dist });
// A company without a film has its files no longer.
if (!company.videoUrl) rmSync(join(dist, 'media'), { recursive: true, force: true });
const pages = await prerender(dist, `${server}/entry-server.js`, originsOf(config));
writeSearchFiles(dist, pages, config.siteUrl);
rmSync(server, { recursive: true });
assertDrawn(sharePictures(pages.map((file) => readFileSync(join(dist, file), 'utf8'))));
writeHeaderFiles(dist, originsOf(config));
writeFileSync(join(dist, 'licences.txt'), notices());
await compressAll(dist);
const former = `${target}-former`;
rmSync(former, { recursive: true, force: true });
if (existsSync(target)) renameSync(target, former);
renameSync(dist, target);
rmSync(former, { recursive: true, force: true });
const advice = accentAdvice(palette.accent);
if (advice) console.warn(advice);
for (const line of staleFacts(new Date().toISOString().slice(0, 10), publishedLibrary())) console.warn(line);
console.log(`Built ${pages.length} pages into ${target} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
