import { cream, ink, white } from '../palettes.ts';
import { d, type Art } from '../svg.ts';
import { ball, flat, shape, stroke } from './pen.ts';

export type Pattern = 'stripes' | 'dots';
export type Garment = {
  kind: 'shirt' | 'tee' | 'kurta' | 'turtleneck' | 'blazer' | 'waistcoat' | 'saree';
  fill: string;
  /** What is below a blazer, a waistcoat or a saree, and the border of a kurta. */
  second?: string;
  pattern?: Pattern;
  /** The colour of the pattern and of borders. */
  mark?: string;
  dupatta?: string;
  sleeves?: 'long' | 'half';
};

export const shoulder = 432;
/** Below the edge that people stand behind. */
export const hem = 930;
export const middle = 350;
/** Half the width of a person. */
export type Build = { half: number };

/** The height of a shoulder, from the neck down to the arm. */
export const slope = 164;
const nape = 54;

/** The trunk: two quarters of an ellipse for shoulders on a block. */
export const trunk = ({ half }: Build): string => {
  const [left, right, rx] = [middle - half, middle + half, half - nape];
  return d`M ${left} ${hem} V ${shoulder + slope} A ${rx} ${slope} 0 0 1 ${middle - nape} ${shoulder} H ${middle + nape} A ${rx} ${slope} 0 0 1 ${right} ${shoulder + slope} V ${hem} Z`;
};

/** How far a shoulder is from the side of the trunk at a height. */
const inset = (y: number, { half }: Build) => {
  const rise = Math.min(1, Math.max(0, (shoulder + slope - y) / slope));
  return (half - nape) * (1 - Math.sqrt(1 - rise ** 2));
};

function pattern(kind: Pattern, mark: string, build: Build): string {
  const rows = Array.from({ length: 10 }, (_, index) => shoulder + 42 + index * 48);
  const data = rows.map((y, row) => {
    const reach = build.half - inset(y, build);
    if (kind === 'stripes') return d`M ${middle - reach} ${y} H ${middle + reach}`;
    return d`M ${middle - reach + 30 + (row % 2) * 28} ${y} H ${middle + reach - 20}`;
  });
  return kind === 'stripes'
    ? stroke(data.join(''), { stroke: mark, 'stroke-width': 18, 'stroke-linecap': 'butt' })
    : stroke(data.join(''), { stroke: mark, 'stroke-width': 15, 'stroke-dasharray': '0 56' });
}

/** The trunk with its clothes, without the sleeves. */
export function clothes(garment: Garment, build: Build, neck: (deep: number) => string): Art {
  const { fill, second = white, mark = ink, dupatta } = garment;
  const outline = trunk(build);
  const [left, right, rx] = [middle - build.half, middle + build.half, build.half - nape];
  const front: Record<Garment['kind'], () => Art> = {
    tee: () => [neck(46), stroke('M 284 434 A 66 66 0 0 0 416 434')],
    turtleneck: () => [
      neck(20),
      shape('M 290 396 H 410 V 446 A 60 28 0 0 1 290 446 Z', fill),
      stroke('M 290 424 A 60 24 0 0 0 410 424'),
    ],
    shirt: () => [
      neck(40),
      shape('M 350 484 L 297 412 L 258 444 L 304 522 Z', fill),
      shape('M 350 484 L 403 412 L 442 444 L 396 522 Z', fill),
      stroke(d`M 350 488 V ${hem}`),
      [560, 650, 740, 830].map((y) => ball(372, y, 4, ink)),
    ],
    kurta: () => [
      neck(40),
      shape(
        'M 300 420 A 50 58 0 0 0 350 476 A 50 58 0 0 0 400 420 L 424 432 A 84 84 0 0 1 370 508 V 690 H 330 V 508 A 84 84 0 0 1 276 432 Z',
        second,
      ),
      [540, 590, 640].map((y) => ball(350, y, 4, ink)),
    ],
    blazer: () => [
      flat(d`M 280 ${shoulder + 4} H 420 L 350 800 Z`, second),
      neck(54),
      shape('M 294 408 L 230 446 V 530 L 272 540 L 246 570 L 350 800 Z', fill),
      shape('M 406 408 L 470 446 V 530 L 428 540 L 454 570 L 350 800 Z', fill),
      stroke(d`M 350 800 V ${hem}`),
      ball(372, 836, 4, ink),
    ],
    waistcoat: () => [
      flat(outline, second),
      stroke(outline),
      shape(waistcoat(build), fill),
      neck(24),
      shape('M 292 398 A 62 40 0 0 0 408 398 L 420 438 A 84 54 0 0 1 280 438 Z', second),
      stroke(d`M 350 474 V ${hem}`),
      [530, 610, 690, 770].map((y) => ball(374, y, 5, cream)),
    ],
    saree: () => [
      flat(outline, second),
      stroke(outline),
      neck(70),
      shape(
        d`M ${left} ${hem} V ${shoulder + slope} A ${rx} ${slope} 0 0 1 ${middle - 110} ${shoulder + 10} Q ${middle - 40} 590 ${right} 690 V ${hem} Z`,
        fill,
      ),
      stroke(d`M ${middle - 124} ${shoulder + 16} Q ${middle - 60} 620 ${right - 10} 722`, {
        stroke: mark,
        'stroke-width': 18,
      }),
      stroke(
        d`M ${left + 40} 496 Q ${left + 60} 640 ${middle + 60} 730 M ${left + 76} 464 Q ${left + 130} 620 ${right - 90} 710`,
      ),
      stroke(d`M ${left} 672 H ${left + 110}`),
    ],
  };
  return [
    flat(outline, fill),
    garment.pattern && pattern(garment.pattern, mark, build),
    stroke(outline),
    front[garment.kind](),
    dupatta && shawl(dupatta, mark, build),
  ];
}

/** The trunk without the shoulders. */
const waistcoat = ({ half }: Build): string => {
  const [left, right, rx] = [middle - half, middle + half, half - nape];
  const reach = half - 66;
  const y = shoulder + slope * (1 - Math.sqrt(1 - ((reach - nape) / rx) ** 2));
  const arc = d`A ${rx} ${slope} 0 0 1`;
  return d`M ${left + 104} ${hem} V 610 Q ${left + 104} 530 ${middle - reach} ${y} ${arc} ${middle - nape} ${shoulder} H ${middle + nape} ${arc} ${middle + reach} ${y} Q ${right - 104} 530 ${right - 104} 610 V ${hem} Z`;
};

/** A dupatta over both shoulders. */
function shawl(fill: string, trim: string, { half }: Build): Art {
  const [left, right] = [middle - half, middle + half];
  return [
    shape(
      d`M ${left - 6} 674 V 590 A ${half - nape} 172 0 0 1 ${left + 116} 434 A ${half - 110} 130 0 0 0 ${right - 116} 434 A ${half - nape} 172 0 0 1 ${right + 6} 590 V 620 A ${half + 40} 150 0 0 1 ${left + 110} 674 Z`,
      fill,
    ),
    stroke(d`M ${left + 116} 656 A ${half + 40} 150 0 0 0 ${right - 2} 600`, {
      stroke: trim,
      'stroke-width': 14,
    }),
    stroke(d`M ${left + 60} 500 A ${half - 20} 180 0 0 0 ${right - 40} 520 M ${left + 40} 560 V 640`),
  ];
}
