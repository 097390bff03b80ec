import { mix } from './palettes.ts';
import { clay, cobalt, cream, ink, outlined, paperDeep, sky, sun, sunLight, white } from './shapes.ts';
import { d, group, path, round } from './svg.ts';

const across = Math.sqrt(3) / 2;

/** A point of the floor on the page; the origin is the back corner at `x`, `y`. */
export const project = (x: number, y: number, u: number, v: number): readonly [number, number] => [
  x + (u - v) * across,
  y + (u + v) / 2,
];

/** Lays a flat drawing on a floor whose back corner is at `x`, `y`. */
export const onTop = (x: number, y: number, ...art: readonly string[]): string =>
  group(
    {
      transform: `matrix(${round(across * 1000) / 1000} 0.5 ${-round(across * 1000) / 1000} 0.5 ${round(x)} ${round(y)})`,
    },
    ...art,
  );

/** Lays a flat drawing on the wall that looks to the right; its upper left corner is the front corner at `x`, `y`. */
export const onWall = (x: number, y: number, ...art: readonly string[]): string =>
  group({ transform: `matrix(${round(across * 1000) / 1000} -0.5 0 1 ${round(x)} ${round(y)})` }, ...art);

/** The side away from the light. Pale colours get a neighbour in hue: with ink they would turn to mud. */
const shades: Readonly<Record<string, string>> = {
  [sun]: mix(sun, clay, 0.42),
  [sunLight]: sun,
  [white]: paperDeep,
  [cream]: paperDeep,
  [sky]: mix(sky, cobalt, 0.3),
};
const shade = (fill: string) => shades[fill] ?? mix(fill, ink, 0.3);

export type Prism = { x: number; y: number; width: number; depth: number; height: number; fill: string };

type Corner = readonly [number, number];

const face = (corners: readonly Corner[], fill: string): string =>
  path(d('M', ...corners.flatMap((corner, index) => (index ? ['L', ...corner] : [...corner])), 'Z'), {
    fill,
    ...outlined,
  });

/** A block seen from above; `x`, `y` is the back corner of its top. */
export function prism({ x, y, width, depth, height, fill }: Prism): string {
  const back = project(x, y, 0, 0);
  const right = project(x, y, width, 0);
  const front = project(x, y, width, depth);
  const left = project(x, y, 0, depth);
  const down = ([px, py]: Corner): Corner => [px, py + height];
  return [
    face([left, front, down(front), down(left)], ink),
    face([front, right, down(right), down(front)], shade(fill)),
    face([back, right, front, left], fill),
  ].join('');
}
