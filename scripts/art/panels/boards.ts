import {
  bar,
  card,
  clay,
  cream,
  ink,
  outlined,
  paper,
  paperDeep,
  pineLight,
  rect,
  sky,
  sun,
  sunLight,
  white,
} from '../shapes.ts';
import { at, d, path, repeat } from '../svg.ts';
import { minorAt, type Panel } from './kit.ts';

const thin = { ...outlined, 'stroke-width': 6 };

/** A month with some days taken. */
export const calendar: Panel = ({ width, height, random }) => {
  const columns = 7;
  const rows = 4;
  const top = 58;
  const cell = Math.min((width + 14) / columns, (height - top + 14) / rows);
  const wide = (width + 14) / columns;
  const taken = new Set(random.shuffle(Array.from({ length: columns * rows }, (_, day) => day)).slice(0, 9));
  const colours = [sun, sun, clay, pineLight];
  return [
    bar(0, 0, width * 0.34, ink, 26),
    bar(width - 150, 2, 60, paperDeep),
    bar(width - 76, 2, 76, sun),
    repeat(columns * rows, (day) => {
      const box = {
        x: (day % columns) * wide,
        y: top + Math.floor(day / columns) * cell,
        width: wide - 14,
        height: cell - 14,
      };
      return rect(box, { rx: 12, fill: taken.has(day) ? random.pick(colours) : paper, ...thin });
    }),
  ].join('');
};

/** Three columns of cards that move to the right. */
export const kanban: Panel = ({ width, height, random, icon, minor }) => {
  const gap = 26;
  const wide = (width - 2 * gap) / 3;
  const heads = [clay, sun, pineLight];
  const counts = [2, 3, 2];
  const tall = (height - 56) / 3;
  return repeat(3, (column) =>
    at(
      column * (wide + gap),
      0,
      bar(0, 0, wide * 0.62, heads[column] ?? ink, 26),
      repeat(counts[column] ?? 2, (row) =>
        at(
          0,
          56 + row * tall,
          rect(
            { x: 3, y: 0, width: wide - 6, height: tall - 20 },
            { rx: 16, fill: row === 0 ? [sunLight, white, sky][column] : paper, ...thin },
          ),
          row === 0
            ? icon(
                minorAt(minor, column),
                'bold',
                { x: 22, y: (tall - 20) / 2 - 28, size: 56 },
                { line: ink },
              ) + bar(92, (tall - 20) / 2 - 9, wide - 122, ink, 18)
            : bar(26, (tall - 20) / 2 - 24, wide * random.between(0.5, 0.75), ink, 16) +
                bar(26, (tall - 20) / 2 + 8, wide * random.between(0.3, 0.6), paperDeep, 16),
        ),
      ),
    ),
  );
};

/** Rows and columns, one column marked. */
export const table: Panel = ({ width, height, random }) => {
  const columns = 4;
  const rows = 6;
  const wide = width / columns;
  const tall = height / rows;
  return [
    rect({ x: 3, y: 3, width: width - 6, height: height - 6 }, { rx: 18, fill: white, ...thin }),
    rect({ x: wide * 2, y: tall, width: wide, height: tall * (rows - 1) - 6 }, { fill: sunLight }),
    path(
      d(
        'M',
        3,
        tall,
        'V',
        21,
        'a',
        18,
        18,
        '0 0 1',
        18,
        -18,
        'H',
        width - 21,
        'a',
        18,
        18,
        '0 0 1',
        18,
        18,
        'V',
        tall,
        'Z',
      ),
      { fill: sun, ...thin },
    ),
    repeat(rows - 2, (row) =>
      path(d('M', 3, tall * (row + 2), 'H', width - 3), { fill: 'none', ...thin, 'stroke-width': 4 }),
    ),
    repeat(columns - 1, (column) =>
      path(d('M', wide * (column + 1), 3, 'V', height - 3), { fill: 'none', ...thin, 'stroke-width': 4 }),
    ),
    repeat(rows * columns, (cell) => {
      const row = Math.floor(cell / columns);
      const column = cell % columns;
      const length = row === 0 ? wide * 0.5 : wide * random.between(0.3, 0.64);
      const fill =
        row === 0 ? ink : column === 0 ? ink : [clay, paperDeep, pineLight, paperDeep][(row + column) % 4];
      return bar(column * wide + 28, row * tall + tall / 2 - 9, length, fill ?? ink, 18);
    }),
  ].join('');
};

/** Cards of a box, the front one asking. */
export const flashcards: Panel = ({ width, height, icon, subject, scheme }) => {
  const wide = width * 0.58;
  const tall = height * 0.74;
  return [
    card({ x: width * 0.36, y: 6, width: wide, height: tall }, { fill: pineLight, shadow: 0 }),
    card({ x: width * 0.2, y: height * 0.1, width: wide, height: tall }, { fill: sky, shadow: 0 }),
    card(
      { x: width * 0.04, y: height * 0.2, width: wide, height: tall },
      { fill: sun, shadow: 10 },
      icon(subject, 'duotone', { x: 34, y: tall / 2 - 70, size: 140 }, { line: ink, tint: cream }),
      bar(200, tall / 2 - 36, wide - 250, ink, 22),
      bar(200, tall / 2 + 10, (wide - 250) * 0.6, scheme.pop, 22),
    ),
  ].join('');
};
