import type { StackSpec } from '../../../src/content/covers/types.ts';
import { dotsIn, ringsIn } from '../backdrops.ts';
import { onWall, prism, project } from '../isometry.ts';
import { clay, ink, lineOn, sun, white } from '../palettes.ts';
import { disc, line, outlined } from '../shapes.ts';
import { drawing, type Drawing, type Stage } from '../stage.ts';
import { at, path, type Point } from '../svg.ts';

const side = 212;

/** A flag on its pole, from the foot of the pole. */
const flag = ([x, y]: Point, fill: string): string =>
  at(
    x,
    y,
    line('M 0 0 V -150', { 'stroke-width': 12 }),
    path('M 4 -150 H 124 L 98 -114 L 124 -78 H 4 Z', { fill, ...outlined }),
  );

/** Four blocks that climb, each with an icon on its wall. The highest has the subject and a flag. */
export function steps(stage: Stage<StackSpec>): Drawing {
  const { spec, scheme, icon, tall } = stage;
  const [first, second, third = first] = spec.minor;
  const dark = scheme.pop === ink;
  const blocks = [
    { height: 122, fill: white, name: first },
    { height: 204, fill: scheme.echo, name: second },
    { height: 286, fill: dark ? scheme.soft : scheme.pop, name: third },
    { height: 368, fill: sun, name: spec.icon },
  ].map(({ height, fill, name }, index) => {
    // The back corner of the floor belongs to the highest block; the others continue to the lower left.
    const [x, floor] = project(1068, 452, 0, (3 - index) * side);
    const top = floor - height;
    const size = Math.min(138, height - 36);
    return [
      prism({ x, y: top, width: side, depth: side, height, fill }),
      onWall(...project(x, top, side, side), icon.bold(name, (side - size) / 2, 26, size, lineOn(fill))),
      index === 3 ? flag(project(x, top, side / 2, side / 2), dark ? ink : clay) : '',
    ].join('');
  });
  return drawing(
    { x: 290, y: -80, width: 1000, height: 1193 },
    disc(800, 520, 440, { fill: scheme.soft }),
    !tall && dotsIn(stage, 'top left'),
    !tall && ringsIn(stage, 'bottom right'),
    ...blocks.toReversed(),
  );
}
