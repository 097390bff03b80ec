/** Paints and encodes pictures. Only `npm run art` and its tests load this module and the packages behind it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
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
const loadFonts = (): Font[] =>
  (
    [
      ['Bricolage Grotesque', 'bricolage-grotesque', 800],
      ['Figtree', 'figtree', 600],
    ] as const
  ).flatMap(
    // prettier-ignore
    ([family, file, weight]) =>
      ['latin', 'latin-ext'].map((subset) => ({
        name: subset === 'latin' ? family : `${family} Extended`,
        data: readFileSync(require.resolve(`@fontsource/${file}/files/${file}-${subset}-${weight}-normal.woff`)),
        weight,
        style: 'normal' as const,
      })),
  );
let fonts: Font[] | undefined;

async function paintShareImage(image: ShareImage): Promise<Buffer> {
  const { width, height, colours, fewest, limit } = shareFormat;
  fonts ??= loadFonts();
  const letters = await satori(words(image), { width: textWidth, height, fonts });
  const png = render(shareSvg(image, letters), width).asPng();
  return withinLimit({ quality: colours, lowest: fewest, step: 8, limit }, (tried) =>
    sharp(png).png({ palette: true, colours: tried, dither: 0, effort: 7 }).toBuffer(),
  );
}

const paintIcon = (svg: string, width: number): Promise<Buffer> =>
  sharp(render(svg, width).asPng()).png({ compressionLevel: 9 }).toBuffer();

/** Packs PNG images into an ICO file, for browsers that ask for `/favicon.ico` whatever the page says. */
export function pngInIco(images: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
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
