import { company } from '../../../src/content/company.ts';
import type { ColourName } from '../../../src/theme/palette.ts';
import { el, escapeXml, round, type Attributes } from '../svg.ts';

/** The width of a figure on a phone, for which texts are wrapped. Texts keep their size; lengths are shares of the width. */
export const WIDTH = 280;
/** The font size of `FigureBlock.tsx`, in px. */
export const SIZE = 14;
export const LINE = 18;

/** The CSS variable of a palette colour; the theme writes the variables. */
export const brandColour = (name: ColourName) => `var(--w-palette-brand-${name})`;

export const outline = { stroke: brandColour('ink'), 'stroke-width': 2 };

export interface Drawing {
  /** What the drawing needs on each side, in pixels: its shares are of the width between them. */
  left: number;
  right: number;
  height: number;
  drawing: string;
}

export const share = (part: number) => `${round(part * 100)}%`;

/** Text from `x`, with its baseline at `y`. */
export const words = (x: number | string, y: number, text: string, attributes: Attributes = {}) =>
  el('text', { x: x || undefined, y, ...attributes }, escapeXml(text));

/** Lines of text, the first one with its baseline at `y`. */
export const below = (x: number | string, y: number, lines: readonly string[], attributes?: Attributes) =>
  lines.map((text, row) => words(x, y + row * LINE, text, attributes)).join('');

/** A guess by the number of letters: a build has no browser that could measure them. */
export const widthOf = (text: string) => text.length * SIZE * 0.54;

/**
 * A number whose digits are grouped as in the company's prices, with its decimals. By itself toLocaleString would keep only three of
 * them; twelve digits drop what arithmetic leaves behind, such as 0.30000000000000004.
 */
export const readable = (value: number) =>
  value.toLocaleString(company.countsInLakh ? 'en-IN' : 'en', { maximumSignificantDigits: 12 });
export const withUnit = (value: number, unit = '') =>
  `${readable(value)}${unit && !unit.startsWith('%') ? ' ' : ''}${unit}`;

export const wrapped = (text: string, width: number): string[] =>
  text.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width)
      return [...lines.slice(0, -1), `${last} ${word}`];
    return [...lines, word];
  }, []);
