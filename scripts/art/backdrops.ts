import { ink } from './palettes.ts';
import { disc, dots, quarterRings, rect } from './shapes.ts';
import { height, width, type Stage } from './stage.ts';
import { d, path, repeat } from './svg.ts';

/** Behind a person: a disc, an arch, a fan of rays or rings around a centre. */
export function behindPerson({ scheme, random }: Stage, x: number, y: number, r: number): string {
  const fill = scheme.disc;
  const side = r * 0.86;
  const top = y - r * 0.04;
  const ray = (index: number) => {
    const far = (offset: number) => {
      const angle = ((index + offset) / 12) * 2 * Math.PI;
      return [x + r * 1.9 * Math.cos(angle), y + r * 1.9 * Math.sin(angle)] as const;
    };
    return path(d`M ${x} ${y} L ${far(-0.26)} L ${far(0.26)} Z`, { fill: scheme.soft });
  };
  return random.pick([
    () => disc(x, y, r, { fill }),
    () => path(d`M ${x - side} 1000 V ${top} A ${side} ${side} 0 0 1 ${x + side} ${top} V 1000 Z`, { fill }),
    () => repeat(12, ray) + disc(x, y, r * 0.92, { fill }),
    () =>
      disc(x, y, r * 1.3, { fill: scheme.soft }) +
      disc(x, y, r * 1.12, { fill: scheme.ground }) +
      disc(x, y, r * 0.94, { fill }),
  ])();
}

export type Corner = 'top left' | 'top right' | 'bottom left' | 'bottom right';

/** The corner that a mirrored drawing needs. */
export const corner = (left: boolean, top: boolean): Corner =>
  `${top ? 'top' : 'bottom'} ${left ? 'left' : 'right'}`;

/** Dots in a corner of the ground. */
export const dotsIn = ({ scheme }: Stage, place: Corner): string =>
  dots(
    {
      x: place.endsWith('left') ? 70 : width - 70 - 6 * 48,
      y: place.startsWith('top') ? 70 : height - 70 - 4 * 48,
      columns: 7,
      rows: 5,
    },
    scheme.soft,
  );

/** Rings in a corner of the ground. */
export function ringsIn({ scheme, random }: Stage, place: Corner): string {
  const turn = ['top left', 'top right', 'bottom right', 'bottom left'].indexOf(place);
  const size = random.whole(3, 4) * 60;
  const [x, y] = [place.endsWith('left') ? 0 : width - size, place.startsWith('top') ? 0 : height - size];
  return quarterRings(x, y, size, turn, [scheme.soft, scheme.ground]);
}

/** The edge that people stand behind, so that no figure ends in the air. */
export const ledge = (): string => rect(0, 984, width, 416, { fill: ink });
