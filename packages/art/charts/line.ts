import type { FigureOf } from '../../../schemas/content.ts';
import { disc } from '../shapes.ts';
import { at, d, el, group, join, path } from '../svg.ts';
import {
  below,
  brandColour,
  LINE,
  readable,
  share,
  WIDTH,
  widthOf,
  words,
  wrapped,
  type Drawing,
} from './ink.ts';

const HEIGHT = 200;
/** Half the width of a point, with its outline. */
const POINT = 5;
/** A wider label of several words takes more lines. */
const WIDEST = 70;

/** Lines differ by colour, by dashes and by the shape of their points. */
const looks = [
  { stroke: brandColour('ink'), fill: brandColour('sun'), dashes: undefined },
  { stroke: brandColour('cobalt'), fill: brandColour('cobalt'), dashes: '7 5' },
  { stroke: brandColour('clay'), fill: brandColour('white'), dashes: '2 5' },
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
  const last = x.length - 1;
  const scaleWidth = Math.max(...ticks.map((tick) => widthOf(readable(tick)))) + POINT + 5;
  const labels = x.map((text) => wrapped(text, Math.min((WIDTH - scaleWidth) / last, WIDEST)));
  const halfOf = (label: string[] = []) => Math.max(...label.map(widthOf)) / 2;
  const left = Math.ceil(Math.max(scaleWidth, halfOf(labels[0])));
  const right = Math.ceil(Math.max(POINT, halfOf(labels[last])));
  // Labels that do not fit next to each other on a phone are left out.
  const every = Math.ceil((last * (2 * Math.max(...labels.map(halfOf)) + 5)) / (WIDTH - left - right));
  const startY = unit ? LINE + 20 : POINT + 5;
  const bottom = startY + HEIGHT;
  const atY = (value: number) => HEIGHT - (HEIGHT * value) / top;
  const scale = ticks.map((tick) => {
    const y = startY + atY(tick);
    return (
      el('rect', { y, width: '100%', height: tick ? 0.5 : 2 }) +
      words(-POINT - 5, y + 5, readable(tick), { 'text-anchor': 'end' })
    );
  });
  const under = labels.map(
    (label, index) => index % every === 0 && below(share(index / last), bottom + 21, label),
  );
  const looked = lines.map((one, index) => ({ ...one, ...(looks[index] ?? looks[0]) }));
  const drawn = looked.map(({ values, fill, stroke, dashes }) => {
    const way = `M${values.map((value, point) => d`${[point, atY(value)]}`).join(' ')}`;
    const points = values.map((value, point) =>
      el('circle', { cx: share(point / last), cy: atY(value), r: 4 }),
    );
    // Its own coordinates let the line grow in width only.
    const grown = { viewBox: `0 0 ${last} ${HEIGHT}`, height: HEIGHT, preserveAspectRatio: 'none' };
    const curve = path(way, { fill: 'none', 'stroke-width': 3, 'stroke-dasharray': dashes });
    return group({ fill, stroke, 'stroke-width': 2 }, [el('svg', grown, curve), points]);
  });
  let y = bottom + Math.max(...labels.map(({ length }) => length)) * LINE + 26;
  const legend = looked.map(({ name, fill, stroke, dashes }) => {
    const texts = wrapped(name, WIDTH - 42);
    const sample = [
      path(d`M 0 ${y} h 34`, { stroke, 'stroke-width': 3, 'stroke-dasharray': dashes }),
      disc(17, y, 4, { fill, stroke, 'stroke-width': 2 }),
      below(42, y + 5, texts),
    ];
    y += texts.length * LINE + 6;
    return sample;
  });
  const drawing = [
    scale,
    group({ 'text-anchor': 'middle' }, under),
    at(0, startY, drawn),
    at(-left, 0, [unit && words(0, LINE - 4, unit), legend]),
  ];
  return { left, right, height: y - 12, drawing: join(drawing) };
}
