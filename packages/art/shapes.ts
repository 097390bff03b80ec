import { ink } from './palettes.ts';
import { at, d, el, group, path, repeat, type Art, type Attributes } from './svg.ts';

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

export const dotted = (data: string, stroke: string = ink): string =>
  path(data, {
    fill: 'none',
    stroke,
    'stroke-width': 8,
    'stroke-linecap': 'round',
    'stroke-dasharray': '1 24',
  });

export type Box = { x: number; y: number; width: number; height: number };
export const square = (x: number, y: number, size: number): Box => ({ x, y, width: size, height: size });

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes): string =>
  el('rect', { x, y, width, height, ...attributes });
export const disc = (x: number, y: number, r: number, attributes: Attributes): string =>
  el('circle', { cx: x, cy: y, r, ...attributes });

export type CardStyle = { fill: string; radius?: number; shadow?: number };

/** An outlined surface with a hard shadow. Its content is drawn from its upper left corner. */
export function card(
  { x, y, ...box }: Box,
  { fill, radius: rx = 28, shadow = 14 }: CardStyle,
  art?: Art,
): string {
  const size = { width: box.width, height: box.height, rx };
  // The shadow is outlined too, or the card's outline would make the card look wider than its shadow.
  const below = el('rect', { x: shadow, y: shadow, ...size, fill: ink, ...outlined });
  return at(x, y, [below, el('rect', { ...size, fill, ...outlined }), art]);
}

/** A round badge around its centre. */
export const badge = (x: number, y: number, size: number, style: CardStyle, art: Art): string =>
  card(square(x - size / 2, y - size / 2, size), { radius: size / 2, shadow: 10, ...style }, art);

/** Between the centres of dots. */
export const DOT_GAP = 48;
export type Grid = { x: number; y: number; columns: number; rows: number; gap?: number; r?: number };

/** A grid of dots, from the centre of its first dot. */
export const dots = ({ x, y, columns, rows, gap = DOT_GAP, r = 8 }: Grid, fill: string): string =>
  repeat(rows, (row) => repeat(columns, (column) => disc(x + column * gap, y + row * gap, r, { fill })));

/** A bar with round ends, drawn for a line of text or code. */
export const bar = (x: number, y: number, width: number, fill: string, height = 20): string =>
  rect(x, y, width, height, { rx: height / 2, fill });

/** Bars below each other, each with its length. */
export const bars = (
  x: number,
  y: number,
  step: number,
  lengths: readonly number[],
  fill: string,
  height = 18,
) => repeat(lengths.length, (row) => bar(x, y + row * step, lengths[row] ?? 0, fill, height));

const turned = (size: number, turn: number) => `rotate(${90 * turn} ${size / 2} ${size / 2})`;

/** Quarter of a disc in the corner of a square; `turn` counts quarter turns clockwise from the upper left corner. */
export const quarter = (x: number, y: number, size: number, turn: number, fill: string): string => {
  const data = d`M 0 0 H ${size} A ${size} ${size} 0 0 1 0 ${size} Z`;
  return at(x, y, path(data, { fill, transform: turned(size, turn) }));
};

/** Concentric quarter rings in the corner of a square. */
export const quarterRings = (
  x: number,
  y: number,
  size: number,
  turn: number,
  colours: readonly [string, string],
) => {
  const ring = (index: number) => quarter(0, 0, size * (1 - index / 3), 0, colours[index % 2] ?? colours[0]);
  return at(x, y, group({ transform: turned(size, turn) }, repeat(3, ring)));
};

/** The same drawing in one colour and with wider lines, to go behind it. */
export const rimmed = (art: string, colour: string, wider: number): string =>
  art
    .replaceAll(/fill="#[^"]*"|stroke="[^"]*"/g, (found) => `${found.split('=')[0]}="${colour}"`)
    .replaceAll(/stroke-width="([\d.]+)"/g, (_, width: string) => `stroke-width="${Number(width) + wider}"`);
