/** Objects on a desk, drawn from the centre of their lower edge. */
import { clay, cream, ink, pineLight, sunLight, white } from './palettes.ts';
import { bar, disc, line, outlined, rect } from './shapes.ts';
import { at, d, group, path, type Art } from './svg.ts';

export type Prop = (x: number, y: number) => string;

const prop =
  (art: Art): Prop =>
  (x, y) =>
    at(x, y, art);

const shape = (data: string, fill: string) => path(data, { fill, ...outlined });

/** The company's lamp: a round foot, two arms, a shade of half a disc, and its light. */
export function lamp(light: string, shade: string, stroke: string, flip: boolean): Prop {
  const drawn = [
    path('M 96 -372 L 330 -4 H -40 Z', { fill: light }),
    line('M -6 -30 L -70 -220 L 60 -392', { stroke, 'stroke-width': 22 }),
    disc(-70, -220, 20, { fill: white, ...outlined }),
    shape('M -86 -4 A 80 60 0 0 1 74 -4 Z', shade),
    shape('M -10 -396 A 108 108 0 0 1 172 -290 Z', shade),
    path('M 60 -352 A 44 44 0 0 0 118 -318', { fill: cream, ...outlined, 'stroke-width': 6 }),
  ];
  return prop(flip ? group({ transform: 'scale(-1 1)' }, drawn) : drawn);
}

function leaf(turn: number, length: number, fill: string): string {
  const [near, side, far] = [length * 0.42, length * 0.3, length * 0.85];
  const data = d`M 0 0 C ${-near} ${-side} ${-side} ${-far} 0 ${-length} C ${side} ${-far} ${near} ${-side} 0 0 Z`;
  return path(data, { fill, ...outlined, transform: `rotate(${turn})` });
}

export const plant = (green: string, pot: string): Prop =>
  prop([
    at(0, -116, [leaf(-52, 190, green), leaf(52, 190, green), leaf(-20, 250, green), leaf(24, 240, green)]),
    shape('M -84 -130 H 84 L 62 0 H -62 Z', pot),
    shape('M -84 -130 H 84 L 77 -92 H -77 Z', cream),
  ]);

const stack = [
  { width: 270, shift: 0, label: cream },
  { width: 220, shift: 18, label: ink },
  { width: 244, shift: -12, label: cream },
];

export const books = (colours: readonly [string, string, string]): Prop =>
  prop(
    stack.map(({ width, shift, label }, index) => {
      const [left, top] = [shift - width / 2, -52 * (index + 1)];
      const cover = rect(left, top, width, 52, { rx: 8, fill: colours[index], ...outlined });
      return cover + bar(left + 30, top + 18, 60, label, 16);
    }),
  );

export const mug = (fill: string): Prop =>
  prop([
    line('M 56 -96 H 78 A 30 30 0 0 1 78 -34 H 56', { 'stroke-width': 16 }),
    shape('M -62 -124 H 62 V -28 A 28 28 0 0 1 34 0 H -34 A 28 28 0 0 1 -62 -28 Z', fill),
  ]);

export const pens = (fill: string): Prop =>
  prop([
    rect(-44, -214, 24, 120, { rx: 6, fill: clay, ...outlined, transform: 'rotate(-8 -32 -150)' }),
    rect(-8, -236, 24, 140, { rx: 6, fill: sunLight, ...outlined }),
    rect(26, -206, 24, 120, { rx: 6, fill: pineLight, ...outlined, transform: 'rotate(10 38 -150)' }),
    shape('M -66 -124 H 66 V -20 A 20 20 0 0 1 46 0 H -46 A 20 20 0 0 1 -66 -20 Z', fill),
    path('M -66 -84 H 66', outlined),
  ]);
