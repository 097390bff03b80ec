/** A route or a field of waves that leads to the subject. */
import type { FlowSpec } from '../../../src/content/covers/types.ts';
import { ink, white } from '../palettes.ts';
import { dots } from '../shapes.ts';
import { drawing, iconBadge, subjectCard, type Drawing, type Stage } from '../stage.ts';
import { d, path, repeat, through, type Point } from '../svg.ts';

type FlowStage = Stage<FlowSpec>;

/** A field of waves with the subject on it. */
export function waves(stage: FlowStage): Drawing {
  const { spec, scheme, random } = stage;
  const turns = random.between(1, 2.4);
  const phase = random.between(0, 6);
  const swing = random.between(100, 180);
  const wave = (row: number) => {
    const points = Array.from({ length: 42 }, (_, step): Point => {
      const x = step * 40 - 20;
      const along = x / 1600;
      const height = swing * (0.35 + 0.65 * Math.sin(along * Math.PI));
      const lift = Math.sin(along * 6.28 * turns + phase + row * 0.1) * height;
      return [x, row * 42 - 140 + lift + Math.cos(along * 9 + row * 0.06) * 34];
    });
    const stroke = { 3: scheme.lead, 5: scheme.pop }[row % 7] ?? scheme.soft;
    const width = stroke === scheme.soft ? 9 : 14;
    return path(through(points), { fill: 'none', stroke, 'stroke-width': width, 'stroke-linejoin': 'round' });
  };
  const middle = random.pick([560, 800, 1040]);
  const calm = { fill: white, colour: ink };
  const places = [
    { x: middle - 330, y: 310, style: calm },
    { x: middle + 250, y: 750, style: { fill: scheme.pop, colour: scheme.onPop } },
    { x: middle + 330, y: 380, style: calm },
  ];
  return drawing({ x: middle - 430, y: -15, width: 860, height: 1030 }, [
    repeat(32, wave),
    subjectCard(stage, { x: middle - 250, y: 250, size: 500, inset: 85, radius: 76, shadow: 20 }),
    places.map(({ x, y, style }, index) => {
      const name = spec.minor[index];
      return name !== undefined && iconBadge(stage, name, { x, y, size: 160, inset: 40 }, style);
    }),
  ]);
}

const lane = 50;
const radius = 200;

/** A length straight ahead, or a quarter turn. */
type Move = number | 'left' | 'right';

/** Its moves, and where the subject, the three stops and a field of dots are. */
type Course = {
  start: Point;
  heading: number;
  moves: readonly Move[];
  hero: Point;
  stops: readonly [Point, Point, Point];
  field: Point;
};

/* prettier-ignore */
const courses: readonly Course[] = [
  { start: [-60, 250], heading: 0, moves: [420, 'right', 100, 'left', 1000],
    hero: [1080, 500], stops: [[180, 250], [560, 500], [1440, 750]], field: [90, 690] },
  { start: [-60, 750], heading: 0, moves: [460, 'left', 100, 'right', 900],
    hero: [1060, 500], stops: [[200, 750], [600, 500], [1440, 250]], field: [90, 110] },
  { start: [-60, 190], heading: 0, moves: [1180, 'right', 220, 'right', 1300],
    hero: [700, 500], stops: [[260, 190], [1320, 500], [300, 810]], field: [60, 400] },
  { start: [1660, 190], heading: Math.PI, moves: [1180, 'left', 220, 'left', 1300],
    hero: [900, 500], stops: [[1340, 190], [280, 500], [1300, 810]], field: [1140, 400] },
];

/** The line along a course at a distance, to the left in the direction of travel. */
function besideCourse({ start, heading, moves }: Course, offset: number): string {
  let [x, y] = start;
  let angle = heading;
  const point = (): Point => [x + offset * Math.sin(angle), y - offset * Math.cos(angle)];
  const data = [d`M ${point()}`];
  for (const move of moves) {
    if (typeof move === 'number') {
      x += move * Math.cos(angle);
      y += move * Math.sin(angle);
      data.push(d`L ${point()}`);
    } else {
      const sign = move === 'right' ? 1 : -1;
      // The bend's centre is one radius to the side. A quarter turn moves one radius ahead and one to the side.
      x += radius * (Math.cos(angle) - sign * Math.sin(angle));
      y += radius * (Math.sin(angle) + sign * Math.cos(angle));
      angle += (sign * Math.PI) / 2;
      const r = radius + sign * offset;
      data.push(d`A ${r} ${r} 0 0 ${sign > 0 ? 1 : 0} ${point()}`);
    }
  }
  return data.join(' ');
}

/** Parallel lanes that pass stops on the way to the subject. */
export function route(stage: FlowStage): Drawing {
  const { spec, scheme, random, tall } = stage;
  const course = random.pick(courses);
  const lead = scheme.lead === scheme.ground ? white : scheme.lead;
  const lanes = [scheme.soft, scheme.echo, lead, scheme.pop, scheme.soft].map((stroke, index) =>
    path(besideCourse(course, (index - 2) * lane), { fill: 'none', stroke, 'stroke-width': lane + 1 }),
  );
  const stop = ([x, y]: Point, index: number) => {
    const name = spec.minor[index];
    return name !== undefined && iconBadge(stage, name, { x, y, size: 170, inset: 43 }, { fill: white });
  };
  const [x, y] = course.hero;
  const [fieldX, fieldY] = course.field;
  return drawing({ x: x - 420, y: 0, width: 840, height: 1000 }, [
    dots({ x: fieldX, y: fieldY, columns: 9, rows: 5, gap: 50, r: 9 }, scheme.soft),
    lanes,
    subjectCard(stage, { x: x - 240, y: y - 240, size: 480, inset: 80, radius: 76, shadow: 20 }),
    !tall && course.stops.map(stop),
  ]);
}
