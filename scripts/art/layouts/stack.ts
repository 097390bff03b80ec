import type { StackSpec } from '../../../src/content/covers/types.ts';
import { inCorner } from '../backdrops.ts';
import type { Drawing, Stage } from '../stage.ts';
import { card, cream, disc, dotted, ink, sun, white } from '../shapes.ts';
import { lineOn } from '../palettes.ts';
import { d } from '../svg.ts';
import { onTop, prism } from '../isometry.ts';
import { steps } from './steps.ts';

/** Three slabs on top of each other; what they are made of stands around them. */
function layers(stage: Stage<StackSpec>): Drawing {
  const { spec, scheme, icon, random } = stage;
  const size = 420;
  const thickness = 56;
  const fills = scheme.name === 'sun' ? [scheme.echo, white, scheme.pop] : [scheme.echo, white, sun];
  const tops = [438, 268, 98];
  const slabs = tops.map((y, index) => {
    const slab = { x: 800, y, width: size, depth: size, height: thickness, fill: fills[index] ?? sun };
    const lights = [0, 1, 2].map((light) => disc(800 - 310 + light * 40, y + 210 + 30 + 34 + light * 23, 7, { fill: light ? cream : sun }));
    return (
      prism(slab) +
      (index === 2
        ? onTop(800, y, icon(spec.icon, 'duotone', { x: 78, y: 78, size: 264 }, { line: ink, tint: scheme.tint === fills[2] ? white : cream }))
        : onTop(800, y, icon(spec.minor[index] ?? spec.icon, 'bold', { x: 300, y: 300, size: 96 }, { line: lineOn(fills[index] ?? sun) }))) +
      lights.join('')
    );
  });
  const places = random.shuffle([
    [
      [190, 130, 0],
      [1410, 220, 0],
      [150, 560, 2],
      [1450, 640, 2],
    ],
    [
      [150, 240, 0],
      [1440, 130, 0],
      [200, 640, 2],
      [1410, 560, 2],
    ],
  ])[0]!;
  const around = spec.minor.slice(0, 4).map((name, index) => {
    const [x = 0, y = 0, level = 0] = places[index] ?? [];
    const slabY = (level === 0 ? tops[2]! : tops[0]!) + 210 + thickness / 2;
    const edge = x < 800 ? 430 : 1170;
    return {
      line: dotted(d('M', x, y, 'V', slabY, 'H', edge), scheme.line),
      box: card(
        { x: x - 84, y: y - 84, width: 168, height: 168 },
        { fill: index === 1 ? scheme.pop : white, radius: 38, shadow: 12 },
        icon(name, 'bold', { x: 38, y: 38, size: 92 }, { line: index === 1 ? scheme.onPop : ink }),
      ),
    };
  });
  const art = [
    disc(800, 490, 440, { fill: scheme.soft }),
    inCorner(stage, true, random.chance(0.5), 'dots'),
    inCorner(stage, false, random.chance(0.5), 'rings'),
    ...around.map(({ line }) => line),
    ...slabs,
    ...around.map(({ box }) => box),
  ];
  return { art: art.join(''), focus: { x: 395, y: 0, width: 810, height: 1000 } };
}

export const stack = (stage: Stage<StackSpec>): Drawing => (stage.spec.form === 'steps' ? steps(stage) : layers(stage));
