/** Strings of SVG. Everything drawn goes through here, so that numbers are rounded the same way everywhere. */

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Two decimals: a hundredth of a pixel is invisible, and the hash of a drawing must not hang on float noise. */
export const round = (value: number): number => Math.round(value * 100) / 100 + 0;

export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return children.length > 0 ? `<${name}${written}>${children.join('')}</${name}>` : `<${name}${written}/>`;
}

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  el('g', attributes, ...children);

/** Moves what it holds. */
export const at = (x: number, y: number, ...children: readonly string[]): string =>
  group({ transform: `translate(${round(x)} ${round(y)})` }, ...children);

/** Path data from commands and numbers. */
export const d = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => (typeof part === 'number' ? round(part) : part)).join(' ');

export const path = (data: string, attributes: Attributes = {}): string =>
  el('path', { d: data, ...attributes });

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
