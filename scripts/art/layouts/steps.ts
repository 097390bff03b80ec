import type { StackSpec } from '../../../src/content/covers/types.ts';
import { inCorner } from '../backdrops.ts';
import { onWall, prism, project } from '../isometry.ts';
import { lineOn } from '../palettes.ts';
import { clay, disc, ink, outlined, sun, white } from '../shapes.ts';
import type { Drawing, Stage } from '../stage.ts';
import { at, path } from '../svg.ts';

const side = 212;
const heights = [122, 204, 286, 368] as const;

/** A flag on its pole, from the foot of the pole. */
const flag = (x: number, y: number, fill: string, line: string): string =>
  at(
    x,
    y,
    path('M 0 0 V -150', { fill: 'none', ...outlined, stroke: line, 'stroke-width': 12 }),
    path('M 4 -150 H 124 L 98 -114 L 124 -78 H 4 Z', { fill, ...outlined }),
  );

/** Four blocks that climb; each carries its icon on the wall, the subject is on the highest, under a flag. */
export function steps(stage: Stage<StackSpec>): Drawing {
  const { spec, scheme, icon, tall } = stage;
  const fills = [white, scheme.echo, scheme.pop === ink ? scheme.soft : scheme.pop, sun];
  const names = [spec.minor[0], spec.minor[1], spec.minor[2] ?? spec.minor[0], spec.icon];
  const blocks = fills.map((fill, index) => {
    const height = heights[index] ?? heights[0];
    // The floor's back corner is the highest block's; the others come down to the left.
    const [x, floor] = project(1068, 452, 0, (fills.length - 1 - index) * side);
    const top = floor - height;
    const size = Math.min(138, height - 36);
    const [frontX, frontY] = project(x, top, side, side);
    return [
      prism({ x, y: top, width: side, depth: side, height, fill }),
      onWall(
        frontX,
        frontY,
        icon(
          names[index] ?? spec.icon,
          'bold',
          { x: (side - size) / 2, y: 26, size },
          { line: lineOn(fill) },
        ),
      ),
      index === 3 ? flag(...project(x, top, side / 2, side / 2), scheme.pop === ink ? ink : clay, ink) : '',
    ].join('');
  });
  const art = [
    disc(800, 520, 440, { fill: scheme.soft }),
    ...(tall ? [] : [inCorner(stage, true, true, 'dots'), inCorner(stage, false, false, 'rings')]),
    ...blocks.toReversed(),
  ];
  return { art: art.join(''), focus: { x: 290, y: -80, width: 1000, height: 1193 } };
}
