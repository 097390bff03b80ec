import { disc, dots, quarterRings } from './shapes.ts';
import type { Stage } from './stage.ts';
import { d, path, repeat } from './svg.ts';

/** Behind a person: a disc, an arch, a fan of rays or rings, around a middle and down to the floor. */
export function behindPerson({ scheme, random }: Stage, x: number, y: number, r: number): string {
  const fill = scheme.disc;
  const kinds = [
    () => disc(x, y, r, { fill }),
    () =>
      path(
        d(
          'M',
          x - r * 0.86,
          1000,
          'V',
          y - r * 0.04,
          'A',
          r * 0.86,
          r * 0.86,
          '0 0 1',
          x + r * 0.86,
          y - r * 0.04,
          'V 1000 Z',
        ),
        { fill },
      ),
    () =>
      repeat(12, (ray) => {
        const from = ((ray - 0.26) / 12) * 2 * Math.PI;
        const to = ((ray + 0.26) / 12) * 2 * Math.PI;
        const far = r * 1.9;
        const point = (angle: number) => [x + far * Math.cos(angle), y + far * Math.sin(angle)];
        return path(d('M', x, y, 'L', ...point(from), 'L', ...point(to), 'Z'), { fill: scheme.soft });
      }) + disc(x, y, r * 0.92, { fill }),
    () =>
      disc(x, y, r * 1.3, { fill: scheme.soft }) +
      disc(x, y, r * 1.12, { fill: scheme.ground }) +
      disc(x, y, r * 0.94, { fill }),
  ];
  return random.pick(kinds)();
}

/** In a corner of the ground: rings or dots. `left` and `top` say which corner. */
export function inCorner(
  { scheme, random }: Stage,
  left: boolean,
  top: boolean,
  kind?: 'rings' | 'dots',
): string {
  const chosen = kind ?? random.pick(['rings', 'dots'] as const);
  if (chosen === 'dots') {
    return dots(
      { x: left ? 70 : 1600 - 70 - 6 * 48, y: top ? 70 : 1000 - 70 - 4 * 48, columns: 7, rows: 5 },
      scheme.soft,
    );
  }
  const turn = top ? (left ? 0 : 1) : left ? 3 : 2;
  const size = random.whole(3, 4) * 60;
  return quarterRings(left ? 0 : 1600 - size, top ? 0 : 1000 - size, size, turn, [
    scheme.soft,
    scheme.ground,
  ]);
}
