import type { FlowSpec } from '../../../src/content/covers/types.ts';
import { badge, card, ink, white } from '../shapes.ts';
import type { Drawing, Stage } from '../stage.ts';
import { d, path } from '../svg.ts';

const lane = 56;
const radius = 200;

type Move = { ahead: number } | { turn: 'left' | 'right' };

/** Walks a route and draws the line that runs beside it at the given distance, to the left of the walker. */
function besideRoute(start: readonly [number, number], heading: number, moves: readonly Move[], offset: number): string {
  let [x, y] = start;
  let angle = heading;
  const point = () => [x + offset * Math.sin(angle), y - offset * Math.cos(angle)] as const;
  const data: (string | number)[] = ['M', ...point()];
  for (const move of moves) {
    if ('ahead' in move) {
      x += move.ahead * Math.cos(angle);
      y += move.ahead * Math.sin(angle);
      data.push('L', ...point());
    } else {
      const sign = move.turn === 'right' ? 1 : -1;
      // The middle of the bend is a radius to the side; half a quarter turn before and after, the walker is on its circle.
      x += radius * (Math.cos(angle) - sign * Math.sin(angle));
      y += radius * (Math.sin(angle) + sign * Math.cos(angle));
      angle += (sign * Math.PI) / 2;
      const r = radius + sign * offset;
      data.push('A', r, r, 0, 0, sign > 0 ? 1 : 0, ...point());
    }
  }
  return d(...data);
}

type Course = { start: readonly [number, number]; heading: number; moves: readonly Move[]; hero: readonly [number, number]; stops: readonly (readonly [number, number])[] };

const courses: readonly Course[] = [
  {
    start: [-60, 250],
    heading: 0,
    moves: [{ ahead: 420 }, { turn: 'right' }, { ahead: 100 }, { turn: 'left' }, { ahead: 1000 }],
    hero: [1080, 500],
    stops: [[180, 250], [560, 500], [1440, 750]],
  },
  {
    start: [-60, 750],
    heading: 0,
    moves: [{ ahead: 460 }, { turn: 'left' }, { ahead: 100 }, { turn: 'right' }, { ahead: 900 }],
    hero: [1060, 500],
    stops: [[200, 750], [600, 500], [1440, 250]],
  },
  {
    start: [260, 1060],
    heading: -Math.PI / 2,
    moves: [{ ahead: 360 }, { turn: 'right' }, { ahead: 560 }, { turn: 'left' }, { ahead: 600 }],
    hero: [800, 500],
    stops: [[260, 800], [1220, 210], [1220, 210]],
  },
];

/** Parallel lanes that run past stations to the subject. */
export function route({ spec, scheme, random, icon }: Stage<FlowSpec>): Drawing {
  const course = random.pick(courses.slice(0, 2));
  const colours = [scheme.soft, scheme.echo, scheme.lead === scheme.ground ? white : scheme.lead, scheme.pop, scheme.soft];
  const lanes = colours.map((stroke, index) => {
    const offset = (index - (colours.length - 1) / 2) * lane;
    return path(besideRoute(course.start, course.heading, course.moves, offset), { fill: 'none', stroke, 'stroke-width': lane + 1 });
  });
  const [hx, hy] = course.hero;
  const stops = spec.minor.slice(0, 3).map((name, index) => {
    const [x, y] = course.stops[index] ?? [0, 0];
    return badge(x, y, 170, { fill: white }, icon(name, 'bold', { x: 43, y: 43, size: 84 }, { line: ink }));
  });
  const art = [
    ...lanes,
    card({ x: hx - 240, y: hy - 240, width: 480, height: 480 }, { fill: scheme.lead, radius: 76, shadow: 20 }, icon(spec.icon, 'duotone', { x: 80, y: 80, size: 320 }, { line: ink, tint: scheme.tint })),
    ...stops,
  ];
  return { art: art.join(''), focus: { x: Math.min(790, hx - 405), y: 0, width: 810, height: 1000 } };
}
