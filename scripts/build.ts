/** Builds the whole site into `dist/` (or `OUT_DIR`): app, static pages, compressed copies. */
import './production.ts';
import './explain.ts';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { mergeConfig, build as viteBuild, type BuildOptions } from 'vite';
import { assertDrawn, coverPictures, iconPictures, sharePictures } from '../packages/art/pictures.ts';
import { publicConfig, type Config } from '../schemas/config.ts';
import { environment } from '../schemas/environment.mjs';
import { company } from '../src/content/company.ts';
import { palette } from '../src/theme/palette.ts';
import viteConfig from '../vite.config.ts';
import { finishedSlugs, publishedLibrary } from './articles/library.ts';
import { assertCompany } from './companyFile.ts';
import { compressAll } from './compress.ts';
import { readConfig } from './config.ts';
import { originsOf, writeHeaderFiles } from './headers.ts';
import { notices } from './licences.ts';
import { prerender } from './prerender.ts';
import { assertNoSamples } from './samples.ts';
import { assertRealHost, warningOfHost } from './seo/shownHost.ts';
import { writeSearchFiles } from './seo/sitemap.ts';
import { accentAdvice } from './setup/accent.ts';
import { staleFacts } from './staleFacts.ts';

const target = resolve(process.env['OUT_DIR'] ?? 'dist');
// The site is built in another folder and moved when complete, so that a running server never shows half of it.
const dist = `${target}-next`;
// Inside the project, wherever the site is built, because this code imports the project's packages.
const server = resolve('.cache', `${basename(target)}-server`);

/** Runs Vite with the configuration that this process has loaded: loading it again would read all articles again. */
const buildApp = (isSsrBuild: boolean, build: BuildOptions) =>
  viteBuild(
    mergeConfig(viteConfig({ command: 'build', mode: 'production', isSsrBuild }), {
      configFile: false,
      logLevel: 'warn',
      build: { ...build, emptyOutDir: true },
    }),
  );

/** Reports mistakes in settings, articles and pictures before the slow steps. */
const checkInputs = async () => {
  assertCompany();
  const config = publicConfig(readConfig());
  assertNoSamples(config.siteUrl, environment());
  assertRealHost(config.siteUrl, environment());
  assertDrawn([...coverPictures(finishedSlugs()), ...(await iconPictures())]);
  return config;
};

/** Builds everything into a folder. Returns the files of the pages. */
const buildInto = async (folder: string, config: Config) => {
  const origins = originsOf(config);
  await buildApp(true, { outDir: server, ssr: 'src/entry-server.tsx' });
  await buildApp(false, { outDir: folder });
  // The film's files are in public/, so Vite copies them even where no page shows the film.
  if (!company.videoUrl) rmSync(join(folder, 'media'), { recursive: true, force: true });
  const pages = await prerender(folder, `${server}/entry-server.js`, origins);
  writeSearchFiles(folder, pages, config.siteUrl);
  rmSync(server, { recursive: true });
  assertDrawn(sharePictures(pages.map((file) => readFileSync(join(folder, file), 'utf8'))));
  writeHeaderFiles(folder, origins);
  writeFileSync(join(folder, 'licences.txt'), notices());
  await compressAll(folder);
  return pages;
};

/** Puts a new folder in the place of the old one, which is missing only between two renames. */
const replace = (folder: string, next: string) => {
  const previous = `${folder}-previous`;
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, previous);
  renameSync(next, folder);
  rmSync(previous, { recursive: true, force: true });
};

const started = Date.now();
const config = await checkInputs();
const pages = await buildInto(dist, config);
replace(target, dist);
for (const advice of [accentAdvice(palette.accent), warningOfHost(config.siteUrl, environment())])
  if (advice) console.warn(advice);
for (const line of staleFacts(new Date().toISOString().slice(0, 10), publishedLibrary())) console.warn(line);
console.log(`Built ${pages.length} pages into ${target} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
