/**
 * Every picture in `public/` that a description draws, described without drawing it. The build compares these descriptions
 * with the committed files; only `npm run art` loads the painters.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { appIcons, favicon, webManifest } from './brand.ts';
import { allCovers, coverSvg } from './cover.ts';
import { coverFormats, shareFormat } from './formats.ts';
import { owlFiles } from './owl.ts';
import { lampScene } from './scenes/lamp.ts';
import { shareImagesOf, shareSvg, words, type ShareImage } from './shareImages.ts';
import { iconUses, spriteAddress, spriteSvg } from './sprite.ts';
import { wallFiles } from './wall.ts';

type Shape =
  | { kind: 'cover'; svg: string }
  | { kind: 'share'; image: ShareImage }
  | { kind: 'png'; svg: string; width: number }
  | { kind: 'favicon'; svg: string };
type Named = { name: string; files: readonly string[] };

/** A picture that a painter makes. The manifest says from which description the committed files were drawn. */
export type Painted = Shape & Named & { hash: string };
/** A file that is text. The committed one must be the same or, if this is a part, have each of its lines. */
type Written = Named & { kind: 'text'; content: string; isPart?: boolean };
export type Picture = Painted | Written;

export const manifestFile = 'packages/art/manifest.json';

const digest = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8);

/** The hash of each painted picture, by name, as of the last `npm run art`. */
export const readManifest = (): Partial<Record<string, string>> =>
  existsSync(manifestFile) ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, string>) : {};

const text = (file: string, content: string): Written => ({
  kind: 'text',
  name: file,
  files: [file],
  content,
});
const generated = (name: string, ...lines: string[]) =>
  text(
    `src/content/covers/${name}.generated.ts`,
    ['/** Written by `npm run art`. */', ...lines, ''].join('\n'),
  );
const key = (id: string) => (/^[a-z]\w*$/.test(id) ? id : `'${id}'`);

const isArticle = ({ id }: { id: string }) => id.startsWith('article-');

/**
 * The covers, and what the site must know about them: the palette and the version in the names of the files.
 * @param shown the slugs of articles, without drafts. With them the covers of other articles are left out
 */
export function coverPictures(shown?: readonly string[]): Picture[] {
  const covers = allCovers()
    .filter(({ id }) => !shown || !isArticle({ id }) || shown.includes(id.replace('article-', '')))
    .map((cover) => {
      const svg = coverSvg(cover);
      return { ...cover, svg, hash: digest(svg, coverFormats) };
    });
  const list = (name: string, some: typeof covers) => [
    `export const ${name} = {`,
    ...some.map(({ id, spec, hash }) => `  ${key(id)}: { palette: '${spec.palette}', version: '${hash}' },`),
    '} as const;',
  ];
  return [
    generated(
      'manifest',
      ...list(
        'covers',
        covers.filter((cover) => !isArticle(cover)),
      ),
    ),
    { ...generated('articles', ...list('articleCovers', covers.filter(isArticle))), isPart: Boolean(shown) },
    ...covers.map(({ id, svg, hash }): Painted => {
      const files = coverFormats.map(
        ({ width, extension }) => `public/art/${id}.${hash}-${width}.${extension}`,
      );
      return { kind: 'cover', name: `cover ${id}`, hash, svg, files };
    }),
  ];
}

/** The icon sprite, the drawings in the pages, the favicons, the app icons and the web app manifest. */
export async function iconPictures(): Promise<Picture[]> {
  const sprite = spriteSvg(await iconUses());
  const address = spriteAddress(sprite);
  return [
    text(`public${address}`, sprite),
    generated('sprite', `export const iconSprite = '${address}';`),
    ...owlFiles().map(([name, svg]) => text(`public/figures/${name}.svg`, svg)),
    ...wallFiles().map(([name, svg]) => text(`public/figures/${name}.svg`, svg)),
    text('public/figures/lamp.svg', lampScene()),
    text('public/favicon.svg', favicon),
    text('public/site.webmanifest', webManifest()),
    { kind: 'favicon', name: 'favicon', hash: digest(favicon), svg: favicon, files: ['public/favicon.ico'] },
    ...appIcons.map(({ name, svg, width }): Painted => {
      const files = [`public/icons/${name}.png`];
      return { kind: 'png', name, hash: digest(svg, width), svg, width, files };
    }),
  ];
}

const shareFile = (id: string) => `public/og/${id}.png`;

/** The pictures for shared links, from the heads of all pages. */
export const sharePictures = (heads: Iterable<string>): Painted[] =>
  shareImagesOf(heads).map((image) => ({
    kind: 'share',
    name: `share image ${image.id}`,
    hash: digest(shareSvg(image, ''), words(image), shareFormat),
    image,
    files: [shareFile(image.id)],
  }));

const isWritten = ({ content, isPart }: Written, committed: string) => {
  if (!isPart) return committed === content;
  const lines = new Set(committed.split('\n'));
  return content.split('\n').every((line) => lines.has(line));
};

/** The pictures whose committed files are missing or were drawn from another description. */
export function stalePictures(pictures: readonly Picture[]): Picture[] {
  const manifest = readManifest();
  const isCurrent = (picture: Picture, file: string) =>
    picture.kind === 'text'
      ? isWritten(picture, readFileSync(file, 'utf8'))
      : manifest[picture.name] === picture.hash;
  return pictures.filter(
    (picture) => !picture.files.every((file) => existsSync(file) && isCurrent(picture, file)),
  );
}

/** Thrown when committed pictures are not those of their descriptions. */
export class StaleArtError extends Error {
  override name = 'StaleArtError';
}

/** @throws StaleArtError that names each picture and the command that draws it */
export function assertDrawn(pictures: readonly Picture[]): void {
  const stale = stalePictures(pictures);
  if (stale.length === 0) return;
  const names = stale.map(({ name }) => `  ${name}`).join('\n');
  throw new StaleArtError(
    `These pictures are missing or out of date:\n${names}\nRun npm run art, and commit the files that it changes.`,
  );
}

/** For development, where an old picture is better than none. */
export async function warnOfStaleArt(): Promise<void> {
  try {
    assertDrawn([...coverPictures(), ...(await iconPictures())]);
  } catch (error) {
    if (!(error instanceof StaleArtError)) throw error;
    console.warn(error.message);
  }
}

/**
 * Files in the folders of generated pictures that belong to no picture. A picture for shared links stays as long as a cover of its name is
 * described: its page may be left out for a time, such as all internships for a season.
 */
export function orphans(pictures: readonly Picture[]): string[] {
  const known = new Set([
    ...pictures.flatMap(({ files }) => files),
    ...allCovers().map(({ id }) => shareFile(id.replace(/^page-/, ''))),
  ]);
  // Not `join`: on Windows it writes backslashes, and the pictures' names have slashes.
  return ['public/art', 'public/figures', 'public/og', 'public/sprites']
    .flatMap((folder) => (existsSync(folder) ? readdirSync(folder).map((name) => `${folder}/${name}`) : []))
    .filter((file) => !known.has(file));
}
