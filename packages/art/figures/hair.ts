/**
 * The hair of a person, in the units of the figure: 700 wide and 900 high, from the upper left. The head is from 252 to 450 across
 * and from 92 to 382 down, and looks right. Its ear is at 260, 280.
 */
import { clay, cream, mix } from '../palettes.ts';
import { repeat, type Art, type Point } from '../svg.ts';
import { ball, flat, shape, spot, stroke } from './pen.ts';

/** Hair, turban or hijab. `behind` is behind the body, `over` lies on the head. */
export type Style = { coversEars?: true; draw: (colour: string) => { behind?: Art; over: Art } };

const sheen = (colour: string) => ({ stroke: mix(colour, cream, 0.3) });
const discs = (points: readonly Point[], r: number, colour: string) =>
  points.map(([x, y]) => spot(x, y, r, colour)).join('');

/** The end of a path from the temple: over the ear and down behind it, to the nape, where the path began. */
const aroundEar = 'H 282 A 28 28 0 0 0 248 300 Z';

/** A plait over the shoulder: discs, each smaller than the one before, and a ribbon. */
const plait = (colour: string): Art => [
  repeat(5, (index) => spot(250 - index * 3, 356 + index * 50, 36 - index * 2, colour)),
  stroke(
    'M 226 376 L 250 392 L 274 376 M 224 426 L 247 442 L 270 426 M 222 476 L 244 492 L 266 476 M 220 526 L 241 542 L 262 526',
    sheen(colour),
  ),
  shape('M 236 590 L 220 650 H 256 Z', colour),
  ball(238, 590, 16, clay),
];

