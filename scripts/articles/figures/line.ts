import { disc } from '../../../art/shapes.ts';
import { d, path, through } from '../../../art/svg.ts';
import type { FigureOf } from '../../../schemas/content.ts';
import { ink, readable, WIDTH, widthOf, words, type Drawing } from './ink.ts';

const HEIGHT = 190;
const TOP = 14;
const LEGEND = 24;
const SMALL = 12;

/** Lines differ by colour, by dashes and by the shape of their points. */
const looks = [
  { stroke: ink('ink'), fill: ink('sun') },
  { stroke: ink('cobalt'), fill: ink('cobalt'), 'stroke-dasharray': '7 5' },
  { stroke: ink('clay'), fill: ink('white'), 'stroke-dasharray': '2 5' },
] as const;

/** The round number at the top of a scale of four steps. */
function topOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / 4));
  const step = [1, 1.5, 2, 2.5, 4, 5, 7.5, 10].find((factor) => factor * power * 4 >= most) ?? 10;
  return step * power * 4;
}

/** Up to three lines on a scale from 0. */
export function line({ x, lines, unit }: FigureOf<'line'>): Drawing {
  for (const { name, values } of lines) {
    if (values.length !== x.length)
      throw new Error(`'${name}' has ${values.length} values, x has ${x.length} points`);
  }
  const most = Math.max(...lines.flatMap(({ values }) => values));
  if (most === 0) throw new Error('one value should be more than 0');
  const top = topOf(most);
  const ticks = [0, 1, 2, 3, 4].map((step) => (top * step) / 4);
  const left = Math.max(...ticks.map((tick) => widthOf(readable(tick), SMALL))) + 8;
  const right = WIDTH - 12;
  const startY = TOP + (unit ? 16 : 0);
  const bottom = startY + HEIGHT;
  const atX = (index: number) => left + ((right - left) * index) / (x.length - 1);
  const atY = (value: number) => bottom - (HEIGHT * value) / top;
  const widest = Math.max(...x.map((label) => widthOf(label, SMALL))) + 8;
  const every = Math.max(Math.ceil(((x.length - 1) * widest) / (right - left)), 1);
  const label = (at: number, y: number, text: string, anchor: string) =>
    words(at, y, text, { 'text-anchor': anchor, 'font-size': SMALL });
  const scale = ticks.map((tick) => {
    const style = { stroke: ink('inkMuted'), 'stroke-width': tick ? 0.5 : 2 };
    const rule = path(d`M ${left} ${atY(tick)} H ${right}`, style);
    return rule + label(left - 6, atY(tick) + 4, readable(tick), 'end');
  });
  const labels = x.map((text, index) => {
    const anchor = index === 0 ? 'start' : index === x.length - 1 ? 'end' : 'middle';
    return index % every === 0 ? label(atX(index), bottom + 18, text, anchor) : '';
  });
  const drawn = lines.map(({ values }, index) => {
    const { stroke, fill, ...dashes } = looks[index] ?? looks[0];
    const way = through(values.map((value, point) => [atX(point), atY(value)]));
    const points = values.map((value, point) =>
      disc(atX(point), atY(value), 4, { fill, stroke, 'stroke-width': 2 }),
    );
    return path(way, { fill: 'none', stroke, 'stroke-width': 3, ...dashes }) + points.join('');
  });
  const legend = lines.map(({ name }, index) => {
    const { stroke, fill, ...dashes } = looks[index] ?? looks[0];
    const y = bottom + 44 + index * LEGEND;
    return (
      path(d`M 0 ${y - 5} H 34`, { stroke, 'stroke-width': 3, ...dashes }) +
      disc(17, y - 5, 4, { fill, stroke, 'stroke-width': 2 }) +
      words(42, y, name)
    );
  });
  const heading = unit ? words(0, 12, unit, { 'font-size': SMALL }) : '';
  const drawing = [heading, ...scale, ...labels, ...drawn, ...legend].join('');
  return { width: WIDTH, height: bottom + 26 + lines.length * LEGEND, drawing };
}
