import { ink } from './palettes.ts';
import { at, d, el, group, path, repeat, type Attributes } from './svg.ts';

/** The outline of shapes in the foreground. */
export const outlined: Attributes = {
  stroke: ink,
  'stroke-width': 8,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
};
/** The thinner outline of shapes inside a window. */
export const thin: Attributes = { ...outlined, 'stroke-width': 6 };

/** An open line without a fill. */
export const line = (data: string, attributes: Attributes = {}): string =>
  path(data, { fill: 'none', ...outlined, ...attributes });

export type Box = { x: number; y: number; width: number; height: number };

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes): string =>
  el('rect', { x, y, width, height, ...attributes });
export const disc = (x: number, y: number, r: number, attributes: Attributes): string =>
  el('circle', { cx: x, cy: y, r, ...attributes });

export type CardStyle = { fill: string; radius?: number; shadow?: number };

/** An outlined surface with a hard shadow. Its children are drawn from its upper left corner. */
export function card(
  { x, y, width, height }: Box,
  { fill, radius = 28, shadow = 14 }: CardStyle,
  ...inner: readonly string[]
): string {
  const size = { width, height, rx: radius };
  // The shadow is outlined too, or the card's outline would make the card look wider than its shadow.
  const below = el('rect', { x: shadow, y: shadow, ...size, fill: ink, ...outlined });
  return at(x, y, below, el('rect', { ...size, fill, ...outlined }), ...inner);
}

/** A square box. */
export const square = (x: number, y: number, size: number): Box => ({ x, y, width: size, height: size });

/** A round badge around its centre. */
export const badge = (
  x: number,
  y: number,
  size: number,
  style: CardStyle,
  ...inner: readonly string[]
): string =>
  card(square(x - size / 2, y - size / 2, size), { radius: size / 2, shadow: 10, ...style }, ...inner);

export type Grid = { x: number; y: number; columns: number; rows: number; gap?: number; r?: number };

/** A grid of dots, from the centre of its first dot. */
export const dots = ({ x, y, columns, rows, gap = 48, r = 8 }: Grid, fill: string): string =>
  repeat(rows, (row) => repeat(columns, (column) => disc(x + column * gap, y + row * gap, r, { fill })));

/** A bar with round ends, which stands for a line of text or code. */
export const bar = (x: number, y: number, width: number, fill: string, height = 20): string =>
  rect(x, y, width, height, { rx: height / 2, fill });

const turned = (size: number, turn: number) => `rotate(${90 * turn} ${size / 2} ${size / 2})`;

/** Quarter of a disc in the corner of a square; `turn` counts quarter turns clockwise from the upper left corner. */
export const quarter = (x: number, y: number, size: number, turn: number, fill: string): string =>
  at(
    x,
    y,
    path(d`M 0 0 H ${size} A ${size} ${size} 0 0 1 0 ${size} Z`, { fill, transform: turned(size, turn) }),
  );

/** Concentric quarter rings in the corner of a square. */
export function quarterRings(
  x: number,
  y: number,
  size: number,
  turn: number,
  colours: readonly [string, string],
) {
  const ring = (index: number) => quarter(0, 0, size * (1 - index / 3), 0, colours[index % 2] ?? colours[0]);
  return at(x, y, group({ transform: turned(size, turn) }, repeat(3, ring)));
}

/** A dotted line. */
export const dotted = (data: string, stroke: string = ink): string =>
  path(data, {
    fill: 'none',
    stroke,
    'stroke-width': 8,
    'stroke-linecap': 'round',
    'stroke-dasharray': '1 24',
  });
