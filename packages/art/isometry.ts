import { clay, cobalt, cream, ink, mix, paperDeep, sky, sun, sunLight, white } from './palettes.ts';
import { outlined } from './shapes.ts';
import { group, path, round, roundFactor, through, type Point } from './svg.ts';

/** How far one unit along a side goes across the page. Down the page it is half a unit. */
export const across = Math.sqrt(3) / 2;
const slope = roundFactor(across);

/** The place on the page of a point on a floor whose back corner is at `x`, `y`. */
export const project = (x: number, y: number, u: number, v: number): Point => [
  x + (u - v) * across,
  y + (u + v) / 2,
];

const skewed = (x: number, y: number, matrix: string, art: string) =>
  group({ transform: `matrix(${matrix} ${round(x)} ${round(y)})` }, art);

/** Lays a flat drawing on a floor whose back corner is at `x`, `y`. */
export const onTop = (x: number, y: number, art: string): string =>
  skewed(x, y, `${slope} 0.5 ${-slope} 0.5`, art);

/** Lays a flat drawing on the wall that faces right; the wall's upper left corner is at `x`, `y`. */
export const onWall = (x: number, y: number, art: string): string => skewed(x, y, `${slope} -0.5 0 1`, art);

/** Shaded sides of pale colours take a neighbouring hue, because ink would make them muddy. */
const shades: Readonly<Record<string, string>> = {
  [sun]: mix(sun, clay, 0.42),
  [sunLight]: sun,
  [white]: paperDeep,
  [cream]: paperDeep,
  [sky]: mix(sky, cobalt, 0.3),
};

/** The back corner of its top, the side of its square base, its height and its colour. */
export type Prism = { x: number; y: number; side: number; height: number; fill: string };

/** A block seen from above. */
export function prism({ x, y, side, height, fill }: Prism): string {
  const [back, right] = [project(x, y, 0, 0), project(x, y, side, 0)];
  const [front, left] = [project(x, y, side, side), project(x, y, 0, side)];
  const down = ([px, py]: Point): Point => [px, py + height];
  const face = (corners: readonly Point[], colour: string) =>
    path(`${through(corners)} Z`, { fill: colour, ...outlined });
  return (
    face([left, front, down(front), down(left)], ink) +
    face([front, right, down(right), down(front)], shades[fill] ?? mix(fill, ink, 0.3)) +
    face([back, right, front, left], fill)
  );
}
