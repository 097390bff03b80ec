import { bar, card, clay, cobalt, cream, disc, dotted, ink, outlined, paper, paperDeep, pineLight, quarter, rect, sky, sun, sunLight, white } from '../shapes.ts';
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
      const box = { x: (day % columns) * wide, y: top + Math.floor(day / columns) * cell, width: wide - 14, height: cell - 14 };
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
          rect({ x: 3, y: 0, width: wide - 6, height: tall - 20 }, { rx: 16, fill: row === 0 ? [sunLight, white, sky][column] : paper, ...thin }),
          row === 0
            ? icon(minorAt(minor, column), 'bold', { x: 22, y: (tall - 20) / 2 - 28, size: 56 }, { line: ink }) +
                bar(92, (tall - 20) / 2 - 9, wide - 122, ink, 18)
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
    path(d('M', 3, tall, 'V', 21, 'a', 18, 18, '0 0 1', 18, -18, 'H', width - 21, 'a', 18, 18, '0 0 1', 18, 18, 'V', tall, 'Z'), { fill: sun, ...thin }),
    repeat(rows - 2, (row) => path(d('M', 3, tall * (row + 2), 'H', width - 3), { fill: 'none', ...thin, 'stroke-width': 4 })),
    repeat(columns - 1, (column) => path(d('M', wide * (column + 1), 3, 'V', height - 3), { fill: 'none', ...thin, 'stroke-width': 4 })),
    repeat(rows * columns, (cell) => {
      const row = Math.floor(cell / columns);
      const column = cell % columns;
      const length = row === 0 ? wide * 0.5 : wide * random.between(0.3, 0.64);
      const fill = row === 0 ? ink : column === 0 ? ink : [clay, paperDeep, pineLight, paperDeep][(row + column) % 4];
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

/** A city, a route and where it ends. */
export const map: Panel = ({ width, height, icon }) => {
  const road = { stroke: white, 'stroke-width': 26, fill: 'none' };
  return [
    rect({ x: 3, y: 3, width: width - 6, height: height - 6 }, { rx: 18, fill: sky, ...thin }),
    quarter(6, height - height * 0.42 - 6, height * 0.42, 3, pineLight),
    path(d('M', 6, height * 0.3, 'H', width - 6, 'M', width * 0.32, 6, 'V', height - 6, 'M', width * 0.32, height * 0.72, 'H', width - 6, 'M', width * 0.72, 6, 'V', height - 6), road),
    rect({ x: width * 0.4, y: height * 0.4, width: width * 0.24, height: height * 0.22 }, { rx: 10, fill: sunLight }),
    rect({ x: width * 0.79, y: height * 0.4, width: width * 0.14, height: height * 0.22 }, { rx: 10, fill: paper }),
    dotted(d('M', width * 0.14, height * 0.3, 'H', width * 0.32, 'V', height * 0.72, 'H', width * 0.72, 'V', height * 0.32)),
    disc(width * 0.14, height * 0.3, 24, { fill: sun, ...thin }),
    disc(width * 0.72, height * 0.3, 46, { fill: clay, ...thin }),
    icon('map-pin', 'bold', { x: width * 0.72 - 28, y: height * 0.3 - 28, size: 56 }, { line: cream }),
  ].join('');
};

/** Layers of a neural network. */
export const network: Panel = ({ width, height, random }) => {
  const layers = [3, 4, 4, 2];
  const place = (layer: number, index: number) => ({
    x: 44 + ((width - 88) * layer) / (layers.length - 1),
    y: height / 2 + (index - ((layers[layer] ?? 1) - 1) / 2) * (height / 4.1),
  });
  const lines = layers.slice(0, -1).flatMap((count, layer) =>
    Array.from({ length: count * (layers[layer + 1] ?? 0) }, (_, index) => {
      const from = place(layer, index % count);
      const to = place(layer + 1, Math.floor(index / count));
      return d('M', from.x, from.y, 'L', to.x, to.y);
    }),
  );
  const colours = [sun, white, clay, pineLight, sun, sky];
  return [
    path(lines.join(' '), { fill: 'none', stroke: ink, 'stroke-width': 4 }),
    ...layers.flatMap((count, layer) =>
      Array.from({ length: count }, (_, index) => {
        const { x, y } = place(layer, index);
        return disc(x, y, 33, { fill: random.pick(colours), ...outlined });
      }),
    ),
  ].join('');
};

/** Stations that hand on to each other, in two rows. */
export const pipeline: Panel = ({ width, height, icon, subject, minor }) => {
  const size = Math.min(150, height * 0.38);
  const xs = [size / 2 + 4, width / 2, width - size / 2 - 4];
  const ys = [size / 2 + 4, height - size / 2 - 4];
  const names = [minorAt(minor, 0), minorAt(minor, 1), subject, minorAt(minor, 2), minorAt(minor, 3), 'check'];
  const fills = [white, sunLight, sun, paper, sky, pineLight];
  const [left = 0, middle = 0, right = 0] = xs;
  const [upper = 0, lower = 0] = ys;
  const order = [[left, upper], [middle, upper], [right, upper], [right, lower], [middle, lower], [left, lower]] as const;
  return [
    path(d('M', left, upper, 'H', right, 'V', lower, 'H', left), { fill: 'none', ...outlined, stroke: cobalt, 'stroke-width': 12 }),
    ...order.map(([x, y], index) =>
      at(
        x - size / 2,
        y - size / 2,
        rect({ x: 0, y: 0, width: size, height: size }, { rx: index % 2 ? size / 2 : 24, fill: fills[index], ...thin }),
        icon(names[index] ?? 'check', 'bold', { x: size * 0.24, y: size * 0.24, size: size * 0.52 }, { line: index === 5 ? cream : ink }),
      ),
    ),
  ].join('');
};

/** The subject, large. */
export const icon: Panel = ({ width, height, icon: draw, subject, scheme }) => {
  const size = Math.min(width, height) * 0.9;
  return [
    rect({ x: 3, y: 3, width: width - 6, height: height - 6 }, { rx: 18, fill: paper, ...thin }),
    disc(width / 2, height / 2, size * 0.46, { fill: sun }),
    draw(subject, 'duotone', { x: width / 2 - size * 0.34, y: height / 2 - size * 0.34, size: size * 0.68 }, { line: ink, tint: scheme.tint }),
  ].join('');
};
