/** Isometric slabs, stairs, or two blocks with a gap between them. */
import type { StackSpec } from '../../../src/content/covers/types.ts';
import { corner, dotsIn, ringsIn } from '../backdrops.ts';
import { across, onTop, onWall, prism, project } from '../isometry.ts';
import { clay, cream, ink, lineOn, sky, sun, white } from '../palettes.ts';
import { bar, card, disc, dotted, line, outlined, rect, square } from '../shapes.ts';
import { drawing, iconBadge, type Drawing, type Stage } from '../stage.ts';
import { at, d, path, repeat, type Point } from '../svg.ts';

type StackStage = Stage<StackSpec>;

/** The back corners of the slabs, the lowest first. */
const levels = [438, 268, 98] as const;
/** The side of a slab's square, and how thick the slab is. */
const SIDE = 420;
const HEIGHT = 56;
/** Half the width of a slab on the page. */
const reach = Math.round(SIDE * across);
/** From a slab's back corner down to the middle of its left and right edge. */
const middleOfEdge = (SIDE + HEIGHT) / 2;

/** Three slabs above each other around `x`. The top one carries the subject. */
function slabs({ spec, scheme, icon }: StackStage, x: number): string {
  const fills = [scheme.echo, white, scheme.name === 'sun' ? scheme.pop : sun];
  const slab = (y: number, index: number) => {
    const fill = fills[index] ?? white;
    const mark =
      rect(292, 330, 96, 58, { rx: 12, fill: lineOn(fill) }) + disc(62, 362, 22, { fill: lineOn(fill) });
    return [
      prism({ x, y, side: SIDE, height: HEIGHT, fill }),
      onTop(x, y, index === 2 ? icon.duotone(spec.icon, 78, 78, 264, cream) : mark),
      repeat(3, (lamp) => disc(x - 310 + lamp * 40, y + 274 + lamp * 23, 7, { fill: lamp ? cream : sun })),
    ].join('');
  };
  return levels.map(slab).join('');
}

/** A supporting icon, and the dotted line that ties it to a slab. */
type Tied = { tie: string; box: string };

/** The centres of the icons: two near the highest slab, two near the lowest. */
const arrangements = [
  [
    { x: 190, y: 150 },
    { x: 1410, y: 220 },
    { x: 150, y: 560 },
    { x: 1450, y: 640 },
  ],
  [
    { x: 150, y: 240 },
    { x: 1440, y: 150 },
    { x: 200, y: 640 },
    { x: 1410, y: 560 },
  ],
] as const;

/** The supporting icons on both sides. */
function satellites({ spec, scheme, icon, random }: StackStage): Tied[] {
  const names = spec.minor.slice(0, 4);
  return random.pick(arrangements).flatMap(({ x, y }, index) => {
    const name = names[index];
    if (name === undefined) return [];
    const fill = index === 1 ? scheme.pop : white;
    const level = index < 2 ? levels[2] : levels[0];
    const drawn = icon.bold(name, 38, 38, 92, lineOn(fill));
    return {
      tie: dotted(d`M ${x} ${y} V ${level + middleOfEdge} H ${x < 800 ? 430 : 1170}`, scheme.line),
      box: card(square(x - 84, y - 84, 168), { fill, radius: 38, shadow: 12 }, drawn),
    };
  });
}

/** The supporting icons as a legend, one for each slab. */
function legend({ spec, scheme, icon, random }: StackStage, x: number, from: number): Tied[] {
  return spec.minor.slice(0, 3).map((name, index) => {
    const y = (levels[2 - index] ?? 0) + middleOfEdge;
    const fill = index === 0 ? scheme.pop : white;
    return {
      tie: dotted(d`M ${from} ${y} H ${x < from ? x + 380 : x}`, scheme.line),
      box: card({ x, y: y - 66, width: 400, height: 132 }, { fill, radius: 34, shadow: 12 }, [
        icon.bold(name, 34, 27, 78, lineOn(fill)),
        bar(148, 38, random.between(150, 210), lineOn(fill)),
        bar(148, 76, random.between(80, 140), index === 0 ? scheme.onPop : scheme.echo),
      ]),
    };
  });
}

