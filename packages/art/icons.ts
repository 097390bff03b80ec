import { createRequire } from 'node:module';
import { ink } from './palettes.ts';
import { at, group, roundFactor } from './svg.ts';

type IconSet = { icons: Readonly<Record<string, { body: string }>> };

const phosphor: IconSet = createRequire(import.meta.url)('@iconify-json/ph/icons.json');

/** The side of the square that Phosphor icons are drawn in. */
export const iconSize = 256;

/** The shapes of an icon in `currentColor`. An error names the entry that asked for an unknown icon: `where`. */
export function iconBody(name: string, weight: 'bold' | 'duotone', where: string): string {
  const icon = phosphor.icons[`${name}-${weight}`];
  if (icon) return icon.body;
  throw new Error(
    `${where}: there is no Phosphor icon '${name}'. Look for one at https://phosphoricons.com.`,
  );
}

/** Draws the icons of one entry, from their upper left corner. */
export type IconPen = ReturnType<typeof iconPen>;

export function iconPen(where: string) {
  const draw = (body: string, x: number, y: number, size: number, colour: string) => {
    const scale = roundFactor(size / iconSize);
    return at(x, y, group({ transform: `scale(${scale})` }, body.replaceAll('currentColor', colour)));
  };
  return {
    bold: (name: string, x: number, y: number, size: number, colour: string = ink) =>
      draw(iconBody(name, 'bold', where), x, y, size, colour),
    /** Phosphor's second layer is see-through grey; here it is a flat tint of the palette. */
    duotone: (name: string, x: number, y: number, size: number, tint: string) =>
      draw(iconBody(name, 'duotone', where).replaceAll('opacity=".2"', `fill="${tint}"`), x, y, size, ink),
  };
}
