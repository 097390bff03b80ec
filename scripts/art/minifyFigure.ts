/**
 * Makes the figures that the live drawings load: `npx tsx scripts/art/minifyFigure.ts` writes `public/figures/`.
 *
 * The originals carry nested groups and coordinates to a thousandth of a unit. Here every path stands on its own, in
 * relative commands of whole units: a quarter of a pixel at the largest size in use.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { palette, type ColourName } from '../../src/theme/palette.ts';

interface LiveFigure {
  /** The part of the drawing to keep: left, top, width, height. Its lower edge cuts the figure straight. */
  box: readonly [number, number, number, number];
  /** The colour of the clothes: the figure's first white surface is its body. */
  garment?: ColourName;
  /** Surfaces between the body and its lines, as path data: skin that the dye would cover, a coloured prop. */
  patches?: readonly { fill: ColourName | '#fff'; d: string }[];
  /** Drawn over everything. */
  detail?: string;
}

/** The figures of the live drawings: files of `scripts/art/figures/`, cropped and coloured. */
export const liveFigures: Record<string, LiveFigure> = {
  dev: {
    box: [20, -100, 1010, 1245],
    patches: [{ fill: 'sky', d: 'M700 690q160-20 311-16l-46 300-155 26-215 15 63-280q8-40 42-45z' }],
    detail: `<circle cx="826" cy="842" r="30" fill="${palette.sun}" stroke="${palette.ink}" stroke-width="12"/>`,
  },
  blazer: {
    box: [28, 55, 806, 1085],
    garment: 'sky',
    patches: [{ fill: '#fff', d: 'M380 460l-22 44 118 132 74-134 28-60z' }],
  },
  specs: {
    box: [20, 35, 800, 1130],
    garment: 'clay',
    patches: [{ fill: '#fff', d: 'M368 470l23 72 97 124 72-141v-50z' }],
  },
  paper: { box: [28, -50, 786, 1200] },
};

type Point = readonly [number, number];
/** How many numbers one step of a command takes; the last two are where it ends. */
const strides: Record<string, number> = { M: 2, L: 2, C: 6, Q: 4, Z: 0 };

/** Numbers side by side, with a space only where two would run together. */
const join = (numbers: readonly number[]) =>
  numbers.reduce((text, number) => text + (text && number >= 0 ? ' ' : '') + String(number), '');

const steps = (numbers: readonly number[], stride: number) =>
  Array.from({ length: stride && numbers.length / stride }, (_, index) =>
    numbers.slice(index * stride, (index + 1) * stride),
  );

/** Absolute M, L, C, Q and Z, moved by `origin` and written relatively, from rounded points so that nothing drifts. */
export function relativePath(data: string, [left, top]: Point): string {
  let pen: Point = [0, 0];
  let start = pen;
  let written = '';
  for (const [, command = '', text = ''] of data.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const stride = strides[command];
    if (stride === undefined) throw new Error(`A figure's path uses the command ${command}`);
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    const points = numbers.map((number, index) => Math.round(number + (index % 2 ? top : left)));
    written += command.toLowerCase();
    if (command === 'Z') pen = start;
    const relative: number[] = [];
    for (const step of steps(points, stride)) {
      const [x, y] = pen;
      relative.push(...step.map((value, index) => value - (index % 2 ? y : x)));
      pen = [step.at(-2) ?? x, step.at(-1) ?? y];
    }
    written += join(relative);
    if (command === 'M') start = pen;
  }
  return written.replace(
    /([clq])([^a-z]*)(?:\1([^a-z]*))+/g,
    (run: string, letter: string) => letter + run.slice(1).replaceAll(letter, ' ').replaceAll(' -', '-'),
  );
}

function translation(tag: string): Point {
  const [, x = '0', y = '0'] = /translate\(([^\s)]+) ([^\s)]+)\)/.exec(tag) ?? [];
  return [Number(x), Number(y)];
}

/** One figure, dyed, without groups, transforms and attributes that say nothing. */
function minifyFigure(svg: string, { box, garment, patches = [], detail = '' }: LiveFigure): string {
  const origins: Point[] = [[0, 0]];
  const paths: string[] = [];
  for (const [tag] of svg.matchAll(/<\/?(?:g|path)\b[^>]*>/g)) {
    const [left, top] = origins.at(-1) ?? [0, 0];
    const [dx, dy] = translation(tag);
    const origin: Point = [left + dx, top + dy];
    if (tag.startsWith('<g')) origins.push(origin);
    if (tag === '</g>') origins.pop();
    if (!tag.startsWith('<path')) continue;
    const body = paths.length === 0;
    const white = tag.includes('fill="#FFFFFF"');
    const fill = white ? (body && garment ? palette[garment] : '#fff') : palette.ink;
    const rule = tag.includes('evenodd') ? ' fill-rule="evenodd"' : '';
    const data = relativePath(/ d="([^"]*)"/.exec(tag)?.[1] ?? '', origin);
    paths.push(`<path fill="${fill}"${rule} d="${data}"/>`);
    if (!body) continue;
    for (const { fill: patch, d } of patches)
      paths.push(`<path fill="${patch === '#fff' ? patch : palette[patch]}" d="${d}"/>`);
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">${paths.join('')}${detail}</svg>\n`;
}

/** What `public/figures/<name>.svg` holds. */
export function liveFigure(name: string): string {
  const figure = liveFigures[name];
  if (!figure) throw new Error(`There is no figure '${name}'`);
  return minifyFigure(readFileSync(new URL(`figures/${name}.svg`, import.meta.url), 'utf8'), figure);
}

if (process.argv[1] === import.meta.filename) {
  const out = new URL('../../public/figures/', import.meta.url);
  mkdirSync(out, { recursive: true });
  for (const name of Object.keys(liveFigures)) writeFileSync(new URL(`${name}.svg`, out), liveFigure(name));
}
