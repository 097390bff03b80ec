import type { FlowSpec } from '../../../src/content/covers/types.ts';
import { badge, card, dots, ink, white } from '../shapes.ts';
import type { Drawing, Stage } from '../stage.ts';
import { d, path } from '../svg.ts';

const lane = 50;
const radius = 200;

type Move = { ahead: number } | { turn: 'left' | 'right' };

/** Walks a route and draws the line that runs beside it at the given distance, to the left of the walker. */
function besideRoute(
  start: readonly [number, number],
  heading: number,
  moves: readonly Move[],
  offset: number,
): string {
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

type Point = readonly [number, number];
type Course = {
  start: Point;
  heading: number;
  moves: readonly Move[];
  hero: Point;
  stops: readonly Point[];
  /** Where the ground is empty enough for a field of dots. */
  field: Point;
};

const courses: readonly Course[] = [
  {
    start: [-60, 250],
    heading: 0,
    moves: [{ ahead: 420 }, { turn: 'right' }, { ahead: 100 }, { turn: 'left' }, { ahead: 1000 }],
    hero: [1080, 500],
    stops: [
      [180, 250],
      [560, 500],
      [1440, 750],
    ],
    field: [90, 690],
  },
  {
    start: [-60, 750],
    heading: 0,
    moves: [{ ahead: 460 }, { turn: 'left' }, { ahead: 100 }, { turn: 'right' }, { ahead: 900 }],
    hero: [1060, 500],
    stops: [
      [200, 750],
      [600, 500],
      [1440, 250],
    ],
    field: [90, 110],
  },
  {
    start: [-60, 190],
    heading: 0,
    moves: [{ ahead: 1180 }, { turn: 'right' }, { ahead: 220 }, { turn: 'right' }, { ahead: 1300 }],
    hero: [700, 500],
    stops: [
      [260, 190],
      [1320, 500],
      [300, 810],
    ],
    field: [60, 400],
  },
  {
    start: [1660, 190],
    heading: Math.PI,
    moves: [{ ahead: 1180 }, { turn: 'left' }, { ahead: 220 }, { turn: 'left' }, { ahead: 1300 }],
    hero: [900, 500],
    stops: [
      [1340, 190],
      [280, 500],
      [1300, 810],
    ],
    field: [1140, 400],
  },
];

/** Parallel lanes that run past stations to the subject. */
export function route({ spec, scheme, random, icon, tall }: Stage<FlowSpec>): Drawing {
  const course = random.pick(courses);
  const colours = [
    scheme.soft,
    scheme.echo,
    scheme.lead === scheme.ground ? white : scheme.lead,
    scheme.pop,
    scheme.soft,
  ];
  const lanes = colours.map((stroke, index) => {
    const offset = (index - (colours.length - 1) / 2) * lane;
    return path(besideRoute(course.start, course.heading, course.moves, offset), {
      fill: 'none',
      stroke,
      'stroke-width': lane + 1,
    });
  });
  const [hx, hy] = course.hero;
  const stops = spec.minor.slice(0, 3).map((name, index) => {
    const [x, y] = course.stops[index] ?? [0, 0];
    return badge(x, y, 170, { fill: white }, icon(name, 'bold', { x: 43, y: 43, size: 84 }, { line: ink }));
  });
  const [fieldX, fieldY] = course.field;
  const art = [
    dots({ x: fieldX, y: fieldY, columns: 9, rows: 5, gap: 50, r: 9 }, scheme.soft),
    ...lanes,
    card(
      { x: hx - 240, y: hy - 240, width: 480, height: 480 },
      { fill: scheme.lead, radius: 76, shadow: 20 },
      icon(spec.icon, 'duotone', { x: 80, y: 80, size: 320 }, { line: ink, tint: scheme.tint }),
    ),
    ...(tall ? [] : stops),
  ];
  return { art: art.join(''), focus: { x: hx - 420, y: 0, width: 840, height: 1000 } };
}
