import { paletteNames } from '../../src/content/covers/types.ts';
import type { Look } from './holdings.ts';

/** Layouts that need no people and no screen, so that a draft has a picture before anyone chose these. */
const plain = ['tiles', 'orbit', 'stack', 'flow'] as const;

/** How long ago a list last used a value; never is longest. */
const age = <T>(used: readonly T[], value: T) => {
  const last = used.lastIndexOf(value);
  return last < 0 ? Infinity : used.length - last;
};
const oldest = <T>(used: readonly T[], values: readonly T[]) =>
  values.reduce((best, value) => (age(used, value) > age(used, best) ? value : best), values[0] as T);

/** A look for the next cover that sets it off from those before it: what the list has used least lately. */
export const nextLook = (before: readonly Look[]): Look => ({
  layout: oldest<Look['layout']>(
    before.map(({ layout }) => layout),
    plain,
  ),
  palette: oldest(
    before.map(({ palette }) => palette),
    paletteNames,
  ),
});

/** The description of a draft's cover, as an entry of a list of covers. */
export const coverEntry = (slug: string, { layout, palette }: Look, [icon, ...minor]: readonly string[]) =>
  `'${slug}': { layout: '${layout}', palette: '${palette}', icon: '${icon}', minor: ${JSON.stringify(minor)} }`;
