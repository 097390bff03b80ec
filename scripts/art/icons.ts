import { createRequire } from 'node:module';
import { nearNames } from './near.ts';
import { at, group, round } from './svg.ts';

type IconSet = { icons: Readonly<Record<string, { body: string }>> };
export type Weight = 'bold' | 'duotone' | 'fill';

const phosphor: IconSet = createRequire(import.meta.url)('@iconify-json/ph/icons.json');

/** Every name that exists in the weights we draw, without the weight. */
export const iconNames: readonly string[] = Object.keys(phosphor.icons)
  .filter((name) => name.endsWith('-bold'))
  .map((name) => name.slice(0, -'-bold'.length));

/** The side of the square that Phosphor icons are drawn in. */
export const iconSize = 256;

/** The shapes of an icon, in `currentColor`. `where` names the entry that asked, for whoever mistyped. */
export function iconBody(name: string, weight: Weight, where: string): string {
  const icon = phosphor.icons[`${name}-${weight}`];
  if (icon) return icon.body;
  const near = nearNames(name, iconNames).join(', ');
  throw new Error(`${where}: there is no Phosphor icon '${name}'. Near: ${near}.`);
}

export type IconPlace = { x: number; y: number; size: number };
export type Ink = { line: string; tint?: string };

/** Draws icons for one entry. */
export type IconPen = (name: string, weight: Weight, place: IconPlace, ink: Ink) => string;

/**
 * A pen for the icons of one entry. Duotone icons come with a fifth of the line's colour in their second layer; here that
 * layer is a flat colour of the palette.
 */
export const iconPen =
  (where: string): IconPen =>
  (name, weight, { x, y, size }, { line, tint }) => {
    const body = iconBody(name, weight, where)
      .replaceAll('opacity=".2"', `fill="${tint ?? line}"`)
      .replaceAll('currentColor', line);
    return at(x, y, group({ transform: `scale(${round((size / iconSize) * 1000) / 1000})` }, body));
  };
