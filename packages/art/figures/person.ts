import type { FigureName } from '../../../src/content/covers/types.ts';
import { rimmed } from '../shapes.ts';
import { group, join, round, roundFactor, type Art } from '../svg.ts';
import { cast } from './cast.ts';
import { clothes } from './clothes.ts';
import { styles, type Style } from './hair.ts';
import { head, neck } from './head.ts';
import { drawn, type Pen } from './pen.ts';
import { poses } from './poses.ts';
import { hairs, skins } from './skins.ts';

const FIGURE_WIDTH = 700;
const FIGURE_HEIGHT = 900;
/** The outline of a figure's parts, in the picture's units. */
const LINE = 8;
/** How much wider the lines of a rim are, in the figure's units. */
const RIM = 36;
/** From the middle of the body to a shoulder. */
const SHOULDERS = { wide: 220, usual: 190 };

/** A person of the cast on 700 by 900 units, cut off below the waist. */
export function figure(name: FigureName, pen: Pen): string {
  const { skin: tone, hair, colour = 'black', cloth, face = {}, wears, pose, build } = cast[name];
  const skin = skins[tone];
  const body = { half: SHOULDERS[build ?? 'usual'] };
  const style: Style = styles[hair];
  const { behind, over } = style.draw(cloth ?? hairs[colour]);
  const parts: Art = [
    behind,
    clothes(wears, body, (deep) => neck(skin, deep)),
    head(pen, skin, hairs[colour], face, !style.coversEars),
    over,
    poses[pose]({ pen, skin, garment: wears, ...body }),
  ];
  return drawn(pen, join(parts));
}

export type Place = {
  /** The centre of the figure. */
  x: number;
  bottom: number;
  height: number;
  /** Figures look to the right; a flipped one looks to the left. */
  flip?: boolean;
  /** The colour of a rim around the figure, for black hair on a black ground. */
  rim?: string | undefined;
};

/** A figure put into a picture: scaled, flipped, with lines of one width at any size, and with a rim if it needs one. */
export function person(name: FigureName, { x, bottom, height, flip = false, rim }: Place): string {
  const scale = roundFactor(height / FIGURE_HEIGHT);
  const transform = [
    `translate(${round(x)} ${round(bottom)})`,
    `scale(${flip ? -scale : scale} ${scale})`,
    `translate(${-FIGURE_WIDTH / 2} ${-FIGURE_HEIGHT})`,
  ].join(' ');
  const art = figure(name, { weight: LINE / scale });
  return group({ transform }, [rim && rimmed(art, rim, RIM), art]);
}
