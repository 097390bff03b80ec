/**
 * Turns the built app into one static HTML file an address. Each file carries its own styles, preloads the fonts that
 * paint first, and starts the app late: the script comes last and has a low priority.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'lightningcss';
import { iconSprite } from '../src/content/covers/sprite.generated.ts';
import type { RenderedPage } from '../src/entry-server.tsx';
import { styleTargets } from './browsers.ts';
import { pagePolicy, type Origins } from './headers.ts';
import { iconsIn, smallSprite, symbolsOf } from './pageSprite.ts';

interface ServerBuild {
  render: (path: string) => Promise<RenderedPage>;
  addresses: string[];
  notFoundPages: { folder: string; address: string }[];
  redirects: { from: string; to: string }[];
}

/** What the `Fold` component writes for the build to replace. */
const foldAddress = '/fold.css';

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The file of an address: `/aboutus` is `aboutus.html`, so that no host redirects it to a folder. */
export const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);

/** Drops what a later declaration overrides; MUI's defaults under our looks are a third of a page's styles. */
const minify = (css: string) =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: styleTargets,
  }).code.toString();

/** Leaves out what neither a browser nor React's taking over needs, a tenth of a kilobyte on every page. */
const lean = (body: string) =>
  body.replaceAll(' data-discover="true"', '').replace(/><\/(path|circle|rect|ellipse|use)>/g, '/>');

/** Leaves out the theme's variables that nothing on the page asks for at first. */
const dropUnused = (css: string, rest: string) =>
  css.replace(/(--w-[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
    `${css}${rest}`.includes(`var(${name}`) ? declaration : '',
  );

const template = (dist: string) => {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const src = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
  const boot = Object.values(manifest).find(({ file }) => `/${file}` === src);
  if (!src || !boot) throw new Error('The build has no entry. Did index.html lose its script?');
  // A second file could stall and leave the forms without their last resort.
  if (boot.imports?.length)
    throw new Error(`The boot script imports ${boot.imports.join(', ')}. See scripts/chunks.ts.`);
  // Vite's copy of these is for development: here they go into the pages.
  for (const [, file = ''] of html.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g))
    rmSync(join(dist, file));
  // Vite's own tags go: order and priority are decided here.
  const bare = html
    .replace(/\n\s*/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '');
  // `async`: a stalled style sheet holds back every other script.
  const script = `<script type="module" async src="${src}" fetchpriority="low"></script>`;
  return { bare, script };
};

const fonts = ['bricolage-core', 'figtree-core']
  .map(
    (name) => `<link rel="preload" as="font" type="font/woff2" href="/fonts/${name}.woff2" crossorigin="">`,
  )
  .join('');

/**
 * Writes every page into the `dist` folder.
 * @returns the files written, relative to `dist`
 */
export async function prerender(dist: string, serverEntry: string, origins: Origins): Promise<string[]> {
  const server = (await import(pathToFileURL(serverEntry).href)) as ServerBuild;
  const { bare, script } = template(dist);
  const [baseCss, lateCss] = ['base', 'late'].map((name) =>
    minify(readFileSync(`src/theme/${name}.css`, 'utf8')),
  );
  const symbols = symbolsOf(readFileSync(`public${iconSprite}`, 'utf8'));
  const written: string[] = [];

  const write = (file: string, html: string) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), html);
    written.push(file);
  };

  /** Writes a file that its content names, so that it may be kept for ever. Returns its address. */
  const asset = (name: string, extension: string, content: string) => {
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    const address = `/assets/${name}-${hash}.${extension}`;
    writeFileSync(join(dist, address), content);
    return address;
  };

  const page = async (address: string, file: string) => {
    const { head, body, css, laterCss, route } = await server.render(address);
    if (/<template|<script/.test(body)) {
      throw new Error(`${address}: the static page would need a script to be complete.`);
    }
    const all = minify(css);
    const used = baseCss + dropUnused(all, laterCss + body);
    // What appears later, such as a dialog, may ask for any of the theme's variables.
    const [variables = ''] = /:root\{[^}]*\}/.exec(all) ?? [];
    // Without emotion's attribute: it would move the element, and the browser would lay out the whole page again.
    const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(origins, used)}">`;
    const styles = `${policy}<style>${used}</style>`;
    const ownIcons = asset('icons', 'svg', smallSprite(symbols, iconsIn(body, iconSprite)));
    const later = asset('later', 'css', lateCss + variables + minify(laterCss));
    write(
      file,
      bare
        .replace('<html lang="en">', `<html lang="en" data-route="${route}">`)
        .replace('<!--head-->', () => head + fonts + styles + script)
        .replace('<!--app-->', () =>
          lean(body).replace(foldAddress, later).replaceAll(`${iconSprite}#`, `${ownIcons}#`),
        )
        // Behind the pictures, which would otherwise wait for a connection.
        .replace(
          '</body>',
          `${body.includes(foldAddress) ? '' : `<link rel="stylesheet" href="${later}">`}</body>`,
        ),
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
