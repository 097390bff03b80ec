import type { StackSpec } from '../../../src/content/covers/types.ts';
import { dotsIn, ringsIn } from '../backdrops.ts';
import { prism } from '../isometry.ts';
import { sky, sun, white } from '../palettes.ts';
import { badge, card, disc, dotted, square } from '../shapes.ts';
import { drawing, type Drawing, type Stage } from '../stage.ts';

const block = (x: number, y: number, fill: string): string =>
  prism({ x, y, width: 320, depth: 320, height: 1200, fill });

/** Two blocks. A dotted path leads from one to the other past the subject. */
export function gap(stage: Stage<StackSpec>): Drawing {
  const { spec, scheme, icon, tall } = stage;
  const [from, to] = spec.minor;
  const sign = (x: number, y: number, name: string, fill: string) => {
    const tint = scheme.tint === fill ? white : scheme.tint;
    return card(square(x - 120, y - 240, 240), { fill, radius: 44 }, icon.duotone(name, 40, 40, 160, tint));
  };
  return drawing(
    { x: 120, y: -330, width: 1360, height: 1623 },
    disc(800, 440, 400, { fill: scheme.soft }),
    !tall && dotsIn(stage, 'top left'),
    !tall && ringsIn(stage, 'top right'),
    dotted('M 480 330 C 600 90 1000 90 1120 250', scheme.line),
    block(360, 470, white),
    block(1240, 390, sun),
    sign(360, 640, from, scheme.name === 'paper' ? sun : scheme.lead),
    sign(1240, 560, to, scheme.echo === sun ? sky : white),
    badge(800, 190, 210, { fill: scheme.pop, shadow: 14 }, icon.bold(spec.icon, 50, 50, 110, scheme.onPop)),
  );
}
