import { palette } from '../../src/theme/palette.ts';
import { at, d, el, path, repeat, type Attributes } from './svg.ts';

export const { ink, white, cream, paper, paperDeep, sun, sunLight, clay, pine, pineLight, sky, cobalt } =
  palette;

/** The outline of everything that stands in front. */
export const outline = 8;
export const outlined: Attributes = {
  stroke: ink,
  'stroke-width': outline,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
};

export type Box = { x: number; y: number; width: number; height: number };

export const rect = (box: Box, attributes: Attributes): string => el('rect', { ...box, ...attributes });
export const disc = (x: number, y: number, r: number, attributes: Attributes): string =>
  el('circle', { cx: x, cy: y, r, ...attributes });

export type CardStyle = { fill: string; radius?: number; shadow?: number };

/** An outlined surface with a hard shadow; what it holds is drawn from its upper left corner. */
export function card(
  box: Box,
  { fill, radius = 28, shadow = 14 }: CardStyle,
  ...inner: readonly string[]
): string {
  const size = { width: box.width, height: box.height, rx: radius };
  return at(
    box.x,
    box.y,
    // The shadow is outlined too, or the outline of the card would look wider than its shadow.
    el('rect', { x: shadow, y: shadow, ...size, fill: ink, ...outlined }),
    el('rect', { ...size, fill, ...outlined }),
    ...inner,
  );
}

/** A round or square badge around its middle. */
export const badge = (
  x: number,
  y: number,
  size: number,
  style: CardStyle,
  ...inner: readonly string[]
): string =>
  card(
    { x: x - size / 2, y: y - size / 2, width: size, height: size },
    { radius: size / 2, shadow: 10, ...style },
    ...inner,
  );

export function dots(
  box: { x: number; y: number; columns: number; rows: number; gap?: number; r?: number },
  fill: string,
) {
  const { x, y, columns, rows, gap = 48, r = 8 } = box;
  return repeat(rows, (row) =>
    repeat(columns, (column) => disc(x + column * gap, y + row * gap, r, { fill })),
  );
}

/** A bar with round ends: a line of text or code that nobody is meant to read. */
export const bar = (x: number, y: number, width: number, fill: string, height = 20): string =>
  rect({ x, y, width, height }, { rx: height / 2, fill });

/** Quarter of a disc in the corner of a square; `turn` counts quarter turns clockwise from the upper left corner. */
export function quarter(x: number, y: number, size: number, turn: number, fill: string): string {
  const data = d('M 0 0 H', size, 'A', size, size, '0 0 1 0', size, 'Z');
  return at(x, y, path(data, { fill, transform: `rotate(${90 * turn} ${size / 2} ${size / 2})` }));
}

/** Concentric quarter rings in the corner of a square. */
export const quarterRings = (
  x: number,
  y: number,
  size: number,
  turn: number,
  colours: readonly [string, string],
): string =>
  at(
    x,
    y,
    el(
      'g',
      { transform: `rotate(${90 * turn} ${size / 2} ${size / 2})` },
      repeat(3, (ring) => quarter(0, 0, size * (1 - ring / 3), 0, colours[ring % 2] ?? colours[0])),
    ),
  );

/** A dotted ink line. */
export const dotted = (data: string, stroke: string = ink): string =>
  path(data, {
    fill: 'none',
    stroke,
    'stroke-width': outline,
    'stroke-linecap': 'round',
    'stroke-dasharray': '1 24',
  });
