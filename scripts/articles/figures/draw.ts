import { rect } from '../../../art/shapes.ts';
import type { Figure, FigureOf } from '../../../schemas/content.ts';
import { diagram } from './diagram.ts';
import { ink, outline, SIZE, WIDTH, widthOf, withUnit, words, type Drawing } from './ink.ts';
import { line } from './line.ts';

const ROW = 52;
const BAR = 22;

/** Bars from 0, each below its label and followed by its value. */
function bar({ bars, unit }: FigureOf<'bar'>): Drawing {
  const most = Math.max(...bars.map(([, value]) => value));
  if (most === 0) throw new Error('one bar should be longer than 0');
  // The longest value must fit after its bar.
  const room = WIDTH - Math.max(...bars.map(([, value]) => widthOf(withUnit(value, unit)))) - 10;
  const drawing = bars.map(([label, value], index) => {
    const top = index * ROW;
    const length = (value / most) * room;
    return [
      words(0, top + SIZE, label),
      rect(1, top + SIZE + 7, Math.max(length - 2, 1), BAR, { rx: 4, fill: ink('sun'), ...outline }),
      words(length + 8, top + SIZE + 7 + BAR / 2 + 5, withUnit(value, unit), { 'font-weight': 700 }),
    ].join('');
  });
  return { width: WIDTH, height: bars.length * ROW - 6, drawing: drawing.join('') };
}

/** @throws Error when the data of the figure are inconsistent */
export function drawn(figure: Figure): Drawing {
  if (figure.type === 'bar') return bar(figure);
  return figure.type === 'line' ? line(figure) : diagram(figure);
}
