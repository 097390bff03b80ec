import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import { display, setText } from './fonts.ts';
import { at, el, group, round } from './svg.ts';

type IconSet = { icons: Readonly<Record<string, { body: string } | undefined>> };
type Source =
  { set: IconSet; icon: string } | { word: string } | { word: string; over: { set: IconSet; icon: string } };
type Company = {
  name: string;
  source: Source;
  /** How tall it is drawn in the strip, in px, so that all look the same size. Tuned by eye. */
  height: number;
};
export type Logo = { name: string; symbol: string; width: number; height: number };

const require = createRequire(import.meta.url);
const logos: IconSet = require('@iconify-json/logos/icons.json');
const simple: IconSet = require('@iconify-json/simple-icons/icons.json');

/** The companies that hire, in the order of the strip. Two are in no free collection: their names are set as words. */
const companies: readonly Company[] = [
  { name: 'Google', source: { set: logos, icon: 'google' }, height: 36 },
  { name: 'Microsoft', source: { set: logos, icon: 'microsoft' }, height: 27 },
  { name: 'Accenture', source: { word: 'accenture', over: { set: simple, icon: 'accenture' } }, height: 30 },
  { name: 'Walmart', source: { set: simple, icon: 'walmart' }, height: 29 },
  { name: 'Apple', source: { set: logos, icon: 'apple' }, height: 38 },
  { name: 'EY', source: { word: 'EY' }, height: 25 },
  { name: 'Deloitte', source: { word: 'Deloitte' }, height: 25 },
  { name: 'Cloudera', source: { set: logos, icon: 'cloudera' }, height: 24 },
];

/** Every shape in the colour of the text around it. */
const plain = (body: string): string =>
  body.replaceAll(/\sfill="(?!none)[^"]*"/g, '').replaceAll('<path ', '<path fill="currentColor" ');

function iconShapes({ set, icon }: { set: IconSet; icon: string }): string {
  const found = set.icons[icon];
  if (!found) throw new Error(`Logos: the collection has no '${icon}'.`);
  return plain(found.body);
}

/** A word in the display face, as outlines. */
async function wordShapes(word: string): Promise<string> {
  const style = {
    display: 'flex',
    fontFamily: display,
    fontWeight: 700,
    fontSize: 100,
    letterSpacing: '-0.04em',
  };
  const svg = await setText(createElement('div', { style }, word), 900, 160);
  return [...svg.matchAll(/<path [^>]*\bd="([^"]+)"/g)]
    .map(([, d]) => `<path fill="currentColor" d="${d}"/>`)
    .join('');
}

type Bounds = { x: number; y: number; width: number; height: number };

function boundsOf(shapes: string): Bounds {
  const svg = el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1000 1000' }, shapes);
  const box = new Resvg(svg, { font: { loadSystemFonts: false } }).getBBox();
  if (!box) throw new Error('Logos: nothing is drawn.');
  return { x: round(box.x), y: round(box.y), width: round(box.width), height: round(box.height) };
}

async function shapesOf(source: Source): Promise<string> {
  if ('set' in source) return iconShapes(source);
  const word = await wordShapes(source.word);
  if (!('over' in source)) return word;
  // The sign stands over the middle of the word, like the accent it is.
  const sign = iconShapes(source.over);
  const [below, above] = [boundsOf(word), boundsOf(sign)];
  const scale = round((below.height * 0.38) / above.height);
  const x = below.x + below.width * 0.575 - above.x * scale;
  const y = below.y - above.height * scale * 0.96 - above.y * scale;
  return word + at(x, y, group({ transform: `scale(${scale})` }, sign));
}

/** The strip's logos: one file of symbols, and the size at which to show each. */
export async function drawLogos(): Promise<{ svg: string; list: Logo[] }> {
  const drawn = await Promise.all(
    companies.map(async ({ name, source, height }) => {
      const shapes = await shapesOf(source);
      const { x, y, width, height: tall } = boundsOf(shapes);
      const symbol = name.toLowerCase();
      return {
        symbol: el('symbol', { id: symbol, viewBox: `${x} ${y} ${width} ${tall}` }, shapes),
        logo: { name, symbol, width: Math.round((width / tall) * height), height },
      };
    }),
  );
  return {
    svg: el('svg', { xmlns: 'http://www.w3.org/2000/svg' }, ...drawn.map(({ symbol }) => symbol)),
    list: drawn.map(({ logo }) => logo),
  };
}

export const logosFile = 'src/content/logos.ts';

export const logosSource = (list: readonly Logo[]): string =>
  [
    '/** Companies that hire, as symbols of `/logos.svg`. Written by `npx tsx scripts/art/build.ts`; a test holds it current. */',
    'export const logos = [',
    ...list.map(
      ({ name, symbol, width, height }) =>
        `  { name: '${name}', symbol: '${symbol}', width: ${width}, height: ${height} },`,
    ),
    '] as const;',
    '',
  ].join('\n');
