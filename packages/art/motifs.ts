/** Tiles of a mosaic on a square of 200: a shape in the colour `fill` on the colour `ground`. */
import { disc, dots, quarter, quarterRings, rect } from './shapes.ts';
import { group, path, repeat } from './svg.ts';

export const tileSize = 200;
export type Motif = (fill: string, ground: string) => string;

/** A motif of some paths. */
const shape =
  (...paths: readonly string[]): Motif =>
  (fill) =>
    paths.map((data) => path(data, { fill })).join('');

const petal = 'M 100 100 A 100 100 0 0';
const petals = `${petal} 1 0 0 A 100 100 0 0 1 100 100 Z ${petal} 1 200 0 A 100 100 0 0 1 100 100 Z ${petal} 0 0 200 A 100 100 0 0 0 100 100 Z ${petal} 0 200 200 A 100 100 0 0 0 100 100 Z`;

/** Motifs that also work at twice the size. */
export const bold: readonly Motif[] = [
  (fill) => quarter(0, 0, 200, 0, fill),
  (fill) => disc(100, 100, 100, { fill }),
  (fill, ground) => quarterRings(0, 0, 200, 0, [fill, ground]),
  // A leaf, an arch, a ring, a drop.
  shape('M 0 0 C 110 0 200 90 200 200 C 90 200 0 110 0 0 Z'),
  shape('M 0 200 V 100 A 100 100 0 0 1 200 100 V 200 Z'),
  (fill, ground) => disc(100, 100, 100, { fill }) + disc(100, 100, 46, { fill: ground }),
  shape('M 0 0 H 100 A 100 100 0 1 1 0 100 Z'),
  // A disc again, so that discs are twice as frequent.
  (fill) => disc(100, 100, 100, { fill }),
];

export const fine: readonly Motif[] = [
  ...bold,
  // A bridge, petals, stripes, dots, a triangle, a cross, a diamond, fans.
  shape('M 0 200 A 100 100 0 0 1 200 200 Z', 'M 0 100 A 100 100 0 0 1 200 100 Z'),
  shape(petals),
  (fill) => repeat(4, (stripe) => rect(0, stripe * 50, 200, 25, { fill })),
  (fill) => dots({ x: 31, y: 31, columns: 4, rows: 4, gap: 46, r: 11 }, fill),
  shape('M 0 200 L 200 0 V 200 Z'),
  shape('M 66 0 H 134 V 66 H 200 V 134 H 134 V 200 H 66 V 134 H 0 V 66 H 66 Z'),
  shape('M 100 0 L 200 100 L 100 200 L 0 100 Z'),
  (fill) => repeat(4, (fan) => quarter(100 * (fan % 2), 100 * Math.floor(fan / 2), 100, 0, fill)),
];

/** The ground of a tile. Its edges are not smoothed, so that no seam shows between tiles of one colour. */
export const square = (size: number, fill: string): string =>
  rect(0, 0, size, size, { fill, 'shape-rendering': 'crispEdges' });

/** One tile. */
export const tile = (motif: Motif, fill: string, ground: string, turns: number, scale: number): string =>
  group({ transform: `scale(${scale})` }, [
    square(tileSize, ground),
    group({ transform: `rotate(${90 * turns} 100 100)` }, motif(fill, ground)),
  ]);
