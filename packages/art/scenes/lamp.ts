/** Home's first picture: a developer and a student under a lamp whose bulb is the owl. */
import { hasOwl } from '../../../src/components/markShapes.ts';
import { owlPaths } from '../../../src/components/owl/owlPaths.ts';
import type { FigureName } from '../../../src/content/covers/types.ts';
import { figure } from '../figures/person.ts';
import { owlBody, owlEyes } from '../owl.ts';
import { clay, cobalt, ink, paperDeep, pine, pineLight, sky, sun, sunLight, white } from '../palettes.ts';
import { bar, disc, rect } from '../shapes.ts';
import { el, group, path, round, type Art } from '../svg.ts';

const weight = 6;
const desk = 578;
const outline = { 'stroke-width': weight, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
const line = (data: string, width = weight) =>
  path(data, { fill: 'none', 'stroke-width': width === weight ? undefined : width });

/** In colour, and a line where the page sets `--line`. */
const asLine = (colour: string) => `var(--line,${colour})`;
/** In colour, and gone where the page sets `--fill` to its ground. */
const asFill = (colour: string) => `var(--fill,${colour})`;

type Place = { x: number; scale: number; flip?: boolean };
const person = (name: FigureName, { x, scale, flip = false }: Place) =>
  group(
    { transform: `translate(${x} ${desk}) scale(${flip ? -scale : scale} ${scale}) translate(-350 -922)` },
    figure(name, { weight: round(weight / scale) }),
  );
const sheet = (x: number, y: number, width: number, height: number): Art => [
  rect(x + 10, y + 10, width, height, { rx: 16, fill: asFill(ink), stroke: 'none' }),
  rect(x, y, width, height, { rx: 16, fill: white }),
];
const text = (x: number, y: number, width: number, fill: string) =>
  group({ stroke: 'none' }, bar(x, y, width, asLine(fill), 12));

const code: Art = [
  sheet(14, 36, 172, 172),
  line('M 14 74 H 186'),
  [clay, sun, pineLight].map((fill, index) => disc(38 + index * 22, 55, 6, { fill, stroke: 'none' })),
  text(36, 92, 64, clay),
  text(58, 115, 100, ink),
  text(58, 138, 76, sun),
  text(80, 161, 84, pineLight),
  text(36, 184, 44, clay),
];

const certificate: Art = [
  sheet(454, 36, 172, 172),
  text(476, 62, 92, clay),
  text(476, 90, 126, paperDeep),
  text(476, 113, 104, paperDeep),
  line('M 476 178 q 13 -32 20 -8 t 16 -4 t 18 0'),
  path('M 558 178 L 550 230 L 574 214 L 598 230 L 590 178 Z', { fill: clay }),
  disc(574, 164, 30, { fill: sun }),
  line('M 561 164 L 571 174 L 588 154'),
];

const { board, cap, tassel } = owlPaths;
const books: Art = [
  rect(292, 534, 116, 38, { rx: 6, fill: cobalt }),
  rect(306, 496, 106, 38, { rx: 6, fill: clay }),
  line('M 322 496 V 534 M 386 534 V 572'),
  group({ transform: 'translate(312 474) scale(1.4)', 'stroke-width': round(weight / 1.4) }, [
    path(cap, { fill: pineLight }),
    path(board, { fill: pine }),
    path(tassel, { fill: 'none' }),
  ]),
];

const place = { x: 234, y: 122, size: 172, weight };
const lamp = (): Art => [
  line('M 320 4 V 30'),
  line('M 276 6 H 364', 12),
  path('M 206 134 A 114 92 0 0 1 434 134 Z', { fill: pine }),
  line('M 202 138 H 438', 12),
  path('M 290 48 V 34 A 12 12 0 0 1 302 22 H 338 A 12 12 0 0 1 350 34 V 48', { fill: clay }),
  line('M 262 296 H 378', 12),
  hasOwl && owlBody(place),
];
const rays = 'M 206 244 L 184 250 M 210 286 L 196 297 M 434 244 L 456 250 M 430 286 L 444 297';

const scene = (): Art => [
  disc(150, 384, 126, { fill: sunLight, stroke: 'none' }),
  disc(494, 392, 128, { fill: sky, stroke: 'none' }),
  path(rays, { fill: 'none', stroke: asFill(ink) }),
  code,
  certificate,
  person('dev', { x: 132, scale: 0.37 }),
  person('hijab', { x: 506, scale: 0.37, flip: true }),
  books,
  line('M 24 578 H 616', 14),
  lamp(),
];

/**
 * Every colour with the name of its role before it. Small ink shapes without an outline, such as eyes, become lines, and large
 * ones get an outline.
 */
const inTwoLooks = (svg: string): string =>
  svg
    .replaceAll(/( r="\d{2,}[.\d]*" fill="(#\w+)") stroke="none"/g, (found, kept: string, fill: string) =>
      fill === ink && !/ r="1\d[.\d]*"/.test(kept) ? kept : found,
    )
    .replaceAll(`fill="${ink}" stroke="none"`, `fill="${asLine(ink)}" stroke="none"`)
    .replaceAll(`stroke="${ink}"`, `stroke="${asLine(ink)}"`)
    .replaceAll(
      /(fill|stroke)="(#\w+)"/g,
      (_, name: string, colour: string) => `${name}="${asFill(colour)}"`,
    );

/**
 * A file of its own, which the page shows in colour and as a line drawing. The owl's eyes shine in both. Another company's mark keeps its
 * colours in both: as a line drawing, flat shapes without lines would vanish.
 */
export const lampScene = (): string =>
  el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 640 600' },
    group({ id: 'lamp', ...outline }, [
      inTwoLooks(group({ stroke: ink }, scene())),
      hasOwl ? owlEyes(place) : owlBody(place),
    ]),
  );
