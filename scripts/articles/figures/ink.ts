import { el, type Attributes } from '../../../art/svg.ts';
import type { ColourName } from '../../../src/theme/palette.ts';
import { escapeXml } from '../../seo/escapeXml.ts';

/** Figures are as wide as a phone; a wide screen shows them a little larger. */
export const WIDTH = 360;
export const SIZE = 14;

/** The CSS variable of a palette colour; the theme writes the variables. */
export const ink = (name: ColourName) => `var(--w-palette-brand-${name})`;

export const outline = { stroke: ink('ink'), 'stroke-width': 2 };

export interface Drawing {
  width: number;
  height: number;
  drawing: string;
}

/** Text from `x`, with its baseline at `y`. */
export const words = (x: number, y: number, text: string, attributes: Attributes = {}) =>
  el('text', { x, y, 'font-size': SIZE, fill: ink('ink'), ...attributes }, escapeXml(text));

/** The approximate width of a text in Figtree. */
export const widthOf = (text: string, size = SIZE) => text.length * size * 0.54;

/** A number with Indian digit grouping. */
export const readable = (value: number) => value.toLocaleString('en-IN');
export const withUnit = (value: number, unit = '') =>
  `${readable(value)}${unit && !unit.startsWith('%') ? ' ' : ''}${unit}`;

/** Wraps a text into lines of at most `width`. */
export const wrapped = (text: string, width: number, size = SIZE): string[] =>
  text.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width)
      return [...lines.slice(0, -1), `${last} ${word}`];
    return [...lines, word];
  }, []);
