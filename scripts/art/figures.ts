import { readFileSync } from 'node:fs';
import type { FigureName } from '../../src/content/covers/types.ts';
import { group, round } from './svg.ts';

type Figure = { x: number; y: number; width: number; height: number; body: string };

const loaded = new Map<FigureName, Figure>();

function figure(name: FigureName): Figure {
  const known = loaded.get(name);
  if (known) return known;
  const svg = readFileSync(new URL(`figures/${name}.svg`, import.meta.url), 'utf8').trim();
  const box = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg)?.slice(1).map(Number) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = box;
  const body = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  const drawn = { x, y, width, height, body };
  loaded.set(name, drawn);
  return drawn;
}

export type Stand = {
  /** Where the middle of the figure stands, and its lower edge. */
  x: number;
  bottom: number;
  height: number;
  /** Figures look to the right; a flipped one looks to the left. */
  flip?: boolean;
  /** The colour of the clothes, where the clothes are a surface of their own. */
  garment?: string;
  /** A rim in the colour of what stands behind, for black hair on a black ground. */
  rim?: string;
};

/** These wear something that covers everything but the head, so that it can be dyed. */
const dyeable: ReadonlySet<FigureName> = new Set(['hijab', 'specs', 'shirt']);

/** A person. */
export function person(name: FigureName, { x, bottom, height, flip = false, garment, rim }: Stand): string {
  const { x: left, y: top, width, height: tall, body } = figure(name);
  const scale = round((height / tall) * 1000) / 1000;
  const sign = flip ? -1 : 1;
  // The stool of the drawing is the middle of its view box, give or take a held laptop.
  const middle = left + Math.min(width, 960) / 2;
  const transform = `translate(${round(x)} ${round(bottom)}) scale(${sign * scale} ${scale}) translate(${-middle} ${-(top + tall)})`;
  const dyed = garment && dyeable.has(name) ? body.replace('#FFFFFF', garment) : body;
  const behind = rim
    ? group(
        { stroke: rim, 'stroke-width': 44, 'stroke-linejoin': 'round' },
        body.replaceAll('stroke="none"', ''),
      )
    : '';
  return group({ transform }, behind, dyed);
}
