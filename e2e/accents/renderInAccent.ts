/**
 * Renders pages as a company with another accent would build them, without the app's files: contrast needs no scripts, and a
 * whole build takes much longer. `tsx e2e/accents/renderInAccent.ts ACCENT FOLDER ADDRESS…` writes a file an address.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, mergeConfig, type Plugin } from 'vite';
import { accentColours } from '../../scripts/setup/accent';
import type { RenderedPage } from '../../src/entry-server';
import viteConfig from '../../vite.config';

const [accent = '', folder = '', ...addresses] = process.argv.slice(2);
const server = resolve(folder, 'server');

const inAccent: Plugin = {
  name: 'in-accent',
  enforce: 'pre',
  load: (id) => (id.endsWith('/src/config/accent.json') ? JSON.stringify(accentColours(accent)) : null),
};

await build(
  mergeConfig(viteConfig({ command: 'build', mode: 'production', isSsrBuild: true }), {
    configFile: false,
    logLevel: 'warn',
    plugins: [inAccent],
    build: { outDir: server, ssr: 'src/entry-server.tsx', emptyOutDir: true },
  }),
);
const { render } = (await import(pathToFileURL(join(server, 'entry-server.js')).href)) as {
  render: (address: string) => Promise<RenderedPage>;
};
const sheets = ['base', 'late'].map((name) => readFileSync(`src/theme/${name}.css`, 'utf8'));
for (const [index, address] of addresses.entries()) {
  const { body, css, laterCss } = await render(address);
  const styles = [...sheets, ...css, ...laterCss].join('');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `${index}.html`),
    `<!doctype html><html lang="en"><title>${accent}</title><style>${styles}</style><div id="root">${body}</div></html>`,
  );
}
