/** Builds SVG as strings, with every number rounded in the same way. */

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Rounds to two decimals: a hundredth of a pixel is invisible, and float noise must not change a drawing's hash. */
export const round = (value: number): number => Math.round(value * 100) / 100 + 0;

export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return children.length > 0 ? `<${name}${written}>${children.join('')}</${name}>` : `<${name}${written}/>`;
}

/** A whole SVG document. */
export const document = (width: number, height: number, ...children: readonly string[]): string =>
  el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` }, ...children);

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  el('g', attributes, ...children);

/** Moves its children. */
export const at = (x: number, y: number, ...children: readonly string[]): string =>
  group({ transform: `translate(${round(x)} ${round(y)})` }, ...children);

/** Path data as a template; its numbers are rounded, and a point is written as two numbers. */
export const d = (text: TemplateStringsArray, ...parts: readonly (number | string | Point)[]): string =>
  String.raw(
    { raw: text },
    ...parts.map((part) => (typeof part === 'string' ? part : [part].flat().map(round).join(' '))),
  );

export type Point = readonly [number, number];

/** Path data of straight lines from point to point. */
export const through = (points: readonly Point[]): string =>
  `M ${points.map((point) => d`${point}`).join(' L ')}`;

export const path = (data: string, attributes: Attributes = {}): string =>
  el('path', { d: data, ...attributes });

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
