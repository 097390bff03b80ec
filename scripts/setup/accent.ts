import { pairs, ratio } from '../../src/gallery/pairs.ts';
import { palette } from '../../src/theme/palette.ts';

/** A colour mixed with white; `share` is the part of white. */
const mixedWithWhite = (colour: string, share: number) =>
  `#${[1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    .map((part) => Math.round(part + (255 - part) * share))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;

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
