/**
 * Renders pages as a company with another accent would build them, without the app's files: contrast needs no scripts.
 * - `tsx e2e/accents/render.ts build FOLDER` builds the renderer, once for all accents.
 * - `tsx e2e/accents/render.ts ACCENT FOLDER ADDRESS…` writes a file an address.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, mergeConfig, type Plugin } from 'vite';
import { accentColours } from '../../scripts/setup/accent';
import type { RenderedPage } from '../../src/entry-server';
import viteConfig from '../../vite.config';

const [task = '', folder = '', ...addresses] = process.argv.slice(2);
const renderer = resolve(folder, 'renderer');

/** The accent of the process that renders, in place of the site's. */
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

const renderIn = async (accent: string) => {
  process.env['ACCENT_COLOURS'] = JSON.stringify(accentColours(accent));
  const { render } = (await import(pathToFileURL(join(renderer, 'entry-server.js')).href)) as {
    render: (address: string) => Promise<RenderedPage>;
  };
  const sheets = ['base', 'late'].map((name) => readFileSync(`src/theme/${name}.css`, 'utf8'));
  const pages = join(folder, accent.slice(1));
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

await (task === 'build' ? buildRenderer() : renderIn(task));
