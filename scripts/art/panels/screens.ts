import { clay, ink, paperDeep, pineLight, sky, sun, white } from '../palettes.ts';
import { bar, disc, line, quarter, rect, thin } from '../shapes.ts';
import { at, d, repeat } from '../svg.ts';
import { textRows, type Panel } from './kit.ts';

/** A web page: a menu, a picture, three columns. */
export const website: Panel = ({ width, height, scheme }) => {
  const tall = height * 0.5;
  const column = (width - 48) / 3;
  const [field, circle] = scheme.name === 'sky' ? [sun, white] : [sky, sun];
  const rows = height - tall - 90 > 96 ? [column, column * 0.8] : [column];
  return [
    disc(20, 20, 20, { fill: clay }),
    bar(60, 10, 120, ink),
    repeat(3, (item) => bar(width - 300 + item * 106, 10, 84, item === 2 ? sun : paperDeep)),
    at(
      0,
      62,
      rect(3, 0, width - 6, tall, { rx: 18, fill: field, ...thin }),
      quarter(width - tall * 0.8 - 6, tall * 0.2 - 3, tall * 0.8, 2, pineLight),
      disc(width * 0.62, tall * 0.38, tall * 0.2, { fill: circle }),
      bar(40, tall * 0.2, width * 0.32, ink, tall * 0.12),
      bar(40, tall * 0.4, width * 0.22, ink, tall * 0.12),
      rect(40, tall * 0.63, 130, tall * 0.19, { rx: tall * 0.095, fill: clay }),
    ),
    repeat(3, (index) =>
      at(
        index * (column + 24),
        tall + 90,
        bar(0, 4, column * 0.7, ink, 18),
        textRows(0, 38, 34, rows, paperDeep),
      ),
    ),
  ].join('');
};

/** A wireframe, an arrow, and the finished screen. */
export const design: Panel = ({ width, height, scheme }) => {
  const wide = width * 0.4;
  const low = height * 0.52;
  const plain = { fill: white, ...thin };
  const text = (fill: string) => textRows(24, height * 0.62, 40, [wide * 0.8, wide * 0.55], fill, 20);
  return [
    rect(3, 3, wide, height - 6, { rx: 18, ...plain, 'stroke-dasharray': '4 14' }),
    bar(24, 26, wide * 0.4, paperDeep),
    rect(20, 70, wide - 40, low - 70, plain),
    line(d`M 20 70 L ${wide - 20} ${low} M ${wide - 20} 70 L 20 ${low}`, { 'stroke-width': 4 }),
    text(paperDeep),
    rect(24, height - 76, wide * 0.4, 46, { rx: 10, ...plain }),
    line(d`M ${width * 0.455} ${height / 2} H ${width * 0.545} m -26 -26 l 26 26 l -26 26`, {
      stroke: scheme.pop,
      'stroke-width': 14,
    }),
    at(
      width - wide,
      0,
      rect(-3, 3, wide, height - 6, { rx: 18, fill: sky, ...thin }),
      bar(24, 26, wide * 0.4, ink),
      rect(20, 70, wide - 46, low - 70, { rx: 14, fill: sun, ...thin }),
      quarter(wide - 26 - height * 0.26 - 3, height * 0.26 - 3, height * 0.26, 2, pineLight),
      disc(wide * 0.32, height * 0.3, height * 0.09, { fill: white }),
      text(ink),
      rect(24, height - 76, wide * 0.4, 46, { rx: 23, fill: clay, ...thin }),
    ),
  ].join('');
};
