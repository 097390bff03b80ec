import type { OrbitSpec } from '../../../src/content/covers/types.ts';
import { inCorner } from '../backdrops.ts';
import { badge, disc, dotted, ink, outlined, white } from '../shapes.ts';
import type { Drawing, Stage } from '../stage.ts';
import { d, path } from '../svg.ts';

const rings = [380, 560, 740] as const;

/** A piece of a ring, from and to in turns. */
function arc(
  x: number,
  y: number,
  r: number,
  from: number,
  share: number,
  stroke: string,
  width: number,
): string {
  const point = (turn: number) => [
    x + r * Math.cos(turn * 2 * Math.PI),
    y + r * Math.sin(turn * 2 * Math.PI),
  ];
  return path(d('M', ...point(from), 'A', r, r, 0, share > 0.5 ? 1 : 0, 1, ...point(from + share)), {
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'butt',
  });
}

type Seat = { angle: number; x: number; y: number };

/** Places on a ring that keep a badge of the given size on the page. */
const seats = (x: number, r: number, margin: number): Seat[] =>
  Array.from({ length: 72 }, (_, step) => {
    const angle = (step / 72) * 2 * Math.PI;
    return { angle, x: x + r * Math.cos(angle), y: 500 + r * Math.sin(angle) };
  }).filter((seat) => seat.x > margin && seat.x < 1600 - margin && seat.y > margin && seat.y < 1000 - margin);

/** The subject in the middle, the rest on rings around it. */
export function orbit(stage: Stage<OrbitSpec>): Drawing {
  const { spec, scheme, random, icon, tall } = stage;
  const x = random.pick([560, 800, 1040]);
  const bands = rings
    .toReversed()
    .map((r, index) => disc(x, 500, r + 90, { fill: [scheme.soft, scheme.ground, scheme.soft][index] }));
  // Both pieces lie on the wide side of the page, one above and one below the middle.
  const wide = x > 800 || (x === 800 && random.chance(0.5)) ? 0.5 : 0;
  const over = random.chance(0.5) ? 1 : -1;
  const arcs = [
    arc(x, 500, rings[1], wide + over * 0.11 - 0.07, 0.15, scheme.echo, 180),
    arc(x, 500, rings[2], wide - over * 0.08 - 0.05, 0.1, scheme.deep, 180),
  ];
  const taken: Seat[] = [];
  const badges = spec.minor.slice(0, 4).map((name, index) => {
    const size = index === 0 ? 176 : 150;
    const r = tall ? rings[0] : (rings[index % 2] ?? rings[0]);
    const free = seats(x, r, 110);
    // As far around the middle from the others as the page allows, then as far away as possible.
    const away = (next: Seat) =>
      Math.min(
        ...taken.map(
          (other) =>
            700 * (1 - Math.cos(next.angle - other.angle)) + Math.hypot(next.x - other.x, next.y - other.y),
        ),
      );
    const seat =
      taken.length === 0
        ? random.pick(free)
        : free.reduce((best, next) => (away(next) > away(best) ? next : best));
    taken.push(seat);
    const loud = index === 0;
    return badge(
      seat.x,
      seat.y,
      size,
      { fill: loud ? scheme.pop : white },
      icon(
        name,
        'bold',
        { x: size * 0.25, y: size * 0.25, size: size * 0.5 },
        { line: loud ? scheme.onPop : ink },
      ),
    );
  });
  const orbits = [rings[0], rings[1]].map((r) =>
    dotted(
      d('M', x - r, 500, 'A', r, r, '0 1 1', x + r, 500, 'A', r, r, '0 1 1', x - r, 500),
      scheme.name === 'ink' ? scheme.deep : scheme.line,
    ),
  );
  const art = [
    inCorner(stage, x > 800, true, 'dots'),
    inCorner(stage, x > 800, false, 'dots'),
    ...bands,
    ...arcs,
    ...orbits,
    disc(x + 16, 516, 264, { fill: ink, ...outlined }),
    disc(x, 500, 264, { fill: scheme.lead, ...outlined }),
    icon(spec.icon, 'duotone', { x: x - 165, y: 335, size: 330 }, { line: ink, tint: scheme.tint }),
    ...badges,
  ];
  return { art: art.join(''), focus: { x: x - 480, y: -70, width: 960, height: 1140 } };
}
