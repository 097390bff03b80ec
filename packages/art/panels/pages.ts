import { clay, cream, ink, paper, paperDeep, pineLight, sky, sun, white } from '../palettes.ts';
import { bar, disc, line, rect, thin } from '../shapes.ts';
import { at, d, path, repeat } from '../svg.ts';
import { minorAt, quiet, tick, type Panel } from './kit.ts';

/** A résumé: a portrait, headings, lines and skills. */
export const document: Panel = ({ width, height, random }) => {
  const side = Math.min(220, width * 0.34);
  const middle = side / 2;
  const rest = width - side - 40;
  const note = (row: number) =>
    bar(34, 200 + row * 42, (side - 68) * random.between(0.6, 1), row ? cream : ink, 18);
  const text = (row: number) => {
    const share = row % 3 === 2 ? 0.52 : random.between(0.84, 1);
    return bar(0, 124 + row * 42, rest * share, row % 3 === 0 ? quiet : paperDeep);
  };
  const skill = (tag: number) =>
    rect((tag * rest) / 3, 0, rest / 3 - 18, 44, { rx: 22, fill: [pineLight, sky, paper][tag], ...thin });
  return [
    rect(0, 0, side, height, { rx: 18, fill: sun, ...thin }),
    disc(middle, 104, 62, { fill: white, ...thin }),
    disc(middle, 90, 22, { fill: ink }),
    path(d`M ${middle - 38} 142 a 38 34 0 0 1 76 0 Z`, { fill: ink }),
    repeat(Math.floor((height - 210) / 42), note),
    at(side + 40, 0, [
      bar(0, 6, rest * 0.72, ink, 34),
      bar(0, 62, rest * 0.45, clay, 18),
      repeat(Math.floor((height - 180) / 42), text),
      at(0, height - 44, repeat(3, skill)),
    ]),
  ];
};

/** Rows with a tick box; the last one is not done. */
export const checklist: Panel = ({ width, height, random }) => {
  const rows = Math.max(4, Math.floor(height / 96));
  const step = height / rows;
  return repeat(rows, (row) => {
    const done = row < rows - 1;
    const fill = done ? [pineLight, clay, sun][row % 3] : white;
    return at(0, row * step + step / 2, [
      rect(3, -30, 60, 60, { rx: 14, fill, ...thin }),
      done && tick(31, 1, row % 3 === 2 ? ink : cream),
      bar(96, -22, (width - 96) * random.between(0.55, 0.95), ink, 18),
      bar(96, 8, (width - 96) * random.between(0.35, 0.7), paperDeep, 18),
    ]);
  });
};

/** A question with four answers, one of them chosen. */
export const quiz: Panel = ({ width, height, random, scheme }) => {
  const step = (height - 96) / 4;
  const tall = step - 20;
  const middle = tall / 2;
  const chosen = random.whole(1, 2);
  const answer = (row: number) => {
    const own = row === chosen;
    return at(0, 96 + row * step + 10, [
      rect(3, 0, width - 6, tall, { rx: middle, fill: own ? sun : white, ...thin }),
      disc(middle + 3, middle, middle - 14, { fill: own ? scheme.pop : paper, ...thin }),
      own && tick(middle + 1, middle, scheme.onPop),
      bar(tall + 26, middle - 9, width * ([0.42, 0.56, 0.34][row] ?? 0.5), own ? ink : paperDeep, 18),
    ]);
  };
  return [bar(0, 0, width * 0.9, ink, 24), bar(0, 42, width * 0.56, ink, 24), repeat(4, answer)];
};

/** A page of notes: lines with marked words, and a small diagram. */
export const notes: Panel = ({ width, height, icon, subject, minor }) => {
  const half = width / 2;
  const [left, wide] = [half + 24, half - 24];
  const text = (row: number) => {
    const length = half * ([0.82, 0.66, 0.88][row % 4] ?? 0.5);
    const mark = row % 4 === 1 && rect(-8, row * 52 - 4, length * 0.7, 36, { fill: sun });
    return [mark, bar(0, row * 52 + 6, length, row % 4 < 2 ? ink : paperDeep, 16)];
  };
  const branch = (index: number) => {
    const [x, y] = [left + wide * (0.28 + index * 0.44), height - 84];
    return [
      line(d`M ${left + wide / 2} ${height * 0.08 + 168} L ${x} ${y - 46}`, { 'stroke-width': 6 }),
      disc(x, y, 50, { fill: index ? clay : white, ...thin }),
      icon.bold(minorAt(minor, index), x - 28, y - 28, 56, index ? cream : ink),
    ];
  };
  return [
    repeat(Math.floor(height / 52), text),
    rect(left, 0, wide, height, { rx: 18, fill: paper, ...thin }),
    icon.duotone(subject, left + wide / 2 - 80, height * 0.08, 160, sun),
    repeat(2, branch),
  ];
};
