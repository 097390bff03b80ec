/**
 * Renders pages as a company with another accent would build them, without the app's files: contrast needs no scripts.
 * - `tsx e2e/accents/render.ts build FOLDER` builds the renderer, once for all accents.
 * - `tsx e2e/accents/render.ts render FOLDER ACCENT ADDRESS…` writes one file per address.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, mergeConfig, type Plugin } from 'vite';
import { accentColours } from '../../scripts/setup/accent';
import type { RenderedPage } from '../../src/entry-server';
import viteConfig from '../../vite.config';
import { folderOf } from './folderOf';

const [command, folder, accent = '', ...addresses] = process.argv.slice(2);
if (!folder) throw new Error('Usage: tsx e2e/accents/render.ts build FOLDER | render FOLDER ACCENT ADDRESS…');
const renderer = resolve(folder, 'renderer');

/** Replaces the site's accent by the one in `ACCENT_COLOURS`, which must be set before the renderer is imported. */
const readAccent: Plugin = {
  name: 'read-accent',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('/accent.json') ? '\0accent' : null),
  load: (id) => (id === '\0accent' ? 'export default JSON.parse(process.env.ACCENT_COLOURS)' : null),
};

const buildRenderer = () =>
  build(
    mergeConfig(viteConfig({ command: 'build', mode: 'production', isSsrBuild: true }), {
      configFile: false,
      logLevel: 'warn',
      plugins: [readAccent],
      build: { outDir: renderer, ssr: 'src/entry-server.tsx', emptyOutDir: true },
    }),
  );

const renderPages = async () => {
  process.env['ACCENT_COLOURS'] = JSON.stringify(accentColours(accent));
  const { render } = (await import(pathToFileURL(join(renderer, 'entry-server.js')).href)) as {
    render: (address: string) => Promise<RenderedPage>;
  };
  const sheets = ['base', 'late'].map((name) => readFileSync(`src/theme/${name}.css`, 'utf8'));
  const pages = folderOf(folder, accent);
  mkdirSync(pages, { recursive: true });
  for (const [index, address] of addresses.entries()) {
    const { body, css, laterCss } = await render(address);
    const styles = [...sheets, ...css, ...laterCss].join('');
    writeFileSync(
      join(pages, `${index}.html`),
      `<!doctype html><html lang="en"><title>${accent}</title><style>${styles}</style><div id="root">${body}</div></html>`,
    );
  }
};

if (command === 'build') await buildRenderer();
else if (command === 'render') await renderPages();
else throw new Error(`There is no command ${command}. Use build or render.`);