export const styles = {
  short: {
    draw: (colour) => ({
      over: shape(
        `M 238 292 V 190 A 112 114 0 0 1 350 76 H 400 A 60 60 0 0 1 460 136 V 200 A 12 12 0 0 1 444 210 A 110 80 0 0 1 356 172 A 70 40 0 0 1 300 200 V 252 ${aroundEar}`,
        colour,
      ),
    }),
  },
  quiff: {
    draw: (colour) => ({
      over: [
        shape(
          `M 238 292 V 170 A 96 96 0 0 1 334 74 L 446 46 A 50 66 0 0 1 476 106 A 80 76 0 0 1 396 182 H 300 V 252 ${aroundEar}`,
          colour,
        ),
        stroke('M 300 128 A 110 80 0 0 0 424 88', sheen(colour)),
      ],
    }),
  },
  receding: {
    draw: (colour) => ({
      over: shape(
        'M 238 302 V 214 A 96 96 0 0 1 302 124 A 50 70 0 0 0 300 214 V 252 H 282 A 28 28 0 0 0 248 304 Z',
        colour,
      ),
    }),
  },
  bald: { draw: () => ({ over: [] }) },
  bob: {
    coversEars: true,
    draw: (colour) => ({
      behind: shape('M 300 400 V 200 H 484 V 370 A 40 40 0 0 1 444 410 H 300 Z', colour),
      over: [
        shape(
          'M 212 370 V 212 A 138 138 0 0 1 350 74 A 134 134 0 0 1 484 208 V 222 A 150 110 0 0 1 340 186 A 50 60 0 0 0 300 240 V 366 A 44 44 0 0 1 212 370 Z',
          colour,
        ),
        stroke('M 252 186 A 100 100 0 0 1 326 108', sheen(colour)),
      ],
    }),
  },
  bun: {
    draw: (colour) => ({
      behind: [spot(262, 76, 70, colour)],
      over: [
        shape(
          `M 238 292 V 194 A 112 118 0 0 1 350 76 A 110 110 0 0 1 460 186 V 214 A 120 90 0 0 1 348 160 A 70 74 0 0 1 298 252 ${aroundEar}`,
          colour,
        ),
        stroke('M 246 140 A 90 90 0 0 1 314 90', { stroke: clay, 'stroke-width': 20 }),
      ],
    }),
  },
  plait: {
    draw: (colour) => ({
      over: [
        shape(
          'M 232 340 V 196 A 118 120 0 0 1 350 76 A 112 112 0 0 1 462 188 V 222 A 110 100 0 0 1 372 144 A 96 100 0 0 1 296 252 H 282 A 30 30 0 0 0 256 306 L 270 340 Z',
          colour,
        ),
        stroke('M 372 140 A 150 120 0 0 0 330 84', sheen(colour)),
        plait(colour),
      ],
    }),
  },
  long: {
    coversEars: true,
    draw: (colour) => ({
      behind: shape(
        'M 196 580 V 230 A 154 154 0 0 1 350 76 A 136 136 0 0 1 486 212 V 520 H 400 V 300 H 300 V 580 Z',
        colour,
      ),
      over: [
        shape(
          'M 204 470 V 222 A 146 146 0 0 1 350 76 A 130 130 0 0 1 480 206 V 236 A 120 110 0 0 1 380 140 A 110 110 0 0 1 298 262 V 424 A 46 46 0 0 1 252 470 Z',
          colour,
        ),
        stroke('M 244 210 A 110 110 0 0 1 316 112', sheen(colour)),
      ],
    }),
  },
  curls: {
    coversEars: true,
    draw: (colour) => ({
      behind: discs(
        [
          [228, 200],
          [206, 276],
          [210, 352],
          [254, 410],
          [290, 116],
          [370, 90],
          [446, 124],
          [486, 194],
          [494, 270],
          [484, 344],
          [440, 396],
        ],
        66,
        colour,
      ),
      over: [
        discs(
          [
            [276, 180],
            [250, 240],
            [246, 306],
            [252, 366],
            [310, 130],
            [372, 118],
            [430, 142],
            [458, 190],
          ],
          46,
          colour,
        ),
        discs(
          [
            [330, 168],
            [388, 160],
          ],
          36,
          colour,
        ),
        stroke(
          'M 206 300 A 30 30 0 0 1 226 250 M 258 158 A 34 34 0 0 1 300 108 M 356 86 A 30 30 0 0 1 398 82',
          sheen(colour),
        ),
      ],
    }),
  },
  afro: {
    draw: (colour) => ({
      behind: discs(
        [
          [262, 250],
          [250, 190],
          [278, 128],
          [338, 98],
          [404, 100],
          [450, 144],
          [462, 196],
        ],
        50,
        colour,
      ),
      over: [
        flat(`M 238 292 V 200 A 112 112 0 0 1 460 190 V 204 H 300 V 252 ${aroundEar}`, colour),
        discs(
          [
            [320, 196],
            [360, 190],
            [400, 188],
            [438, 196],
          ],
          24,
          colour,
        ),
        stroke('M 262 160 A 40 40 0 0 1 296 122 M 336 100 A 40 40 0 0 1 384 92', sheen(colour)),
      ],
    }),
  },
  turban: {
    draw: (colour) => ({
      over: [
        shape(
          'M 226 254 A 60 90 0 0 1 232 150 A 150 120 0 0 1 356 44 A 146 116 0 0 1 474 150 A 60 80 0 0 1 466 222 A 110 70 0 0 0 376 172 A 120 100 0 0 0 266 262 A 30 22 0 0 1 226 254 Z',
          colour,
        ),
        flat('M 340 184 L 372 144 L 410 182 A 80 60 0 0 0 340 184 Z', cream),
        stroke('M 340 184 L 372 144 L 410 182'),
        stroke(
          'M 372 144 A 190 150 0 0 0 232 204 M 372 144 A 190 190 0 0 0 252 120 M 372 144 A 110 130 0 0 0 308 56 M 372 144 A 120 130 0 0 1 474 196 M 372 144 A 120 150 0 0 1 462 120',
        ),
      ],
    }),
  },
  hijab: {
    coversEars: true,
    draw: (colour) => ({
      over: [
        shape(
          'M 168 548 A 150 150 0 0 1 252 410 A 120 200 0 0 1 208 240 A 144 164 0 0 1 352 76 A 138 156 0 0 1 490 232 A 130 200 0 0 1 440 404 A 150 150 0 0 1 532 548 A 300 70 0 0 1 168 548 Z M 352 136 A 84 92 0 0 0 268 228 V 284 A 91 100 0 0 0 450 284 V 228 A 98 92 0 0 0 352 136 Z',
          colour,
        ),
        stroke(
          'M 240 210 A 124 124 0 0 1 330 106 M 262 400 A 110 70 0 0 0 430 410 M 220 518 A 240 80 0 0 0 460 470',
        ),
      ],
    }),
  },
} satisfies Record<string, Style>;
export type StyleName = keyof typeof styles;
