import { ink } from '../palettes.ts';
import { d, el, group, path, type Art, type Attributes, type Point } from '../svg.ts';

/** What the parts of a person are drawn with. A shape takes its outline from the group around the person. */
export const shape = (data: string, fill: string): string => path(data, { fill });
/** A shape without an outline. */
export const flat = (data: string, fill: string): string => path(data, { fill, stroke: 'none' });
/** An open line. */
export const stroke = (data: string, attributes: Attributes = {}): string =>
  path(data, { fill: 'none', ...attributes });
/** A disc with the outline of the person. */
export const ball = (cx: number, cy: number, r: number, fill: string): string =>
  el('circle', { cx, cy, r, fill });
/** A disc without an outline. */
export const spot = (cx: number, cy: number, r: number, fill: string): string =>
  el('circle', { cx, cy, r, fill, stroke: 'none' });

/** Lines from point to point, with round corners of the given radius. */
export function bend(points: readonly Point[], radius: number): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return d`M ${point}`;
      if (!after) return d`L ${point}`;
      return d`L ${towards(point, before, radius)} Q ${point} ${towards(point, after, radius)}`;
    })
    .join(' ');
}

/** The point at a distance from one point on the way to another. */
export function towards([x, y]: Point, [toX, toY]: Point, distance: number): Point {
  const length = Math.hypot(toX - x, toY - y);
  return [x + ((toX - x) / length) * distance, y + ((toY - y) / length) * distance];
}

/** How a person is drawn: the width of the outline, in the units of the figure. */
export type Pen = { weight: number };

type Tube = { data: string; width: number };

/** Limbs: lines as wide as an arm or a finger. Those that are drawn together are one outlined shape. */
export const tubes = (
  { weight }: Pen,
  fill: string,
  parts: readonly Tube[],
  attributes: Attributes = {},
): string => {
  const layer = (colour: string, grow: number) =>
    parts.map(({ data, width }) =>
      stroke(data, { stroke: colour, 'stroke-width': width + grow, ...attributes }),
    );
  return [...layer(ink, weight), ...layer(fill, -weight)].join('');
};

/** Everything that one person consists of, with the outline of the covers. */
export const drawn = ({ weight }: Pen, art: Art): string =>
  group({ stroke: ink, 'stroke-width': weight, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }, art);
