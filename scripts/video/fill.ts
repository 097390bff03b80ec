import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Certificate } from '../../src/components/live/Certificate.tsx';
import { Mark } from '../../src/components/Mark.tsx';
import { company } from '../../src/content/company.ts';
import { palette } from '../../src/theme/palette.ts';
import { bold, tile, tileSize } from '../art/motifs.ts';
import { randomFrom } from '../art/random.ts';

/** A drawing that pops up or turns, `wait` seconds after its scene has started. */
const moving = (how: 'in-pop' | 'turns', wait: number, drawing: string) =>
  `<g class="${how}" style="--wait: ${wait.toFixed(2)}s">${drawing}</g>`;

// The last motif is four quarters of a disc; at this size the seams between them show.
const motifs = bold.slice(0, -1);

/** The item at an index, counting on from the start after the last. */
function at<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}

/** Tiles around the last words; the four by two squares in the middle are the panel's. */
function mosaic(): string {
  const random = randomFrom('promo');
  const pairs = [
    [palette.ink, palette.sunLight],
    [palette.clay, palette.cream],
    [palette.pine, palette.cream],
    [palette.sun, palette.ink],
    [palette.cream, palette.clay],
    [palette.sky, palette.pine],
    [palette.sunLight, palette.cream],
  ] as const;
  const tiles: string[] = [];
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      if (row > 1 && row < 4 && column > 0 && column < 7) continue;
      // Steps that keep the same motif and the same colours apart.
      const motif = at(motifs, column * 3 + row * 2);
      const [fill, ground] = at(pairs, column * 2 + row * 3);
      const drawing = tile(motif, fill, ground, random.whole(0, 3));
      // Some turn once more while the name stands, so that the end is not a still.
      const lively = random.chance(0.4) ? moving('turns', random.between(1.5, 2.3), drawing) : drawing;
      const place = `translate(${column * tileSize} ${row * tileSize})`;
      tiles.push(`<g transform="${place}">${moving('in-pop', random.between(0.05, 0.55), lively)}</g>`);
    }
  }
  return `<svg class="mosaic" viewBox="0 0 ${8 * tileSize} ${6 * tileSize}">${tiles.join('')}</svg>`;
}

/** Four small tiles, one for each project, ticked one after the other. */
const projects = () =>
  [palette.sun, palette.clay, palette.pineLight, palette.sky]
    .map((fill, index) => {
      const box = `<rect x="3" y="3" width="78" height="78" rx="16" fill="${fill}"/>`;
      const tick = `<path d="M25 43l13 13 22-26" fill="none" stroke="${palette.ink}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`;
      const style = `--wait: ${(0.7 + index * 0.22).toFixed(2)}s`;
      return `<svg class="in-pop" style="${style}" viewBox="0 0 84 84">${box}${tick}</svg>`;
    })
    .join('');

/** The palette as CSS variables: by their own names for the scene, by the theme's for the site's components. */
export const variables = `:root{${Object.entries(palette)
  .map(([name, value]) => `--${name}:${value};--w-palette-brand-${name}:${value};`)
  .join('')}}`;

/** What goes into each `data-fill` of the scene. */
export const fills: Record<string, string> = {
  projects: projects(),
  certificate: renderToStaticMarkup(
    createElement(Certificate, { title: 'Cloud Engineering', kind: 'internship' }),
  ),
  mosaic: mosaic(),
  mark: renderToStaticMarkup(createElement(Mark)),
  name: company.name,
  tagline: company.tagline,
};
