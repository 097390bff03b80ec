import { clay, ink, mix, sun, white } from '../palettes.ts';
import { disc } from '../shapes.ts';
import { d, type Art } from '../svg.ts';
import { ball, flat, shape, spot, stroke, type Pen } from './pen.ts';
import { blush, shade } from './skins.ts';

export type Face = {
  eyes?: 'open' | 'smiling';
  mouth?: 'smile' | 'laugh';
  glasses?: 'round' | 'square';
  beard?: 'full' | 'short';
  moustache?: boolean;
  bindi?: boolean;
  earring?: boolean;
};

/** The neck, down to the neckline of the clothes. It is drawn over them. */
export const neck = (skin: string, deep: number): string =>
  shape(d`M 300 366 V 436 A 50 ${deep} 0 0 0 400 436 V 366 Z`, skin) +
  flat('M 304 370 H 396 V 402 A 66 46 0 0 1 304 402 Z', shade(skin));

const skull = 'M 252 192 A 99 100 0 0 1 450 192 V 280 A 99 102 0 0 1 252 280 Z';
const grin = 'M 356 340 H 420 A 32 30 0 0 1 356 340 Z';

/** Looks to the right: the eyes, the nose and the mouth are off the middle. */
export function head({ weight }: Pen, skin: string, hair: string, face: Face, showsEar: boolean): Art {
  const { eyes = 'open', mouth = 'smile', glasses, beard, moustache, bindi, earring } = face;
  const brow = { stroke: hair, 'stroke-width': weight * 1.2 };
  return [
    shape(skull, skin),
    spot(316, 310, 24, blush(skin)),
    spot(424, 310, 16, blush(skin)),
    beard && facialHair(beard, hair, skin),
    glasses && spectacles(glasses, weight),
    stroke('M 400 270 L 413 301 A 13 13 0 0 1 401 319 H 391'),
    eyes === 'open'
      ? [spot(358, 264, 10.5, ink), spot(430, 264, 10.5, ink)]
      : stroke('M 342 270 A 17 16 0 0 1 376 270 M 415 270 A 14 15 0 0 1 443 270'),
    stroke('M 338 232 A 30 24 0 0 1 376 230 M 417 230 A 26 24 0 0 1 445 233', brow),
    moustache &&
      flat(
        'M 344 350 A 40 34 0 0 1 394 328 A 32 30 0 0 1 438 348 A 60 34 0 0 0 394 342 A 70 34 0 0 0 344 350 Z',
        hair,
      ),
    beard === 'full'
      ? flat('M 366 346 H 422 A 28 24 0 0 1 366 346 Z', white)
      : mouth === 'smile'
        ? stroke(moustache ? 'M 376 356 A 30 18 0 0 0 412 355' : 'M 360 344 A 34 28 0 0 0 412 343')
        : [flat(grin, white), stroke(grin)],
    bindi && spot(394, 224, 8, clay),
    showsEar && ear(skin),
    earring && disc(260, 322, 10, { fill: sun, 'stroke-width': weight * 0.7 }),
  ];
}

const ear = (skin: string): string => ball(260, 280, 27, skin) + stroke('M 251 273 A 13 13 0 0 1 267 286');

const jaw = 'M 252 276 V 292 A 100 106 0 0 0 450 292 V 286';
const facialHair = (kind: 'full' | 'short', hair: string, skin: string): string =>
  kind === 'full'
    ? shape(`${jaw} Q 446 322 398 322 Q 330 326 306 304 Q 288 288 286 250 Z`, hair)
    : flat(
        'M 256 262 V 284 A 95 98 0 0 0 446 284 Q 438 322 398 324 Q 336 326 308 306 Q 290 290 286 256 Z',
        mix(skin, ink, 0.42),
      );

const spectacles = (kind: 'round' | 'square', weight: number): Art => {
  const style = { 'stroke-width': weight * 0.9, fill: 'none' };
  return kind === 'round'
    ? [disc(356, 266, 35, style), disc(432, 266, 29, style), stroke('M 391 262 H 403 M 321 262 H 274')]
    : [
        stroke(
          'M 318 242 H 392 V 268 A 37 34 0 0 1 318 268 Z M 407 242 H 460 V 268 A 26 34 0 0 1 407 268 Z',
          style,
        ),
        stroke('M 392 252 H 407 M 318 252 H 274'),
      ];
};
