/** Tiles of a mosaic on a square of 200; `fill` on the colour of the ground. */
import { disc, dots, quarter, quarterRings, rect } from './shapes.ts';
import { at, path, repeat } from './svg.ts';

export const tileSize = 200;
export type Motif = (fill: string, ground: string) => string;

const leafy: Motif = (fill) => path('M 0 0 C 110 0 200 90 200 200 C 90 200 0 110 0 0 Z', { fill });
const drop: Motif = (fill) => path('M 0 0 H 100 A 100 100 0 1 1 0 100 Z', { fill });
const bridge: Motif = (fill) =>
  path('M 0 200 A 100 100 0 0 1 200 200 Z', { fill }) + path('M 0 100 A 100 100 0 0 1 200 100 Z', { fill });
const arch: Motif = (fill) => path('M 0 200 V 100 A 100 100 0 0 1 200 100 V 200 Z', { fill });
const petals: Motif = (fill) =>
  path(
    'M 100 100 A 100 100 0 0 1 0 0 A 100 100 0 0 1 100 100 Z M 100 100 A 100 100 0 0 1 200 0 A 100 100 0 0 1 100 100 Z M 100 100 A 100 100 0 0 0 0 200 A 100 100 0 0 0 100 100 Z M 100 100 A 100 100 0 0 0 200 200 A 100 100 0 0 0 100 100 Z',
    { fill },
  );

/** Motifs that also work at twice the size. */
export const bold: readonly Motif[] = [
  (fill) => quarter(0, 0, 200, 0, fill),
  (fill) => disc(100, 100, 100, { fill }),
  (fill, ground) => quarterRings(0, 0, 200, 0, [fill, ground]),
  leafy,
  arch,
  (fill, ground) => disc(100, 100, 100, { fill }) + disc(100, 100, 46, { fill: ground }),
  drop,
  (fill) =>
    quarter(0, 0, 100, 2, fill) +
    quarter(100, 0, 100, 3, fill) +
    quarter(0, 100, 100, 1, fill) +
    quarter(100, 100, 100, 0, fill),
];

export const fine: readonly Motif[] = [
  ...bold,
  bridge,
  petals,
  (fill) => repeat(4, (line) => rect({ x: 0, y: line * 50, width: 200, height: 25 }, { fill })),
  (fill) => at(31, 31, dots({ x: 0, y: 0, columns: 4, rows: 4, gap: 46, r: 11 }, fill)),
  (fill) => path('M 0 200 L 200 0 V 200 Z', { fill }),
  (fill) => path('M 66 0 H 134 V 66 H 200 V 134 H 134 V 200 H 66 V 134 H 0 V 66 H 66 Z', { fill }),
  (fill) => path('M 100 0 L 200 100 L 100 200 L 0 100 Z', { fill }),
  (fill) =>
    quarter(0, 0, 100, 0, fill) +
    quarter(100, 0, 100, 0, fill) +
    quarter(0, 100, 100, 0, fill) +
    quarter(100, 100, 100, 0, fill),
];

/** One tile; it overlaps its neighbours by a hair, so that no seam shows between them. */
export function tile(motif: Motif, fill: string, ground: string, turns: number, scale = 1): string {
  const edge = { x: -0.5, y: -0.5, width: 201, height: 201 };
  return `<g transform="scale(${scale})">${rect(edge, { fill: ground })}<g transform="rotate(${90 * turns} 100 100)">${motif(fill, ground)}</g></g>`;
}
