import type { StackSpec } from '../../../src/content/covers/types.ts';
import { inCorner } from '../backdrops.ts';
import { onTop, prism } from '../isometry.ts';
import { lineOn } from '../palettes.ts';
import { bar, card, cream, disc, dotted, ink, rect, sun, white } from '../shapes.ts';
import type { Drawing, Stage } from '../stage.ts';
import { d, repeat } from '../svg.ts';

const size = 420;
const thickness = 56;
/** The back corners of the slabs, the lowest first. */
const levels = [438, 268, 98] as const;
/** Half the width of a slab on the page. */
const reach = 364;

/** Three slabs over each other, around `x`; the uppermost carries the subject. */
function slabs({ spec, scheme, icon }: Stage<StackSpec>, x: number): string {
  const top = scheme.name === 'sun' ? scheme.pop : sun;
  const fills = [scheme.echo, white, top];
  return levels
    .map((y, index) => {
      const fill = fills[index] ?? white;
      const line = lineOn(fill);
      const mark =
        rect({ x: 292, y: 330, width: 96, height: 58 }, { rx: 12, fill: line }) +
        disc(62, 362, 22, { fill: line });
      const subject = icon(spec.icon, 'duotone', { x: 78, y: 78, size: 264 }, { line: ink, tint: cream });
      return [
        prism({ x, y, width: size, depth: size, height: thickness, fill }),
        onTop(x, y, index === 2 ? subject : mark),
        repeat(3, (light) =>
          disc(x - 310 + light * 40, y + 274 + light * 23, 7, { fill: light ? cream : sun }),
        ),
      ].join('');
    })
    .join('');
}

const sides = [
  [
    [190, 130],
    [1410, 220],
    [150, 560],
    [1450, 640],
  ],
  [
    [150, 240],
    [1440, 130],
    [200, 640],
    [1410, 560],
  ],
] as const;

/** The supporting ideas on both sides, each tied to a slab. */
function satellites({ spec, scheme, icon, random }: Stage<StackSpec>): { ties: string; boxes: string } {
  const places = random.pick(sides);
  const drawn = spec.minor.slice(0, 4).map((name, index) => {
    const [x, y] = places[index] ?? [0, 0];
    const slab = (index < 2 ? levels[2] : levels[0]) + 210 + thickness / 2;
    const fill = index === 1 ? scheme.pop : white;
    return {
      tie: dotted(d('M', x, y, 'V', slab, 'H', x < 800 ? 430 : 1170), scheme.line),
      box: card(
        { x: x - 84, y: y - 84, width: 168, height: 168 },
        { fill, radius: 38, shadow: 12 },
        icon(name, 'bold', { x: 38, y: 38, size: 92 }, { line: lineOn(fill) }),
      ),
    };
  });
  return { ties: drawn.map(({ tie }) => tie).join(''), boxes: drawn.map(({ box }) => box).join('') };
}

/** The supporting ideas as a legend beside the slabs, one for each. */
function legend(
  { spec, scheme, icon, random }: Stage<StackSpec>,
  x: number,
  from: number,
): { ties: string; boxes: string } {
  const drawn = spec.minor.slice(0, 3).map((name, index) => {
    const y = (levels[2 - index] ?? 0) + 210 + thickness / 2;
    const fill = index === 0 ? scheme.pop : white;
    return {
      tie: dotted(d('M', from, y, 'H', x < from ? x + 380 : x), scheme.line),
      box: card(
        { x, y: y - 66, width: 400, height: 132 },
        { fill, radius: 34, shadow: 12 },
        icon(name, 'bold', { x: 34, y: 27, size: 78 }, { line: lineOn(fill) }),
        bar(148, 38, random.between(150, 210), lineOn(fill), 20),
        bar(148, 76, random.between(80, 140), index === 0 ? scheme.onPop : scheme.echo, 20),
      ),
    };
  });
  return { ties: drawn.map(({ tie }) => tie).join(''), boxes: drawn.map(({ box }) => box).join('') };
}

/** Slabs with what they are made of: by turns in the middle of the page, or to one side with a legend. */
export function layers(stage: Stage<StackSpec>): Drawing {
  const { scheme, flip, random, tall } = stage;
  const left = random.chance(0.5);
  const x = flip ? (left ? 510 : 1090) : 800;
  const around = flip
    ? legend(stage, left ? 1080 : 120, left ? x + reach + 20 : x - reach - 20)
    : satellites(stage);
  const art = [
    disc(x, 490, 440, { fill: scheme.soft }),
    inCorner(stage, !left, false, 'dots'),
    inCorner(stage, !left, true, 'rings'),
    tall ? '' : around.ties,
    slabs(stage, x),
    tall ? '' : around.boxes,
  ];
  return { art: art.join(''), focus: { x: x - 405, y: 0, width: 810, height: 1000 } };
}
