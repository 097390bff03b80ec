import { coverLists } from '../../src/content/covers/index.ts';
import type { Covers, CoverSpec } from '../../src/content/covers/types.ts';
import { iconPen } from './icons.ts';
import { draw } from './layouts/index.ts';
import { owlAt } from './owl.ts';
import { schemes } from './palettes.ts';
import { randomFrom } from './random.ts';
import { rect } from './shapes.ts';
import { height, width, type Drawing } from './stage.ts';
import { svgDocument } from './svg.ts';

/** One cover of the site: the name of its files, what it shows, and which way its people look. */
export type Cover = { id: string; spec: CoverSpec; flip: boolean };

/** The covers of one list. Its scenes look left and right in turn. */
export function listCovers(kind: string, list: Covers): Cover[] {
  const counts = new Map<CoverSpec['layout'], number>();
  return Object.entries(list).map(([slug, spec]) => {
    const count = counts.get(spec.layout) ?? 0;
    counts.set(spec.layout, count + 1);
    return { id: `${kind}-${slug}`, spec, flip: count % 2 === 1 };
  });
}

/** Every cover of the site. */
export const allCovers = (): Cover[] =>
  Object.entries(coverLists).flatMap(([kind, list]) => listCovers(kind, list));

/** The drawing without its ground. The same id and description always give the same drawing. */
export const drawCover = ({ id, spec, flip }: Cover, tall = false): Drawing =>
  draw({ spec, flip, tall, scheme: schemes[spec.palette], random: randomFrom(id), icon: iconPen(id) });

/** A cover as a standalone SVG. */
export const coverSvg = (cover: Cover): string =>
  svgDocument(width, height, [
    rect(0, 0, width, height, { fill: schemes[cover.spec.palette].ground }),
    drawCover(cover).art,
    cover.spec.owl && owlAt(cover.spec.owl.act, { ...cover.spec.owl, weight: 8 }),
  ]);
