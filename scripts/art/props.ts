/** Things that stand on a desk, drawn from the middle of their lower edge. */
import { bar, clay, cream, disc, ink, outlined, pineLight, rect, sunLight, white } from './shapes.ts';
import { at, d, path, repeat } from './svg.ts';

export type Prop = (x: number, y: number) => string;

/** The wise lamp: a round foot, two arms, a shade of half a disc, and its light. */
export const lamp =
  ({ light, shade, line, flip }: { light: string; shade: string; line: string; flip: boolean }): Prop =>
  (x, y) => {
    const drawn = [
      path(d('M 96 -372 L 330 -4 H -40 Z'), { fill: light }),
      path('M -6 -30 L -70 -220 L 60 -392', { fill: 'none', ...outlined, stroke: line, 'stroke-width': 22 }),
      disc(-70, -220, 20, { fill: white, ...outlined }),
      path('M -86 -4 A 80 60 0 0 1 74 -4 Z', { fill: shade, ...outlined }),
      path('M -10 -396 A 108 108 0 0 1 172 -290 Z', { fill: shade, ...outlined }),
      path('M 60 -352 A 44 44 0 0 0 118 -318', { fill: cream, ...outlined, 'stroke-width': 6 }),
    ];
    return at(x, y, flip ? `<g transform="scale(-1 1)">${drawn.join('')}</g>` : drawn.join(''));
  };

const leaf = (turn: number, length: number, fill: string) =>
  path(
    d(
      'M 0 0 C',
      -length * 0.42,
      -length * 0.3,
      -length * 0.3,
      -length * 0.85,
      0,
      -length,
      'C',
      length * 0.3,
      -length * 0.85,
      length * 0.42,
      -length * 0.3,
      0,
      0,
      'Z',
    ),
    {
      fill,
      ...outlined,
      transform: `rotate(${turn})`,
    },
  );

export const plant =
  (green: string, pot: string): Prop =>
  (x, y) =>
    at(
      x,
      y,
      at(0, -116, leaf(-52, 190, green), leaf(52, 190, green), leaf(-20, 250, green), leaf(24, 240, green)),
      path('M -84 -130 H 84 L 62 0 H -62 Z', { fill: pot, ...outlined }),
      path('M -84 -130 H 84 L 77 -92 H -77 Z', { fill: cream, ...outlined }),
    );

export const books =
  (colours: readonly string[]): Prop =>
  (x, y) =>
    at(
      x,
      y,
      repeat(3, (index) => {
        const width = [270, 220, 244][index] ?? 240;
        const shift = [0, 18, -12][index] ?? 0;
        const top = -52 * (index + 1);
        return (
          rect(
            { x: shift - width / 2, y: top, width, height: 52 },
            { rx: 8, fill: colours[index % colours.length], ...outlined },
          ) + bar(shift - width / 2 + 30, top + 18, 60, [cream, ink, cream][index] ?? ink, 16)
        );
      }),
    );

export const mug =
  (fill: string): Prop =>
  (x, y) =>
    at(
      x,
      y,
      path('M 56 -96 H 78 A 30 30 0 0 1 78 -34 H 56', { fill: 'none', ...outlined, 'stroke-width': 16 }),
      path('M -62 -124 H 62 V -28 A 28 28 0 0 1 34 0 H -34 A 28 28 0 0 1 -62 -28 Z', { fill, ...outlined }),
    );

export const pens =
  (fill: string): Prop =>
  (x, y) =>
    at(
      x,
      y,
      rect(
        { x: -44, y: -214, width: 24, height: 120 },
        { rx: 6, fill: clay, ...outlined, transform: 'rotate(-8 -32 -150)' },
      ),
      rect({ x: -8, y: -236, width: 24, height: 140 }, { rx: 6, fill: sunLight, ...outlined }),
      rect(
        { x: 26, y: -206, width: 24, height: 120 },
        { rx: 6, fill: pineLight, ...outlined, transform: 'rotate(10 38 -150)' },
      ),
      path('M -66 -124 H 66 V -20 A 20 20 0 0 1 46 0 H -46 A 20 20 0 0 1 -66 -20 Z', { fill, ...outlined }),
      path('M -66 -84 H 66', { ...outlined }),
    );
