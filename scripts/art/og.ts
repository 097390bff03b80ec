import { copyFileSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { company } from '../../src/content/company.ts';
import { coverSvg, type Cover } from './cover.ts';
import { allCovers } from './covers.ts';
import { nearNames } from './near.ts';
import { ogSvg, type OgText } from './ogLayout.ts';
import { paintPng } from './paint.ts';
import { forEachPair, kept, siteDir } from './store.ts';

export type OgEntry = OgText & {
  /** The name of the file. */
  id: string;
  /** The cover to show beside the title. */
  artId: string;
};

/** The most that a picture for shared links may weigh, in bytes. */
export const ogWeightLimit = 60_000;

/** The layout's own text: when it changes, every picture has to be made again. */
const layoutSource = () => readFileSync(new URL('ogLayout.ts', import.meta.url), 'utf8');

const covers = new Map<string, Cover>();
function coverOf({ id, artId }: OgEntry): Cover {
  if (covers.size === 0) for (const cover of allCovers()) covers.set(cover.id, cover);
  const cover = covers.get(artId);
  if (cover) return cover;
  throw new Error(
    `${id}: there is no cover '${artId}'. Near: ${nearNames(artId, [...covers.keys()]).join(', ')}.`,
  );
}

/** The picture that a shared link shows, 1200 by 630, as PNG. */
export async function ogImage(entry: OgEntry): Promise<Buffer> {
  const svg = await ogSvg(entry, coverOf(entry));
  return sharp(paintPng(svg, 1200)).png({ palette: true, colours: 64, dither: 0, effort: 7 }).toBuffer();
}

/** Makes a picture for every entry in `.cache/art/site/og/<id>.png`; what has not changed is not made again. */
export async function buildOgImages(entries: readonly OgEntry[]): Promise<string[]> {
  const folder = join(siteDir, 'og');
  mkdirSync(folder, { recursive: true });
  const shared = [layoutSource(), JSON.stringify(company)];
  await forEachPair(entries, async (entry) => {
    const parts = ['og', JSON.stringify(entry), coverSvg(coverOf(entry)), ...shared];
    const file = await kept('png', parts, () => ogImage(entry));
    const bytes = statSync(file).size;
    if (bytes > ogWeightLimit) {
      throw new Error(
        `${entry.id}: the picture for shared links weighs ${bytes} bytes, more than ${ogWeightLimit}.`,
      );
    }
    copyFileSync(file, join(folder, `${entry.id}.png`));
  });
  return entries.map(({ id }) => `og/${id}.png`);
}
