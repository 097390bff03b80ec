import type { OrbitSpec } from '../../../src/content/covers/types.ts';
import { corner, dotsIn } from '../backdrops.ts';
import { ink, white } from '../palettes.ts';
import { disc, dotted, outlined } from '../shapes.ts';
import { drawing, iconBadge, type Drawing, type Stage } from '../stage.ts';
import { d, path, type Point } from '../svg.ts';

const rings = [380, 560, 740] as const;

/** A point on a ring; `turn` is a share of the whole circle. */
const onRing = (centre: number, r: number, turn: number): Point => [
  centre + r * Math.cos(turn * 2 * Math.PI),
  500 + r * Math.sin(turn * 2 * Math.PI),
];

/** A wide piece of a ring. */
const arc = (centre: number, r: number, from: number, share: number, stroke: string): string => {
  const data = d`M ${onRing(centre, r, from)} A ${r} ${r} 0 0 1 ${onRing(centre, r, from + share)}`;
  return path(data, { fill: 'none', stroke, 'stroke-width': 180, 'stroke-linecap': 'butt' });
};

interface Seat {
  angle: number;
  x: number;
  y: number;
}

/** Places on a ring where a badge stays on the page. */
const seats = (centre: number, r: number): Seat[] =>
  Array.from({ length: 72 }, (_, step) => {
    const [x, y] = onRing(centre, r, step / 72);
    return { angle: (step / 72) * 2 * Math.PI, x, y };
  }).filter(({ x, y }) => x > 110 && x < 1490 && y > 110 && y < 890);

/** The distance between two badges; badges on opposite sides of the subject count as further apart. */
const apart = (a: Seat, b: Seat) =>
  700 * (1 - Math.cos(a.angle - b.angle)) + Math.hypot(a.x - b.x, a.y - b.y);

/** The subject in the middle, supporting icons on rings around it. */
export function orbit(stage: Stage<OrbitSpec>): Drawing {
  const { spec, scheme, random, icon, tall } = stage;
  const x = random.pick([560, 800, 1040]);
  const band = (r: number, index: number) =>
    disc(x, 500, r + 90, { fill: index === 1 ? scheme.ground : scheme.soft });
  // Both arcs are on the wide side of the page, one above and one below the middle.
  const wide = x > 800 || (x === 800 && random.chance(0.5)) ? 0.5 : 0;
  const over = random.chance(0.5) ? 1 : -1;
  const taken: Seat[] = [];
  const minor = (name: string, index: number) => {
    const free = seats(x, tall ? rings[0] : (rings[index % 2] ?? rings[0]));
    const distance = (seat: Seat) => Math.min(...taken.map((other) => apart(seat, other)));
    const seat =
      index === 0
        ? random.pick(free)
        : free.reduce((best, next) => (distance(next) > distance(best) ? next : best));
    taken.push(seat);
    const size = index === 0 ? 176 : 150;
    const style = index === 0 ? { fill: scheme.pop, colour: scheme.onPop } : { fill: white };
    return iconBadge(stage, name, { ...seat, size, inset: size / 4 }, style);
  };
  const stroke = scheme.name === 'ink' ? scheme.deep : scheme.line;
  const orbitLine = (r: number) =>
    dotted(d`M ${x - r} 500 A ${r} ${r} 0 1 1 ${x + r} 500 A ${r} ${r} 0 1 1 ${x - r} 500`, stroke);
  return drawing({ x: x - 480, y: -70, width: 960, height: 1140 }, [
    dotsIn(stage, corner('top', x > 800)),
    dotsIn(stage, corner('bottom', x > 800)),
    rings.toReversed().map(band),
    arc(x, rings[1], wide + over * 0.11 - 0.07, 0.15, scheme.echo),
    arc(x, rings[2], wide - over * 0.08 - 0.05, 0.1, scheme.deep),
    orbitLine(rings[0]),
    orbitLine(rings[1]),
    disc(x + 16, 516, 264, { fill: ink, ...outlined }),
    disc(x, 500, 264, { fill: scheme.lead, ...outlined }),
    icon.duotone(spec.icon, x - 165, 335, 330, scheme.tint),
    spec.minor.slice(0, 4).map(minor),
  ]);
}
