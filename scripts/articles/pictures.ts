/** Photos and screenshots of articles: files next to them, scaled by the build. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import type { Image } from 'mdast';
import type { Block, BlockOf } from '../../schemas/content.ts';
import { decoded } from './headings.ts';
import { lineOf, type Context } from './outline.ts';
import { plainMistake } from './plain.ts';

/** Scaled pictures are kept here, and made again only when a file changes. */
const CACHE = '.cache/pictures';
/** Part of each address: a change of widths or quality makes new files. */
const VERSION = '1';
const HEAVIEST = 5_000_000;
/** In pixels. A narrower picture would look blurred in the text. */
const NARROWEST = 320;

/** How the files of a kind begin. */
const signatures: [kind: RegExp, signature: RegExp][] = [
  [/\.png$/i, /^\x89PNG/],
  [/\.jpe?g$/i, /^\xFF\xD8/],
  [/\.webp$/i, /^RIFF....WEBP/s],
];

/** Alternative texts that say nothing about a picture: its file name, or what a program wrote. */
const saysNothing =
  /^(?:(?:img|dsc|image|picture|photo|screenshot|untitled|alt)[\s_\-\d.()]*|\S+\.\w{3,4})$/i;

/** The name that a picture should have next to the article, as an address. */
function nameFor(url: string): string {
  const name = /[^\\/]*$/.exec(url.replace(/[?#].*/s, ''))?.[0].replaceAll(' ', '%20') ?? '';
  return /.\.\w+$/.test(name) ? name : 'file.jpg';
}

/** Whether a folder has a file of exactly this name. Mac and Windows would also find one with other capital letters. */
const isIn = (folder: string, file: string): boolean =>
  posix
    .normalize(file)
    .split('/')
    .every((part, index, parts) => {
      const within = join(folder, ...parts.slice(0, index));
      return existsSync(within) && statSync(within).isDirectory() && readdirSync(within).includes(part);
    });

/** What is wrong with a picture, as a sentence with the remedy. */
function mistakeIn({ url, alt }: Pick<Image, 'url' | 'alt'>, folder: string): string | undefined {
  const name = nameFor(url);
  if (url.startsWith('data:'))
    return `This picture is inside the text. Save it as a file in ${folder} and write ![what it shows](file.jpg).`;
  if (/^(?:https?:)?\/\//.test(url))
    return `'${url}' is on another site. Save the picture in ${folder} and write ![${alt || 'what it shows'}](${name}).`;
  // Such as C:\team.jpg, file:///team.jpg and team.jpg?raw=true.
  if (/^(?:[a-z]+:|\/)|\.\.|[\\?#]/i.test(url))
    return `'${url}' is not next to the article. Put it into ${folder} and write ![${alt || 'what it shows'}](${name}).`;
  if (!alt?.trim() || saysNothing.test(alt.trim()))
    return `Say between the brackets what ${name} shows, for people who do not see it: ![a student at a laptop](${url}).`;
  const kind = signatures.find(([ending]) => ending.test(url));
  if (!kind)
    return `'${url}' should be a JPEG, PNG or WebP. Open it in any picture program and save it as one.`;
  const path = join(folder, decoded(url));
  if (!isIn(folder, decoded(url)))
    return `There is no file ${path}. Put the picture there, or correct its name. Capital letters count.`;
  const { size } = statSync(path);
  if (size > HEAVIEST)
    return `${name} weighs ${(size / 1e6).toFixed(1)} MB, and 5 MB is the limit. Save it at most 3,000 pixels wide.`;
  if (!kind[1].test(readFileSync(path).toString('latin1', 0, 16)))
    return `${name} is not what its ending says. Open it in any picture program and save it as JPEG or PNG.`;
  return undefined;
}

/** A picture on a line of its own: `![what it shows](file.jpg "Caption")`. */
export function readPicture(node: Image, { file, report }: Context): Block | undefined {
  const folder = dirname(file);
  const mistake = mistakeIn(node, folder);
  if (mistake) {
    report(node, mistake);
    return undefined;
  }
  const sign = node.title && plainMistake(node.title);
  if (sign) report(node, `The caption ${sign}`);
  return {
    kind: 'picture',
    file: `${join(folder, decoded(node.url))}:${lineOf(node)}`,
    alt: (node.alt ?? '').trim(),
    ...(node.title && { caption: node.title.trim() }),
  };
}

/** The files of a picture by their addresses. */
export const filesOf = ({ made }: BlockOf<'picture'>) =>
  (made?.widths ?? [])
    .flatMap((width) => ['avif', 'webp'].map((format) => `${made?.address}-${width}.${format}`))
    .map((address) => ({ address, file: join(CACHE, basename(address)) }));

/** A scaled picture by its address, for the development server. */
export function cachedPicture(address: string): { type: string; bytes: Buffer } | undefined {
  const [, name, format] = /^\/assets\/([a-z0-9-]+-\d+\.(avif|webp))$/.exec(address) ?? [];
  const file = join(CACHE, name ?? '');
  return name && existsSync(file) ? { type: `image/${format}`, bytes: readFileSync(file) } : undefined;
}

/**
 * Makes the sizes of a picture that are not in the cache.
 * @throws Error when the file cannot be read as a picture
 */
async function scaled(block: BlockOf<'picture'>, article: string): Promise<BlockOf<'picture'>> {
  const [path = '', line] = block.file.split(/:(?=\d+$)/);
  const source = readFileSync(path);
  const hash = createHash('sha256').update(VERSION).update(source).digest('hex').slice(0, 8);
  // Imported on demand: an article without pictures needs no picture library.
  const { photoSize, scaledPhoto } = await import('../../packages/art/photo.ts');
  const size = await photoSize(source).catch((cause: unknown) => {
    throw new Error(`${article}:${line}: ${path} cannot be read. Save it again as JPEG or PNG.`, { cause });
  });
  if (size.width < NARROWEST)
    throw new Error(
      `${article}:${line}: ${path} is ${size.width} pixels wide and would look blurred. Use a picture of at least ${NARROWEST} pixels.`,
    );
  const name = basename(path)
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const picture = { ...block, made: { address: `/assets/${name}-${hash}`, ...size } };
  mkdirSync(CACHE, { recursive: true });
  for (const width of size.widths) {
    const wanted = filesOf({ ...picture, made: { ...picture.made, widths: [width] } });
    if (wanted.every(({ file }) => existsSync(file))) continue;
    const made = await scaledPhoto(source, width);
    for (const { file } of wanted) writeFileSync(file, file.endsWith('avif') ? made.avif : made.webp);
  }
  return picture;
}

/**
 * The blocks of an article with the sizes of their pictures.
 * @param article its file
 * @throws Error with a line for each picture that cannot be used
 */
export async function withPictures(body: readonly Block[], article: string): Promise<Block[]> {
  const ends = await Promise.allSettled(
    body.map(async (block) => (block.kind === 'picture' ? scaled(block, article) : block)),
  );
  const failed = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as Error] : []));
  if (failed.length > 0)
    throw new Error(failed.map(({ message }) => message).join('\n'), { cause: failed[0] });
  return ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
}
