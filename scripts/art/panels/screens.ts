import {
  bar,
  clay,
  disc,
  ink,
  outlined,
  paperDeep,
  pineLight,
  quarter,
  rect,
  sky,
  sun,
  white,
} from '../shapes.ts';
import { at, d, path, repeat } from '../svg.ts';
import type { Panel } from './kit.ts';

const thin = { ...outlined, 'stroke-width': 6 };

/** A web page: a menu, a picture, three columns. */
export const website: Panel = ({ width, height, scheme }) => {
  const picture = height * 0.5;
  const column = (width - 48) / 3;
  return [
    disc(20, 20, 20, { fill: clay }),
    bar(60, 10, 120, ink),
    repeat(3, (item) => bar(width - 300 + item * 106, 10, 84, item === 2 ? sun : paperDeep)),
    at(
      0,
      62,
      rect(
        { x: 3, y: 0, width: width - 6, height: picture },
        { rx: 18, fill: scheme.name === 'sky' ? sun : sky, ...thin },
      ),
      quarter(width - picture * 0.8 - 6, picture * 0.2 - 3, picture * 0.8, 2, pineLight),
      disc(width * 0.62, picture * 0.38, picture * 0.2, { fill: scheme.name === 'sky' ? white : sun }),
      bar(40, picture * 0.2, width * 0.32, ink, picture * 0.12),
      bar(40, picture * 0.4, width * 0.22, ink, picture * 0.12),
      rect(
        { x: 40, y: picture * 0.63, width: 130, height: picture * 0.19 },
        { rx: picture * 0.095, fill: clay },
      ),
    ),
    at(
      0,
      picture + 90,
      repeat(3, (index) =>
        at(
          index * (column + 24),
          0,
          bar(0, 4, column * 0.7, ink, 18),
          bar(0, 38, column, paperDeep, 18),
          height - picture - 90 > 96 ? bar(0, 72, column * 0.8, paperDeep, 18) : '',
        ),
      ),
    ),
  ].join('');
};

/** A wireframe, an arrow, and the finished screen. */
export const design: Panel = ({ width, height, scheme }) => {
  const wide = width * 0.4;
  const plain = { fill: white, ...thin };
  const cross = d('M 20 70 L', wide - 20, height * 0.52, 'M', wide - 20, 70, 'L 20', height * 0.52);
  return [
    rect({ x: 3, y: 3, width: wide, height: height - 6 }, { rx: 18, ...plain, 'stroke-dasharray': '4 14' }),
    bar(24, 26, wide * 0.4, paperDeep),
    rect({ x: 20, y: 70, width: wide - 40, height: height * 0.52 - 70 }, plain),
    path(cross, { fill: 'none', ...thin, 'stroke-width': 4 }),
    repeat(2, (line) => bar(24, height * 0.62 + line * 40, wide * (0.8 - line * 0.25), paperDeep)),
    rect({ x: 24, y: height - 76, width: wide * 0.4, height: 46 }, { rx: 10, ...plain }),
    path(d('M', width * 0.455, height / 2, 'H', width * 0.545, 'm -26 -26 l 26 26 l -26 26'), {
      fill: 'none',
      ...outlined,
      stroke: scheme.pop,
      'stroke-width': 14,
    }),
    at(
      width - wide,
      0,
      rect({ x: -3, y: 3, width: wide, height: height - 6 }, { rx: 18, fill: sky, ...thin }),
      bar(24, 26, wide * 0.4, ink),
      rect({ x: 20, y: 70, width: wide - 46, height: height * 0.52 - 70 }, { rx: 14, fill: sun, ...thin }),
      quarter(wide - 26 - height * 0.26 - 3, height * 0.26 - 3, height * 0.26, 2, pineLight),
      disc(wide * 0.32, height * 0.3, height * 0.09, { fill: white }),
      repeat(2, (line) => bar(24, height * 0.62 + line * 40, wide * (0.8 - line * 0.25), ink)),
      rect({ x: 24, y: height - 76, width: wide * 0.4, height: 46 }, { rx: 23, fill: clay, ...thin }),
    ),
  ].join('');
};
