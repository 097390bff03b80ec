import { mix } from '../../packages/art/palettes.ts';
import { pairs, ratio } from '../../src/gallery/pairs.ts';
import { palette } from '../../src/theme/palette.ts';

/** The contrast that WCAG requires for text. */
const LEAST = 4.5;

const towards = (other: string) => (colour: string, share: number) => mix(colour, other, share).toUpperCase();
const lighter = towards('#FFFFFF');
const darker = towards('#000000');

const steps = [...Array(21).keys()].map((step) => step / 20);

const textOn = (colour: string) =>
  ratio(palette.ink, colour) >= ratio(palette.white, colour) ? ('ink' as const) : ('white' as const);
const isReadable = (colour: string) => ratio(palette[textOn(colour)], colour) >= LEAST;

/** Whether every pair of colours that includes the tint, or its lighter form, has enough contrast. */
const isTint = (tint: string) => {
  const colours = { ...palette, sun: tint, sunLight: lighter(tint, 0.4) };
  return pairs
    .filter(({ front, ground }) => front.startsWith('sun') || ground.startsWith('sun'))
    .every(({ front, ground, least }) => ratio(colours[front], colours[ground]) >= least);
};

/** The colours of `src/config/accent.json` for a company's own colour. */
export function accentColours(accent: string) {
  const brand = accent.toUpperCase();
  const light = steps.map((share) => lighter(brand, share)).find(isTint) ?? '#FFFFFF';
  return { brand, text: textOn(brand), light, lighter: lighter(light, 0.4) };
}

/** Advice on a colour on which neither dark nor white text is easy to read; undefined when one of them is. */
export function accentAdvice(accent: string): string | undefined {
  if (isReadable(accent)) return undefined;
  const share =
    steps.find((step) => isReadable(darker(accent, step)) || isReadable(lighter(accent, step))) ?? 1;
  const nearest = [darker(accent, share), lighter(accent, share)].find(isReadable);
  return `Text on ${accent} is hard to read: its contrast is below ${LEAST} to 1, in black and in white. The nearest shade that is easy to read: ${nearest}.`;
}
