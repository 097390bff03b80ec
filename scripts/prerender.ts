/**
 * Renders every address to a static HTML file. Each file holds its own styles and loads the boot script async, with a low priority.
 * The body preloads the fonts, see index.html: Chromium holds the first paint back, for up to 100 ms, when the head does.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Features, transform } from 'lightningcss';
import { withCoverHint } from '../packages/art/coverHint.ts';
import { iconSprite } from '../src/content/covers/sprite.generated.ts';
import { DIALOG_MARKUP } from '../src/dialogs/dialogs.markup.ts';
import type { RenderedPage } from '../src/entry-server.tsx';
import { APP_FILES, FOLD_ADDRESS, ROUTE } from '../src/handover/handover.markup.ts';
import { ADDRESSES } from '../src/navigation/ownAddress.markup.ts';
import { styleTargets } from './browsers.ts';
import { compress } from './compress.ts';
import { asNginxMap, pagePolicy, type Origins } from './headers.ts';
import { iconsIn, smallSprite, symbolsOf } from './pageSprite.ts';

interface ServerBuild {
  render: (path: string) => Promise<RenderedPage>;
  renderDialogs: () => Promise<Record<'dialogs' | 'thanks', { html: string; css: string[] }>>;
  addresses: string[];
  notFoundPages: { folder: string; address: string }[];
  redirects: { from: string; to: string }[];
}

/** Where `index.html` takes the page's head and body, and the thanks. */
const HEAD_SLOT = '<!--head-->';
const BODY_SLOT = '<!--app-->';
const THANKS_SLOT = '<!--thanks-->';

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The file of an address: `/aboutus` is `aboutus.html`, so that no host redirects it to a folder. */
export const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);

const minified = new Map<string, string>();

/**
 * Drops overridden declarations: MUI's defaults below our theme are a third of a page's styles. Most pages of a kind have
 * the same styles, so each text is minified once.
 */
const minify = (styles: string[]) => {
  const text = styles.join('');
  const known = minified.get(text);
  if (known !== undefined) return known;
  const css = transform({
    filename: 'page.css',
    code: Buffer.from(text),
    minify: true,
    targets: styleTargets,
    // `light-dark()` is left alone, because there is one colour scheme.
    exclude: Features.LightDark,
  }).code.toString();
  minified.set(text, css);
  return css;
};

/** A misspelt or skipped variable would lose a colour in silence. Only the theme's own: others have their fallbacks. */
const assertDeclared = (css: string, address: string) => {
  const declared = new Set(css.match(/--w-[\w-]+(?=:)/g));
  const missing = new Set(
    [...css.matchAll(/var\((--w-[\w-]+)\)/g)].flatMap(([, name = '']) => (declared.has(name) ? [] : name)),
  );
  if (missing.size > 0)
    throw new Error(
      `The styles of ${address} read ${[...missing].join(', ')}, which nothing declares. See src/theme/unusedVariables.ts.`,
    );
};

/** The styles that are not among `given`, once each. */
const except = (styles: string[], given: string[]) => {
  const known = new Set(given);
  return [...new Set(styles)].filter((style) => !known.has(style));
};

const MODULE_SCRIPT = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g;
const STYLE_SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g;
const PRELOAD = /<link rel="modulepreload"[^>]*>/g;
/** Each page gets its route here. Without it React would take every page for another one, and render it again. */
const ROOT = /<html lang="([\w-]+)">/;

