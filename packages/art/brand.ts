/** The company's mark, and the icons and web app manifest made from it. */
import { hasOwl, markOutline, markShapes, markSize } from '../../src/components/markShapes.ts';
import { company } from '../../src/content/company.ts';
import { ink, lineOn, paper, sun, white } from './palettes.ts';
import { rect } from './shapes.ts';
import { at, group, path, round, svgDocument } from './svg.ts';

/** The mark in a square of the given size. */
export const mark = (x: number, y: number, size: number): string => {
  const outline = {
    transform: `scale(${round((size / markSize) * 100) / 100})`,
    stroke: markOutline.stroke,
    'stroke-width': markOutline.width,
    'stroke-linejoin': 'round',
  };
  const shapes = markShapes.map(({ d, fill, fillRule, outlined, stroke, ...line }) =>
    path(d, {
      fill,
      'fill-rule': fillRule,
      stroke: outlined ? undefined : (stroke ?? 'none'),
      'stroke-width': line.strokeWidth,
      'stroke-linecap': line.strokeLinecap,
      'stroke-linejoin': line.strokeLinejoin,
    }),
  );
  return at(x, y, group(outline, shapes));
};

/** Whether a mark in these colours would vanish on white, because all of them are light. */
const isLight = markShapes
  .flatMap(({ fill, stroke = 'none' }) => [fill, stroke])
  .every((colour) => colour === 'none' || lineOn(colour) === ink);

/** The ground on which the mark is seen. The owl brings its own light; another company's mark may be black. */
export const markGround = hasOwl || isLight ? ink : white;

/** The mark on a square of 512. `share` is its part of the square; `corner` rounds its ground, if there is one. */
function tile(share: number, corner?: number): string {
  const size = 512;
  const inset = (size * (1 - share)) / 2;
  const ground = corner === undefined ? '' : rect(0, 0, size, size, { rx: size * corner, fill: markGround });
  return svgDocument(size, size, [ground, mark(inset, inset, size * share)]);
}

export const favicon = tile(0.98);

/** The app icons by file name. A launcher may cut a maskable icon to a circle of four fifths of its width. */
export const appIcons = [
  { name: 'icon-192', width: 192, svg: tile(0.88, 0.22), purpose: 'any' },
  { name: 'icon-512', width: 512, svg: tile(0.88, 0.22), purpose: 'any' },
  { name: 'maskable-512', width: 512, svg: tile(0.64, 0), purpose: 'maskable' },
  { name: 'apple-touch-icon', width: 180, svg: tile(0.88, 0) },
];

export const webManifest = (): string => {
  const icons = appIcons.flatMap(({ name, width, purpose }) =>
    purpose ? [{ src: `/icons/${name}.png`, sizes: `${width}x${width}`, type: 'image/png', purpose }] : [],
  );
  const manifest = {
    name: company.name,
    short_name: company.name,
    description: company.tagline,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: sun,
    icons,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
};
