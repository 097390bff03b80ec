/** Builds SVG as strings, with every number rounded in the same way. */

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Markup, or its parts in the order of drawing. A part that is false is left out. */
export type Art = string | false | undefined | readonly Art[];

export const join = (art: Art): string => (typeof art === 'object' ? art.map(join).join('') : art || '');

/**
 * Rounds to two decimals: a hundredth of a pixel is invisible, and float noise must not change a drawing's hash. The
 * added 0 turns -0 into 0.
 */
export const round = (value: number): number => Math.round(value * 100) / 100 + 0;

/** Rounds a scale or a slope to five decimals, because it is multiplied by coordinates of up to 1000. */
export const roundFactor = (value: number): number => round(value * 1000) / 1000;

/** A text for use between tags or in a quoted attribute, in XML and in HTML. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export function el(name: string, attributes: Attributes, art: Art = []): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return typeof art === 'object' && art.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${join(art)}</${name}>`;
}

/** A whole SVG document. */
export const svgDocument = (width: number, height: number, art: Art): string =>
  el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` }, art);

export const group = (attributes: Attributes, art: Art): string => el('g', attributes, art);

/** Moves a drawing. */
export const at = (x: number, y: number, art: Art): string =>
  group({ transform: `translate(${round(x)} ${round(y)})` }, art);

export type Point = readonly [number, number];

/** Path data as a template; its numbers are rounded, and a point is written as two numbers. */
export const d = (text: TemplateStringsArray, ...parts: readonly (number | string | Point)[]): string =>
  String.raw(
    { raw: text },
    ...parts.map((part) => (typeof part === 'string' ? part : [part].flat().map(round).join(' '))),
  );

/** Path data of straight lines from point to point. */
export const through = (points: readonly Point[]): string =>
  `M ${points.map((point) => d`${point}`).join(' L ')}`;

export const path = (data: string, attributes: Attributes = {}): string =>
  el('path', { d: data, ...attributes });

export const repeat = (count: number, draw: (index: number) => Art): string =>
  join(Array.from({ length: count }, (_, index) => draw(index)));
