import type { ColourName } from '../../../src/theme/palette.ts';
import { el, type Attributes } from '../../art/svg.ts';
import { escapeXml } from '../../seo/escapeXml.ts';

/** Figures are drawn for the width of a phone; a wide screen shows them a little larger. */
export const WIDTH = 360;
export const SIZE = 14;

/** The CSS variable of a palette colour; the theme writes the variables. */
export const ink = (name: ColourName) => `var(--w-palette-brand-${name})`;

export interface Drawing {
  width: number;
  height: number;
  drawing: string;
}

/** Words at a place; `y` is their baseline. */
export const words = (x: number, y: number, text: string, attributes: Attributes = {}) =>
  el('text', { x, y, 'font-size': SIZE, fill: ink('ink'), ...attributes }, escapeXml(text));

/** About how wide words are: Figtree is this wide on average, numbers a little more. */
export const widthOf = (text: string, size = SIZE) => text.length * size * 0.54;

/** A number as people write it, in the Indian way of grouping from a lakh on. */
export const readable = (value: number) => value.toLocaleString('en-IN');
export const withUnit = (value: number, unit = '') =>
  `${readable(value)}${unit && !unit.startsWith('%') ? ' ' : ''}${unit}`;

/** Breaks words into lines of at most `width`. */
export const wrapped = (text: string, width: number, size = SIZE): string[] =>
  text.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width)
      return [...lines.slice(0, -1), `${last} ${word}`];
    return [...lines, word];
  }, []);
