import { Resvg } from '@resvg/resvg-js';

export type Painted = { data: Buffer; width: number; height: number };

/**
 * Each size is painted from the drawing rather than scaled down from a larger picture: edges stay clean, and clean edges
 * make small files. All text is outlines, so no fonts are loaded.
 */
const render = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();

/** Paints an SVG without holes at the given width, as raw RGBA. */
export function paint(svg: string, width: number): Painted {
  const image = render(svg, width);
  return { data: image.pixels, width: image.width, height: image.height };
}

/** Paints an SVG at the given width as PNG, which keeps what is see-through. */
export const paintPng = (svg: string, width: number): Buffer => render(svg, width).asPng();