/** The page without Vite's own tags, and the tags of the scripts that replace them. */
const readTemplate = (html: string, manifest: Manifest) => {
  const [, src] = [...html.matchAll(MODULE_SCRIPT)][0] ?? [];
  const boot = Object.values(manifest).find(({ file }) => `/${file}` === src);
  const app = manifest['src/entry-client.tsx'];
  if (!ROOT.test(html))
    throw new Error('index.html should begin the page with <html lang="en">, or another language.');
  if (!src || !boot || !app) throw new Error('The build has no entry. Did index.html lose its script?');
  // A second file could stall, and forms would lose their fallback.
  if (boot.imports?.length)
    throw new Error(`The boot script imports ${boot.imports.join(', ')}. See scripts/chunks.ts.`);
  // Vite's own tags are replaced, to control order and priority.
  const bare = [/\n\s*/g, MODULE_SCRIPT, STYLE_SHEET, PRELOAD].reduce(
    (left, tag) => left.replace(tag, ''),
    html,
  );
  const filesOf = (name: string): string[] => {
    const { file, imports = [] } = manifest[name] ?? {};
    return [...imports.flatMap(filesOf), ...(file ? [`/${file}`] : [])];
  };
  // The libraries are most of the app and rarely change, so they are worth fetching early. Our own code is small
  // enough to be fetched with the first tap.
  const libraries = filesOf('src/entry-client.tsx').filter((file) => /\/(?:react|styles)-/.test(file));
  const lists = `${APP_FILES}="${[...new Set(libraries)].join(' ')}"`;
  // Fetched together with the boot script, because without the delivery a form could not be sent once the network is
  // gone. It runs only when it is needed.
  const delivery = filesOf('src/entry-leads.ts')
    .filter((file) => file !== `/${boot.file}`)
    .map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`);
  // `async`, because a stalled style sheet blocks any other script.
  const script = `<script type="module" async src="${src}" fetchpriority="low" ${lists}></script>${delivery.join('')}`;
  return { bare, script };
};

const FIRST_PICTURE =
  /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/><img[^>]* fetchPriority="high"/;

/**
 * The tag that asks for the picture of the first screen before the fonts and scripts. Where the picture itself stands, a
 * slow phone asks 0.1 s later, when six connections are taken already (HTTP/1.1).
 */
const preloadPicture = (body: string) => {
  const [, sources, sizes] = FIRST_PICTURE.exec(body) ?? [];
  return sources === undefined
    ? ''
    : `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${sources}" imagesizes="${sizes}">`;
};

/** Deletes the style sheets that Vite has linked: the pages hold these styles themselves. */
const removeStyleFiles = (dist: string, html: string) => {
  for (const [, file = ''] of html.matchAll(STYLE_SHEET)) rmSync(join(dist, file));
};

/** Writes files into the `dist` folder. */
const createWriter = (dist: string) => {
  const written: string[] = [];
  const compressing: Promise<void>[] = [];
  return {
    /** Writes a page, and compresses it while the next one is rendered. */
    page: (file: string, page: string) => {
      mkdirSync(dirname(join(dist, file)), { recursive: true });
      writeFileSync(join(dist, file), page);
      written.push(file);
      compressing.push(compress(join(dist, file)));
    },
    /** Writes a file with a content hash in its name, so that it can be cached for a year. Returns its address. */
    asset: (name: string, extension: string, content: string) => {
      const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
      const address = `/assets/${name}-${hash}.${extension}`;
      writeFileSync(join(dist, address), content);
      return address;
    },
    /** Resolves with the pages once all are compressed. */
    end: async () => {
      await Promise.all(compressing);
      return written;
    },
  };
};

type Writer = ReturnType<typeof createWriter>;

/** The parts that every page shares. */
const readShared = async (dist: string, server: ServerBuild, { asset }: Writer) => {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const template = readTemplate(html, manifest);
  removeStyleFiles(dist, html);
  const [baseCss, lateCss] = ['base', 'late'].map((name) =>
    minify([readFileSync(`src/theme/${name}.css`, 'utf8')]),
  );
  const symbols = symbolsOf(readFileSync(`public${iconSprite}`, 'utf8'));
  /** The markup with its icons from a sprite that holds no others. */
  const withOwnIcons = (...markups: string[]) => {
    const sprite = smallSprite(symbols, iconsIn(markups.join(''), iconSprite));
    const address = asset('icons', 'svg', sprite);
    return markups.map((markup) => markup.replaceAll(`${iconSprite}#`, `${address}#`));
  };
  const { dialogs, thanks } = await server.renderDialogs();
  const [dialogHtml = ''] = withOwnIcons(dialogs.html);
  return {
    ...template,
    baseCss,
    lateCss,
    withOwnIcons,
    thanks,
    dialogCss: dialogs.css,
    dialogMarkup: asset('dialogs', 'txt', dialogHtml),
  };
};

