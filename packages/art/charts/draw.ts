import type { Figure, FigureOf } from '../../../schemas/content.ts';
import { rect } from '../shapes.ts';
import { group, join } from '../svg.ts';
import { diagram } from './diagram.ts';
import {
  below,
  brandColour,
  LINE,
  outline,
  share,
  WIDTH,
  widthOf,
  withUnit,
  words,
  wrapped,
  type Drawing,
} from './ink.ts';
import { line } from './line.ts';

const BAR = 22;
/** A longer unit stands above the bars, where it takes no room from them. */
const SHORT_UNIT = 6;

/** Bars from 0, each below its label and followed by its value. */
function bar({ bars, unit = '' }: FigureOf<'bar'>): Drawing {
  const most = Math.max(...bars.map(([, value]) => value));
  if (most === 0) throw new Error('one bar should be longer than 0');
  const above = unit.length > SHORT_UNIT;
  const values = bars.map(([, value]) => withUnit(value, above ? '' : unit));
  let y = above ? LINE + 10 : 0;
  const rows = bars.map(([label, value], index) => {
    const lines = wrapped(label, WIDTH);
    const labelled = below(0, y + LINE - 4, lines);
    const top = y + lines.length * LINE + 3;
    y = top + BAR + 10;
    const length = share(value / most);
    return {
      label: labelled,
      bar: rect(1, top, 0, BAR, { width: length, rx: 4 }),
      value: words(length, top + BAR / 2 + 5, values[index] ?? '', { dx: 9 }),
    };
  });
  const drawing = [
    above && words(0, LINE - 4, unit),
    rows.map(({ label }) => label),
    group(
      { fill: brandColour('sun'), ...outline },
      rows.map((row) => row.bar),
    ),
    group(
      { 'font-weight': 700 },
      rows.map(({ value }) => value),
    ),
  ];
  // The longest value must fit after its bar.
  return { left: 0, right: Math.max(...values.map(widthOf)) + 16, height: y - 9, drawing: join(drawing) };
}

/** @throws Error when the data of the figure are inconsistent */
export function drawn(figure: Figure): Drawing {
  if (figure.type === 'bar') return bar(figure);
  return figure.type === 'line' ? line(figure) : diagram(figure);
}
