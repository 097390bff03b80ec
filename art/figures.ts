import { readFileSync } from 'node:fs';
import type { FigureName } from '../src/content/covers/types.ts';
import { group, round } from './svg.ts';

const read = (name: FigureName): string =>
  readFileSync(new URL(`figures/${name}.svg`, import.meta.url), 'utf8').trim();

export type Pose = {
  /** The centre of the figure. */
  x: number;
  bottom: number;
  height: number;
  /** Figures look to the right; a flipped one looks to the left. */
  flip?: boolean;
  /** The colour of the clothes. */
  garment?: string;
  /** The colour of a rim around the figure, for black hair on a black ground. */
  rim?: string | undefined;
};

/** Their clothes cover everything but the head, so they can be coloured. */
const dyeable: ReadonlySet<FigureName> = new Set(['hijab', 'specs', 'shirt']);

/** A person. */
export function person(name: FigureName, { x, bottom, height, flip = false, garment, rim }: Pose): string {
  const svg = read(name);
  const box = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg)?.slice(1).map(Number) ?? [];
  const [left = 0, top = 0, width = 0, tall = 0] = box;
  const body = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  const scale = round((height / tall) * 1000) / 1000;
  // A held laptop makes the view box wider than the figure.
  const middle = left + Math.min(width, 960) / 2;
  const transform = `translate(${round(x)} ${round(bottom)}) scale(${flip ? -scale : scale} ${scale}) translate(${-middle} ${-(top + tall)})`;
  const rimmed = { stroke: rim, 'stroke-width': 44, 'stroke-linejoin': 'round' };
  return group({ transform }, [
    rim && group(rimmed, body.replaceAll('stroke="none"', '')),
    garment && dyeable.has(name) ? body.replace('#FFFFFF', garment) : body,
  ]);
}
