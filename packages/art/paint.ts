/** Paints and encodes pictures. Only `npm run art` and its tests load this module and the packages behind it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { company } from '../../src/content/company.ts';
import { coverFormats, shareFormat, withinLimit, type Format } from './formats.ts';
import type { Painted } from './pictures.ts';
import { shareSvg, textWidth, words, type ShareImage } from './shareImages.ts';

// One thread for each picture, and two pictures at a time, is faster than the other way round for small pictures.
sharp.concurrency(1);

/**
 * Each width is painted from the drawing, not scaled down from a larger picture: clean edges make small files. All text
 * is outlines, so no fonts are loaded.
 */
const render = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();

function paintCover(svg: string, { width, extension, quality, lowest, limit }: Format): Promise<Buffer> {
  const drawn = render(svg, width);
  const pixels = drawn.pixels;
  const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const;
  return withinLimit({ quality, lowest, step: 5, limit }, (tried) => {
    const image = sharp(pixels, { raw }).removeAlpha();
    return extension === 'webp'
      ? image.webp({ quality: tried, effort: 4, smartSubsample: true }).toBuffer()
      : image.avif({ quality: tried, effort: 2, chromaSubsampling: '4:4:4' }).toBuffer();
  });
}

const require = createRequire(import.meta.url);

/** The fonts on share images. The second subset has the rupee sign and letters with macrons and dots. */
const fontFiles = [
  { name: 'Bricolage Grotesque', file: 'bricolage-grotesque', weight: 800 },
  { name: 'Figtree', file: 'figtree', weight: 600 },
] as const;
const loadFonts = (): Font[] =>
  fontFiles.flatMap(({ name, file, weight }) => {
    const data = (subset: string) =>
      readFileSync(require.resolve(`@fontsource/${file}/files/${file}-${subset}-${weight}-normal.woff`));
    return [
      { name, data: data('latin'), weight, style: 'normal' },
      { name: `${name} Extended`, data: data('latin-ext'), weight, style: 'normal' },
    ];
  });
let fonts: Font[] | undefined;

/** Where a letter of a share image is written. A title may contain the company's name, so the company's own texts come first. */
const sourceOf = (letter: string) => {
  const { name, tagline, blogName } = company;
  const texts = Object.entries({ name, tagline, blogName });
  const [field] = texts.find(([, text]) => text.includes(letter)) ?? [];
  return field ? `${field} in src/config/company.json` : 'seo.title';
};

/** Satori asks for letters that the fonts do not have, and draws empty boxes in their place. */
const refuseLetters = (id: string) => async (_: string, letters: string) => {
  const [letter = ''] = letters;
  throw new Error(
    `share image ${id}: the fonts have no letter '${letter}'. Write ${sourceOf(letter)} in Latin letters, or add a font in packages/art/paint.ts.`,
  );
};

async function paintShareImage(image: ShareImage): Promise<Buffer> {
  const { width, height, colours, fewest, limit } = shareFormat;
  fonts ??= loadFonts();
  const letters = await satori(words(image), {
    width: textWidth,
    height,
    fonts,
    loadAdditionalAsset: refuseLetters(image.id),
  });
  const png = render(shareSvg(image, letters), width).asPng();
  return withinLimit({ quality: colours, lowest: fewest, step: 8, limit }, (tried) =>
    sharp(png).png({ palette: true, colours: tried, dither: 0, effort: 7 }).toBuffer(),
  );
}

const paintIcon = (svg: string, width: number): Promise<Buffer> =>
  sharp(render(svg, width).asPng()).png({ compressionLevel: 9 }).toBuffer();

/** Packs PNG images into an ICO file, for browsers that ask for `/favicon.ico` whatever the page says. */
export function pngInIco(images: readonly { size: number; png: Buffer }[]): Buffer {
  let offset = 6 + 16 * images.length;
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.from([size % 256, size % 256, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([
    Buffer.from([0, 0, 1, 0, images.length, 0]),
    ...entries,
    ...images.map(({ png }) => png),
  ]);
}

/**
 * The content of each of a picture's files, in the order of its `files`.
 * @throws TooHeavy when a file is over its budget at the lowest quality
 */
export async function paint(picture: Painted): Promise<Buffer[]> {
  switch (picture.kind) {
    case 'cover':
      return Promise.all(coverFormats.map((format) => paintCover(picture.svg, format)));
    case 'share':
      return [await paintShareImage(picture.image)];
    case 'png':
      return [await paintIcon(picture.svg, picture.width)];
    case 'favicon': {
      const icon = async (size: number) => ({ size, png: await paintIcon(picture.svg, size) });
      return [pngInIco(await Promise.all([16, 32, 48].map(icon)))];
    }
  }
}
