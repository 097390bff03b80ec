/** The files of each cover and the most they may weigh, in bytes. Budgets that tests and painters share. */

/**
 * With its headers, a file of this size fits into the first ten packets that a server sends. On a slow phone the picture
 * then arrives one round trip earlier.
 */
export const firstPackets = 13_300;

/** The painter lowers the quality in steps down to the lowest, until the file is within its limit. */
type Budget = { quality: number; lowest: number; limit: number };
export type Format = Budget & { width: number; extension: 'avif' | 'webp' };

/** AVIF in three widths for a `srcset`, and WebP for browsers without AVIF. */
export const coverFormats: readonly Format[] = [
  { width: 360, extension: 'avif', quality: 55, lowest: 25, limit: firstPackets },
  { width: 720, extension: 'avif', quality: 55, lowest: 25, limit: firstPackets },
  { width: 1080, extension: 'avif', quality: 55, lowest: 35, limit: 40_000 },
  { width: 720, extension: 'webp', quality: 70, lowest: 40, limit: 40_000 },
];

/** A picture for shared links, as PNG: its size in pixels, its number of colours and its budget. */
export const shareFormat = { width: 1200, height: 630, colours: 64, fewest: 24, limit: 60_000 };

/** Thrown for a picture that is over its budget at the lowest quality. */
export class TooHeavy extends Error {
  override name = 'TooHeavy';
}

/**
 * Encodes at falling qualities until the file is within its limit.
 * @throws TooHeavy when it is still over the limit at the lowest quality
 */
export async function withinLimit(
  { quality, lowest, step, limit }: Budget & { step: number },
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  const file = await encode(quality);
  if (file.length <= limit) return file;
  const next = quality - step;
  if (next >= lowest) return withinLimit({ quality: next, lowest, step, limit }, encode);
  throw new TooHeavy(`weighs ${file.length} bytes at quality ${quality}, and ${limit} is the limit`);
}
