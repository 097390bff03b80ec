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
/** The space below a bar, and below the unit. */
const GAP = 10;
/** A longer unit stands above the bars, where it takes no room from them. */
const SHORT_UNIT = 6;

/** Bars from 0, each below its label and followed by its value. */
function bar({ bars, unit = '' }: FigureOf<'bar'>): Drawing {
  const most = Math.max(...bars.map(([, value]) => value));
  if (most === 0) throw new Error('one bar should be longer than 0');
  const isAbove = unit.length > SHORT_UNIT;
  const unitAbove = isAbove ? wrapped(unit, WIDTH) : [];
  const values = bars.map(([, value]) => withUnit(value, isAbove ? '' : unit));
  const rows = [];
  let y = isAbove ? unitAbove.length * LINE + GAP : 0;
  for (const [index, [label, value]] of bars.entries()) {
    const lines = wrapped(label, WIDTH);
    // Letters such as g reach below their line.
    const top = y + lines.length * LINE + 3;
    const length = share(value / most);
    rows.push({
      label: below(0, y + LINE - 4, lines),
      bar: rect(1, top, 0, BAR, { width: length, rx: 4 }),
      value: words(length, top + BAR / 2 + 5, values[index] ?? '', { dx: 9 }),
    });
    y = top + BAR + GAP;
  }
  const drawing = [
    isAbove && below(0, LINE - 4, unitAbove),
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
  return {
    left: 0,
    right: Math.max(...values.map(widthOf)) + 16,
    height: y - GAP + 1,
    drawing: join(drawing),
  };
}

/** @throws Error when the data of the figure are inconsistent */
export function drawn(figure: Figure): Drawing {
  if (figure.type === 'bar') return bar(figure);
  return figure.type === 'line' ? line(figure) : diagram(figure);
}