type Shared = Awaited<ReturnType<typeof readShared>>;

/** The styles of a page: those of its first screen as text, the others as the addresses of their files. */
const stylesOf = (
  { asset }: Writer,
  { baseCss, lateCss, thanks, dialogCss }: Shared,
  address: string,
  { css, laterCss }: RenderedPage,
) => {
  // A rule that comes twice would make the browser compute the styles of its elements twice.
  const later = except([...laterCss, ...thanks.css], css);
  const first = baseCss + minify(css);
  const laterText = lateCss + minify(later);
  assertDeclared(first + laterText + minify(dialogCss), address);
  return {
    first,
    later: asset('later', 'css', laterText),
    dialogs: asset('dialogs', 'css', minify(except(dialogCss, [...css, ...later]))),
  };
};

/** Puts a rendered page into the template. `attributes` are for its `html` element. */
const assemble = (
  { bare, script, thanks, dialogMarkup, withOwnIcons }: Shared,
  { head, body, route }: RenderedPage,
  styles: ReturnType<typeof stylesOf>,
  origins: Origins,
  attributes: string,
) => {
  const [bodyHtml = '', thanksHtml = ''] = withOwnIcons(body, thanks.html);
  const bootScript = script.replace(
    '></script>',
    ` ${DIALOG_MARKUP}="${dialogMarkup} ${styles.dialogs}"></script>`,
  );
  // Not emotion's own element: emotion would move it, which forces a layout of the whole page.
  const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(origins, styles.first)}">`;
  const firstStyles = `${policy}<style>${styles.first}</style>`;
  const laterLink = body.includes(FOLD_ADDRESS) ? '' : `<link rel="stylesheet" href="${styles.later}">`;
  return (
    bare
      .replace(ROOT, (_, lang: string) => `<html lang="${lang}" ${ROUTE}="${route}"${attributes}>`)
      .replace(HEAD_SLOT, () => preloadPicture(body) + head + firstStyles + bootScript)
      .replace(BODY_SLOT, () => bodyHtml.replace(FOLD_ADDRESS, styles.later))
      .replace(THANKS_SLOT, () => thanksHtml)
      // After the pictures, which would otherwise wait for a connection.
      .replace('</body>', `${laterLink}</body>`)
  );
};

/** The page at a former address. */
const redirectTo = (to: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${to}"><meta http-equiv="refresh" content="0; url=${to}"><p>This page has moved to <a href="${to}">${to}</a>.</p></html>`;

/**
 * Writes every page into the `dist` folder, and compresses it while the next one is rendered.
 * @returns the files written, relative to `dist`
 */
export async function prerender(dist: string, serverEntry: string, origins: Origins): Promise<string[]> {
  const server = (await import(pathToFileURL(serverEntry).href)) as ServerBuild;
  const writer = createWriter(dist);
  const shared = await readShared(dist, server, writer);

  const writePage = async (address: string, file: string, attributes = '') => {
    const page = await server.render(address).catch((error: Error) => {
      throw withCoverHint(error);
    });
    if (/<template|<script/.test(page.body))
      throw new Error(`${address}: the static page would need a script to be complete.`);
    const styles = stylesOf(writer, shared, address, page);
    writer.page(file, assemble(shared, page, styles, origins, attributes));
  };

  for (const address of server.addresses) await writePage(address, fileOf(address));
  const known = ` ${ADDRESSES}="${server.addresses.join(' ')}"`;
  for (const { folder, address } of server.notFoundPages)
    await writePage(address, join(folder, '404.html'), known);
  for (const { from, to } of server.redirects) writer.page(fileOf(from), redirectTo(to));
  mkdirSync(join(dist, '_nginx'), { recursive: true });
  writeFileSync(join(dist, '_nginx/addresses.conf'), asNginxMap(server.addresses));
  return writer.end();
}
