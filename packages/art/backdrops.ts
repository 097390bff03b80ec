import { ink } from './palettes.ts';
import { disc, DOT_GAP, dots, quarterRings, rect } from './shapes.ts';
import { height, width, type Stage } from './stage.ts';
import { d, path, repeat } from './svg.ts';

/** Behind a person: a disc, an arch, a fan of rays or rings around a centre. The arch ends below the cover's frame. */
export function behindPerson({ scheme, random }: Stage, x: number, y: number, r: number): string {
  const { disc: fill, soft, ground } = scheme;
  const [side, top] = [r * 0.86, y - r * 0.04];
  const ray = (index: number) => {
    const far = (offset: number) => {
      const angle = ((index + offset) / 12) * 2 * Math.PI;
      return [x + r * 1.9 * Math.cos(angle), y + r * 1.9 * Math.sin(angle)] as const;
    };
    return path(d`M ${x} ${y} L ${far(-0.26)} L ${far(0.26)} Z`, { fill: soft });
  };
  const rings = [
    [1.3, soft],
    [1.12, ground],
    [0.94, fill],
  ] as const;
  return random.pick([
    // Whole in the frame, so that no edge cuts a sliver off it.
    () => disc(x + (width / 2 - x) * 0.05, y, r * 0.92, { fill }),
    () => path(d`M ${x - side} 1040 V ${top} A ${side} ${side} 0 0 1 ${x + side} ${top} V 1040 Z`, { fill }),
    () => repeat(12, ray) + disc(x, y, r * 0.92, { fill }),
    () => rings.map(([share, colour]) => disc(x, y, r * share, { fill: colour })).join(''),
  ])();
}

export type Corner = 'top left' | 'top right' | 'bottom left' | 'bottom right';

/** The corner that a mirrored drawing needs. */
export const corner = (edge: 'top' | 'bottom', isLeft: boolean): Corner =>
  `${edge} ${isLeft ? 'left' : 'right'}`;

/** From the edge of the ground to the centres of the outermost dots. */
const DOTS_MARGIN = 70;

/** Dots in a corner of the ground. */
export const dotsIn = ({ scheme }: Stage, place: Corner): string => {
  const [columns, rows] = [7, 5];
  const x = place.endsWith('left') ? DOTS_MARGIN : width - DOTS_MARGIN - (columns - 1) * DOT_GAP;
  const y = place.startsWith('top') ? DOTS_MARGIN : height - DOTS_MARGIN - (rows - 1) * DOT_GAP;
  return dots({ x, y, columns, rows }, scheme.soft);
};

/** Rings in a corner of the ground. */
export function ringsIn({ scheme, random }: Stage, place: Corner): string {
  const turn = ['top left', 'top right', 'bottom right', 'bottom left'].indexOf(place);
  const size = random.whole(3, 4) * 60;
  const [x, y] = [place.endsWith('left') ? 0 : width - size, place.startsWith('top') ? 0 : height - size];
  return quarterRings(x, y, size, turn, [scheme.soft, scheme.ground]);
}

/** A black ledge over the lower end of the figures and down past any tall crop, so that no figure ends in the air. */
export const ledge = (): string => rect(0, height - 16, width, 416, { fill: ink });
