import type { CoverSpec } from '../../src/content/covers/types.ts';
import { iconPen } from './icons.ts';
import { draw } from './layouts/index.ts';
import { schemes } from './palettes.ts';
import { randomFrom } from './random.ts';
import { rect } from './shapes.ts';
import { height, width, type Drawing } from './stage.ts';
import { el } from './svg.ts';

/** One cover of the site: the name of its files, what it shows, and which way its people look. */
export type Cover = { id: string; spec: CoverSpec; flip: boolean };

/** The drawing without its ground. The same id and description always give the same drawing. */
export const drawCover = ({ id, spec, flip }: Cover, tall = false): Drawing =>
  draw({ spec, flip, tall, scheme: schemes[spec.palette], random: randomFrom(id), icon: iconPen(id) });

/** A cover as a standalone SVG. */
export const coverSvg = (cover: Cover): string =>
  el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    rect({ x: 0, y: 0, width, height }, { fill: schemes[cover.spec.palette].ground }),
    drawCover(cover).art,
  );
