import { bar, clay, cream, disc, ink, outlined, paper, paperDeep, pineLight, quarter, rect, sky, sun, white } from '../shapes.ts';
import { at, d, path, repeat } from '../svg.ts';
import { minorAt, type Panel } from './kit.ts';

const thin = { ...outlined, 'stroke-width': 6 };
const tick = (x: number, y: number, stroke: string) =>
  path(d('M', x - 14, y, 'l', 10, 11, 'l', 19, -22), { fill: 'none', stroke, 'stroke-width': 8, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });

/** A résumé: a portrait, headings, lines and skills. */
export const document: Panel = ({ width, height, random }) => {
  const side = Math.min(220, width * 0.34);
  const rest = width - side - 40;
  return [
    rect({ x: 0, y: 0, width: side, height }, { rx: 18, fill: sun, ...thin }),
    disc(side / 2, 104, 62, { fill: white, ...thin }),
    disc(side / 2, 90, 22, { fill: ink }),
    path(d('M', side / 2 - 38, 142, 'a', 38, 34, '0 0 1', 76, 0, 'Z'), { fill: ink }),
    repeat(Math.floor((height - 210) / 42), (line) => bar(34, 200 + line * 42, (side - 68) * random.between(0.6, 1), line ? cream : ink, 18)),
    at(
      side + 40,
      0,
      bar(0, 6, rest * 0.72, ink, 34),
      bar(0, 62, rest * 0.45, clay, 18),
      repeat(Math.floor((height - 180) / 42), (line) =>
        bar(0, 124 + line * 42, rest * (line % 3 === 2 ? 0.52 : random.between(0.84, 1)), line % 3 === 0 ? '#B9AD90' : paperDeep),
      ),
      at(0, height - 44, repeat(3, (tag) => rect({ x: (tag * rest) / 3, y: 0, width: rest / 3 - 18, height: 44 }, { rx: 22, fill: [pineLight, sky, paper][tag], ...thin }))),
    ),
  ].join('');
};

/** Rows with a tick box; the last one is still to do. */
export const checklist: Panel = ({ width, height, random }) => {
  const rows = Math.max(4, Math.floor(height / 96));
  const step = height / rows;
  return repeat(rows, (row) => {
    const done = row < rows - 1;
    return at(
      0,
      row * step + step / 2,
      rect({ x: 3, y: -30, width: 60, height: 60 }, { rx: 14, fill: done ? [pineLight, clay, sun][row % 3] : white, ...thin }),
      done ? tick(31, 1, row % 3 === 2 ? ink : cream) : '',
      bar(96, -22, (width - 96) * random.between(0.55, 0.95), ink, 18),
      bar(96, 8, (width - 96) * random.between(0.35, 0.7), paperDeep, 18),
    );
  });
};

/** A question with four answers, one of them chosen. */
export const quiz: Panel = ({ width, height, random, scheme }) => {
  const top = 96;
  const step = (height - top) / 4;
  const chosen = random.whole(1, 2);
  return [
    bar(0, 0, width * 0.9, ink, 24),
    bar(0, 42, width * 0.56, ink, 24),
    repeat(4, (row) => {
      const own = row === chosen;
      const tall = step - 20;
      return at(
        0,
        top + row * step + 10,
        rect({ x: 3, y: 0, width: width - 6, height: tall }, { rx: tall / 2, fill: own ? sun : white, ...thin }),
        disc(tall / 2 + 3, tall / 2, tall / 2 - 14, { fill: own ? scheme.pop : paper, ...thin }),
        own ? tick(tall / 2 + 1, tall / 2, scheme.onPop) : '',
        bar(tall + 26, tall / 2 - 9, width * [0.42, 0.56, 0.34, 0.5][row % 4]!, own ? ink : paperDeep, 18),
      );
    }),
  ].join('');
};

/** A handwritten page: a margin, marked words, a small diagram. */
export const notes: Panel = ({ width, height, icon, subject, minor }) => {
  const half = width / 2;
  return [
    repeat(Math.floor(height / 52), (line) => {
      const length = half * [0.82, 0.66, 0.88, 0.5][line % 4]!;
      const marked = line % 4 === 1;
      return (
        (marked ? rect({ x: -8, y: line * 52 - 4, width: length * 0.7, height: 36 }, { fill: sun }) : '') +
        bar(0, line * 52 + 6, length, line % 4 === 0 ? ink : marked ? ink : paperDeep, 16)
      );
    }),
    rect({ x: half + 24, y: 0, width: half - 24, height }, { rx: 18, fill: paper, ...thin }),
    icon(subject, 'duotone', { x: half + 24 + (half - 24) / 2 - 80, y: height * 0.08, size: 160 }, { line: ink, tint: sun }),
    repeat(2, (index) => {
      const x = half + 24 + (half - 24) * (0.28 + index * 0.44);
      const y = height - 84;
      return (
        path(d('M', half + 24 + (half - 24) / 2, height * 0.08 + 168, 'L', x, y - 46), { fill: 'none', ...thin }) +
        disc(x, y, 50, { fill: index ? clay : white, ...thin }) +
        icon(minorAt(minor, index), 'bold', { x: x - 28, y: y - 28, size: 56 }, { line: index ? cream : ink })
      );
    }),
  ].join('');
};

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
      rect({ x: 3, y: 0, width: width - 6, height: picture }, { rx: 18, fill: scheme.name === 'sky' ? sun : sky, ...thin }),
      quarter(width - picture * 0.8 - 6, picture * 0.2 - 3, picture * 0.8, 2, pineLight),
      disc(width * 0.62, picture * 0.38, picture * 0.2, { fill: scheme.name === 'sky' ? white : sun }),
      bar(40, picture * 0.2, width * 0.32, ink, picture * 0.12),
      bar(40, picture * 0.4, width * 0.22, ink, picture * 0.12),
      rect({ x: 40, y: picture * 0.63, width: 130, height: picture * 0.19 }, { rx: picture * 0.095, fill: clay }),
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
    path(d('M', width * 0.455, height / 2, 'H', width * 0.545, 'm -26 -26 l 26 26 l -26 26'), { fill: 'none', ...outlined, stroke: scheme.pop, 'stroke-width': 14 }),
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
