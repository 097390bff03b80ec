import type { StackSpec } from '../../../src/content/covers/types.ts';
import { inCorner } from '../backdrops.ts';
import { prism } from '../isometry.ts';
import { badge, card, disc, dotted, ink, sky, sun, white } from '../shapes.ts';
import type { Drawing, Stage } from '../stage.ts';
import { d } from '../svg.ts';

const side = 320;

const block = (x: number, y: number, fill: string): string =>
  prism({ x, y, width: side, depth: side, height: 1200, fill });

/** Two blocks; what stands on one has to get to the other, by way of the subject. */
export function gap(stage: Stage<StackSpec>): Drawing {
  const { spec, scheme, icon, tall } = stage;
  const [from, to] = spec.minor;
  const sign = (x: number, y: number, name: string, fill: string) =>
    card(
      { x: x - 120, y: y - 240, width: 240, height: 240 },
      { fill, radius: 44 },
      icon(
        name,
        'duotone',
        { x: 40, y: 40, size: 160 },
        { line: ink, tint: scheme.tint === fill ? white : scheme.tint },
      ),
    );
  const art = [
    disc(800, 440, 400, { fill: scheme.soft }),
    ...(tall ? [] : [inCorner(stage, true, true, 'dots'), inCorner(stage, false, true, 'rings')]),
    dotted(d('M 480 330 C 600 90 1000 90 1120 250'), scheme.line),
    block(360, 470, white),
    block(1240, 390, sun),
    sign(360, 640, from, scheme.name === 'paper' ? sun : scheme.lead),
    sign(1240, 560, to, scheme.echo === sun ? sky : white),
    badge(
      800,
      190,
      210,
      { fill: scheme.pop, shadow: 14 },
      icon(spec.icon, 'bold', { x: 50, y: 50, size: 110 }, { line: scheme.onPop }),
    ),
  ];
  return { art: art.join(''), focus: { x: 120, y: -330, width: 1360, height: 1623 } };
}
