import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { coverSvg, type Cover } from './cover.ts';
import { paint } from './paint.ts';
import { digest, forEachPair, kept, siteDir } from './store.ts';

// One thread a picture, two pictures at a time: faster for many small pictures than the other way round.
sharp.concurrency(1);

const avif = { quality: 55, effort: 2, chromaSubsampling: '4:4:4' } as const;
const webp = { quality: 70, effort: 4, smartSubsample: true } as const;

/**
 * What the picture of a phone's first screenful should weigh at most, in bytes: with its headers it then fits into the
 * ten packets that a server sends at once, and comes a whole round trip earlier. The AVIF qualities are those to come
 * down to for that, one after the other; no picture has needed a lower one.
 */
export const firstPackets = { bytes: 13_300, qualities: [50, 45, 40, 35] };

/** The files of a cover. AVIF in three widths, and WebP for browsers without it. */
export const formats = [
  { width: 360, extension: 'avif', settings: avif },
  { width: 720, extension: 'avif', settings: avif, fitInto: firstPackets },
  { width: 1080, extension: 'avif', settings: avif },
  { width: 720, extension: 'webp', settings: webp },
] as const;
type Format = (typeof formats)[number] & { fitInto?: typeof firstPackets };

/** The most that a picture of 720 px may weigh, in bytes. */
export const weightLimit = 40_000;

export type DrawnCover = { id: string; svg: string };

export const drawCovers = (covers: readonly Cover[]): DrawnCover[] =>
  covers.map((cover) => ({ id: cover.id, svg: coverSvg(cover) }));

/**
 * Changes when any picture changes, so that addresses with it in them can be cached for ever. Taken from the drawings,
 * not from the files: those differ a little from one processor to the next.
 */
export const versionOf = (drawn: readonly DrawnCover[]): string =>
  digest(JSON.stringify(formats), ...drawn.flatMap(({ id, svg }) => [id, svg])).slice(0, 8);

const encode =
  (svg: string, { width, extension, settings, fitInto = { bytes: Infinity, qualities: [] } }: Format) =>
  async (): Promise<Buffer> => {
    const { data, ...size } = paint(svg, width);
    const image = sharp(data, { raw: { width: size.width, height: size.height, channels: 4 } }).removeAlpha();
    if (extension === 'webp') return image.webp(settings).toBuffer();
    let file = await image.avif(settings).toBuffer();
    for (const quality of fitInto.qualities) {
      if (file.length <= fitInto.bytes) break;
      file = await image.avif({ ...settings, quality }).toBuffer();
    }
    return file;
  };

/** Refuses a picture that is too heavy, by name. */
export function checkWeight(
  id: string,
  { width, extension }: Pick<Format, 'width' | 'extension'>,
  bytes: number,
): void {
  if (width > 720 || bytes <= weightLimit) return;
  throw new Error(
    `${id}: the ${width} px ${extension.toUpperCase()} weighs ${bytes} bytes, more than ${weightLimit}. Draw it with fewer small parts.`,
  );
}

/** Puts every picture of every cover where the site serves it from, and removes those of other versions. */
export async function encodeCovers(drawn: readonly DrawnCover[]): Promise<{ folder: string; files: number }> {
  const root = join(siteDir, 'art');
  const folder = join(root, versionOf(drawn));
  mkdirSync(folder, { recursive: true });
  await forEachPair(drawn, async ({ id, svg }) => {
    for (const format of formats) {
      const file = await kept(format.extension, [svg, JSON.stringify(format)], encode(svg, format));
      checkWeight(id, format, statSync(file).size);
      const target = join(folder, `${id}-${format.width}.${format.extension}`);
      if (!existsSync(target)) copyFileSync(file, target);
    }
  });
  for (const name of readdirSync(root)) {
    if (join(root, name) !== folder) rmSync(join(root, name), { recursive: true });
  }
  return { folder, files: drawn.length * formats.length };
}