/** Slabs in the middle of the page with icons around, or on one side with a legend. */
export function layers(stage: StackStage): Drawing {
  const { scheme, flip, random, tall } = stage;
  const left = random.chance(0.5);
  const x = flip ? (left ? 510 : 1090) : 800;
  const around = flip
    ? legend(stage, left ? 1080 : 120, left ? x + reach + 20 : x - reach - 20)
    : satellites(stage);
  return drawing({ x: x - 405, y: 0, width: 810, height: 1000 }, [
    disc(x, 490, 440, { fill: scheme.soft }),
    dotsIn(stage, corner('bottom', !left)),
    ringsIn(stage, corner('top', !left)),
    !tall && around.map(({ tie }) => tie),
    slabs(stage, x),
    !tall && around.map(({ box }) => box),
  ]);
}

/** A flag on its pole, from the foot of the pole. */
const flag = ([x, y]: Point, fill: string): string =>
  at(x, y, [
    line('M 0 0 V -150', { 'stroke-width': 12 }),
    path('M 4 -150 H 124 L 98 -114 L 124 -78 H 4 Z', { fill, ...outlined }),
  ]);

/** Four blocks that climb, each with an icon on its wall. The highest has the subject and a flag. */
export function steps(stage: StackStage): Drawing {
  const { spec, scheme, icon, tall } = stage;
  const [first, second, third = first] = spec.minor;
  const side = 196;
  const dark = scheme.pop === ink;
  const blocks = [
    { height: 112, fill: white, name: first },
    { height: 188, fill: scheme.echo, name: second },
    { height: 264, fill: dark ? scheme.soft : scheme.pop, name: third },
    { height: 340, fill: sun, name: spec.icon },
  ].map(({ height, fill, name }, index) => {
    // The back corner of the floor belongs to the highest block; the others continue to the lower left.
    const [x, floor] = project(1055, 452, 0, (3 - index) * side);
    const y = floor - height;
    const size = Math.min(138, height - 36);
    return [
      prism({ x, y, side, height, fill }),
      onWall(...project(x, y, side, side), icon.bold(name, (side - size) / 2, 26, size, lineOn(fill))),
      index === 3 && flag(project(x, y, side / 2, side / 2), dark ? ink : clay),
    ];
  });
  return drawing({ x: 290, y: -80, width: 1000, height: 1193 }, [
    disc(800, 510, 390, { fill: scheme.soft }),
    !tall && [dotsIn(stage, 'top left'), ringsIn(stage, 'bottom right')],
    blocks.toReversed(),
  ]);
}

const block = (x: number, y: number, fill: string) => prism({ x, y, side: 320, height: 1200, fill });

/** Two blocks. A dotted path leads from one to the other; where it is broken is the subject. */
export function gap(stage: StackStage): Drawing {
  const { spec, scheme, icon, tall } = stage;
  const [from, to] = spec.minor;
  const sign = (x: number, y: number, name: string, fill: string) => {
    const tint = scheme.tint === fill ? white : scheme.tint;
    return card(square(x - 120, y - 240, 240), { fill, radius: 44 }, icon.duotone(name, 40, 40, 160, tint));
  };
  const style = { fill: scheme.pop, shadow: 14, colour: scheme.onPop };
  return drawing({ x: 120, y: -330, width: 1360, height: 1623 }, [
    disc(800, 440, 400, { fill: scheme.soft }),
    !tall && [dotsIn(stage, 'top left'), ringsIn(stage, 'top right')],
    dotted('M 420 378 C 520 140 1080 100 1180 298', scheme.line),
    disc(800, 190, 150, { fill: scheme.soft }),
    block(360, 470, white),
    block(1240, 390, sun),
    sign(360, 640, from, scheme.name === 'paper' ? sun : scheme.lead),
    sign(1240, 560, to, scheme.echo === sun ? sky : white),
    iconBadge(stage, spec.icon, { x: 800, y: 190, size: 210, inset: 50 }, style),
  ]);
}
