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

/** A person of the cast on 700 by 900 units, cut off below the waist. */
export function figure(name: FigureName, pen: Pen): string {
  const { skin: tone, hair, colour = 'black', cloth, face = {}, wears, pose, build } = cast[name];
  const skin = skins[tone];
  const shoulders = { half: build === 'wide' ? 220 : 190 };
  const style: Style = styles[hair];
  const { behind, over } = style.draw(cloth ?? hairs[colour]);
  const parts: Art = [
    behind,
    clothes(wears, shoulders, (deep) => neck(skin, deep)),
    head(pen, skin, hairs[colour], face, !style.coversEars),
    over,
    poses[pose]({ pen, skin, garment: wears, ...shoulders }),
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

/** A person. */
export function person(name: FigureName, { x, bottom, height, flip = false, rim }: Place): string {
  const scale = roundFactor(height / 900);
  const transform = `translate(${round(x)} ${round(bottom)}) scale(${flip ? -scale : scale} ${scale}) translate(-350 -900)`;
  const art = figure(name, { weight: 8 / scale });
  return group({ transform }, [rim && rimmed(art, rim, 36), art]);
}
