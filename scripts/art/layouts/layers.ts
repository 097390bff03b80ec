import type { StackSpec } from '../../../src/content/covers/types.ts';
import { corner, dotsIn, ringsIn } from '../backdrops.ts';
import { onTop, prism } from '../isometry.ts';
import { cream, lineOn, sun, white } from '../palettes.ts';
import { bar, card, disc, dotted, rect, square } from '../shapes.ts';
import { drawing, type Drawing, type Stage } from '../stage.ts';
import { d, repeat } from '../svg.ts';

const size = 420;
const thickness = 56;
/** The back corners of the slabs, the lowest first. */
const levels = [438, 268, 98] as const;
/** Half the width of a slab on the page, and the height of its side below its back corner. */
const reach = 364;
const side = 210 + thickness / 2;

/** Three slabs above each other around `x`. The top one carries the subject. */
function slabs({ spec, scheme, icon }: Stage<StackSpec>, x: number): string {
  const fills = [scheme.echo, white, scheme.name === 'sun' ? scheme.pop : sun];
  const slab = (y: number, index: number) => {
    const fill = fills[index] ?? white;
    const line = lineOn(fill);
    const mark = rect(292, 330, 96, 58, { rx: 12, fill: line }) + disc(62, 362, 22, { fill: line });
    return [
      prism({ x, y, width: size, depth: size, height: thickness, fill }),
      onTop(x, y, index === 2 ? icon.duotone(spec.icon, 78, 78, 264, cream) : mark),
      repeat(3, (lamp) => disc(x - 310 + lamp * 40, y + 274 + lamp * 23, 7, { fill: lamp ? cream : sun })),
    ].join('');
  };
  return levels.map(slab).join('');
}

/** A supporting icon, and the dotted line that ties it to a slab. */
type Tied = { tie: string; box: string };

const sides = [
  [190, 130, 1410, 220, 150, 560, 1450, 640],
  [150, 240, 1440, 130, 200, 640, 1410, 560],
] as const;

/** The supporting icons on both sides. */
function satellites({ spec, scheme, icon, random }: Stage<StackSpec>): Tied[] {
  const places = random.pick(sides);
  return spec.minor.slice(0, 4).map((name, index) => {
    const [x = 0, y = 0] = places.slice(2 * index);
    const fill = index === 1 ? scheme.pop : white;
    const level = index < 2 ? levels[2] : levels[0];
    return {
      tie: dotted(d`M ${x} ${y} V ${level + side} H ${x < 800 ? 430 : 1170}`, scheme.line),
      box: card(
        square(x - 84, y - 84, 168),
        { fill, radius: 38, shadow: 12 },
        icon.bold(name, 38, 38, 92, lineOn(fill)),
      ),
    };
  });
}

/** The supporting icons as a legend, one for each slab. */
function legend({ spec, scheme, icon, random }: Stage<StackSpec>, x: number, from: number): Tied[] {
  return spec.minor.slice(0, 3).map((name, index) => {
    const y = (levels[2 - index] ?? 0) + side;
    const fill = index === 0 ? scheme.pop : white;
    return {
      tie: dotted(d`M ${from} ${y} H ${x < from ? x + 380 : x}`, scheme.line),
      box: card(
        { x, y: y - 66, width: 400, height: 132 },
        { fill, radius: 34, shadow: 12 },
        icon.bold(name, 34, 27, 78, lineOn(fill)),
        bar(148, 38, random.between(150, 210), lineOn(fill)),
        bar(148, 76, random.between(80, 140), index === 0 ? scheme.onPop : scheme.echo),
      ),
    };
  });
}

/** Slabs in the middle of the page with icons around, or on one side with a legend. */
export function layers(stage: Stage<StackSpec>): Drawing {
  const { scheme, flip, random, tall } = stage;
  const left = random.chance(0.5);
  const x = flip ? (left ? 510 : 1090) : 800;
  const around = flip
    ? legend(stage, left ? 1080 : 120, left ? x + reach + 20 : x - reach - 20)
    : satellites(stage);
  return drawing(
    { x: x - 405, y: 0, width: 810, height: 1000 },
    disc(x, 490, 440, { fill: scheme.soft }),
    dotsIn(stage, corner(!left, false)),
    ringsIn(stage, corner(!left, true)),
    ...(tall ? [] : around.map(({ tie }) => tie)),
    slabs(stage, x),
    ...(tall ? [] : around.map(({ box }) => box)),
  );
}
