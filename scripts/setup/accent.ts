import { pairs, ratio } from '../../src/gallery/pairs.ts';
import { palette } from '../../src/theme/palette.ts';
import { mix } from '../../art/palettes.ts';

const mixedWithWhite = (colour: string, share: number) => mix(colour, '#FFFFFF', share).toUpperCase();

/** The accent and its lighter form. */
export const accentColours = (accent: string) => ({ sun: accent, sunLight: mixedWithWhite(accent, 0.4) });

const readable = (accent: string) => {
  const colours = { ...palette, ...accentColours(accent) };
  return pairs.every(({ front, ground, least }) => ratio(colours[front], colours[ground]) >= least);
};

/** Says why a colour cannot be the accent, with a similar one that can; undefined when it can. */
export function accentComplaint(accent: string): string | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(accent)) return 'Write a colour as # and six digits, such as #7DB8F0.';
  if (readable(accent)) return undefined;
  const lighter = [...Array(20).keys()].map((step) => mixedWithWhite(accent, (step + 1) / 20)).find(readable);
  return `${accent} is too dark: black text on it would be hard to read.${lighter ? ` The same colour, lighter: ${lighter}.` : ''}`;
}
