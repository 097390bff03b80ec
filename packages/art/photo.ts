/** Scales the photos and screenshots of articles. Only articles with one load this module and sharp. */
import sharp from 'sharp';

/** In pixels: for a phone, a text column, and a text column on a screen of double density. */
const WIDTHS = [480, 960, 1440];

/** More pixels than a camera takes are a mistake, and need too much memory. */
const input = { limitInputPixels: 60_000_000 } as const;

/** The size of a photo, turned as its camera says, and the widths to make of it. */
export async function photoSize(file: Buffer) {
  const { width, height } = (await sharp(file, input).metadata()).autoOrient;
  const widths = [...WIDTHS.filter((one) => one < width), Math.min(width, 1440)];
  return { width, height, widths: [...new Set(widths)] };
}

/** The photo in one width, as AVIF and WebP, without the place and camera that its file names. */
export async function scaledPhoto(file: Buffer, width: number) {
  const scaled = sharp(file, input).autoOrient().resize({ width });
  return {
    avif: await scaled.clone().avif({ quality: 55, effort: 3 }).toBuffer(),
    webp: await scaled.clone().webp({ quality: 72 }).toBuffer(),
  };
}
