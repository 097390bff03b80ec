/**
 * Turns the built app into one static HTML file an address. Each file carries its own styles and starts the app late:
 * low priority for the script, the one font file that paints first preloaded.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'lightningcss';
import type { RenderedPage } from '../src/entry-server.tsx';

interface ServerBuild {
  render: (path: string) => Promise<RenderedPage>;
  addresses: string[];
  notFoundPages: { folder: string; address: string }[];
  redirects: { from: string; to: string }[];
}

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>;

/** The file of an address: `/aboutus` is `aboutus.html`, so that no host redirects it to a folder. */
export const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);

/** Drops what a later declaration overrides; MUI's defaults under our looks are a third of a page's styles. */
const minify = (css: string) =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: { chrome: 111 << 16 },
  }).code.toString();

const template = (dist: string) => {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The build has no entry. Did index.html lose its script?');
  const baseCss = minify((entry.css ?? []).map((file) => readFileSync(join(dist, file), 'utf8')).join(''));
  // Vite's own tags go: order and priority are decided here.
  const bare = html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '');
  const script = `<script type="module" src="/${entry.file}" fetchpriority="low"></script>`;
  return { bare, baseCss, script };
};

const fonts = ['bricolage-latin', 'figtree-latin']
  .map(
    (name) => `<link rel="preload" as="font" type="font/woff2" href="/fonts/${name}.woff2" crossorigin="">`,
  )
  .join('');

/**
 * Writes every page into the `dist` folder.
 * @returns the files written, relative to `dist`
 */
export async function prerender(dist: string, serverEntry: string): Promise<string[]> {
  const server = (await import(pathToFileURL(serverEntry).href)) as ServerBuild;
  const { bare, baseCss, script } = template(dist);
  const written: string[] = [];

  const write = (file: string, html: string) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), html);
    written.push(file);
  };

  const page = async (address: string, file: string) => {
    const { head, body, css, styleIds, route } = await server.render(address);
    if (/<template|<script(?! type="application\/ld\+json")/.test(body)) {
      throw new Error(`${address}: the static page would need a script to be complete.`);
    }
    const styles = `<style>${baseCss}</style><style data-emotion="css ${styleIds.join(' ')}">${minify(css)}</style>`;
    write(
      file,
      bare
        .replace('<html lang="en">', `<html lang="en" data-route="${route}">`)
        .replace('<!--head-->', () => head + fonts + styles + script)
        .replace('<!--app-->', () => body),
    );
  };

  for (const address of server.addresses) await page(address, fileOf(address));
  for (const { folder, address } of server.notFoundPages) await page(address, join(folder, '404.html'));
  for (const { from, to } of server.redirects) {
    write(
      fileOf(from),
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${to}"><meta http-equiv="refresh" content="0; url=${to}"><p>This page has moved to <a href="${to}">${to}</a>.</p></html>`,
    );
  }
  return written;
}
