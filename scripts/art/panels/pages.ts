import { mix } from '../palettes.ts';
import {
  bar,
  clay,
  cream,
  disc,
  ink,
  outlined,
  paper,
  paperDeep,
  pineLight,
  rect,
  sky,
  sun,
  white,
} from '../shapes.ts';
import { at, d, path, repeat } from '../svg.ts';
import { minorAt, type Panel } from './kit.ts';

/** Lines of text that should be seen before the palest ones. */
const quiet = mix(paperDeep, ink, 0.22);

const thin = { ...outlined, 'stroke-width': 6 };
const tick = (x: number, y: number, stroke: string) =>
  path(d('M', x - 14, y, 'l', 10, 11, 'l', 19, -22), {
    fill: 'none',
    stroke,
    'stroke-width': 8,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

/** A résumé: a portrait, headings, lines and skills. */
export const document: Panel = ({ width, height, random }) => {
  const side = Math.min(220, width * 0.34);
  const rest = width - side - 40;
  return [
    rect({ x: 0, y: 0, width: side, height }, { rx: 18, fill: sun, ...thin }),
    disc(side / 2, 104, 62, { fill: white, ...thin }),
    disc(side / 2, 90, 22, { fill: ink }),
    path(d('M', side / 2 - 38, 142, 'a', 38, 34, '0 0 1', 76, 0, 'Z'), { fill: ink }),
    repeat(Math.floor((height - 210) / 42), (line) =>
      bar(34, 200 + line * 42, (side - 68) * random.between(0.6, 1), line ? cream : ink, 18),
    ),
    at(
      side + 40,
      0,
      bar(0, 6, rest * 0.72, ink, 34),
      bar(0, 62, rest * 0.45, clay, 18),
      repeat(Math.floor((height - 180) / 42), (line) =>
        bar(
          0,
          124 + line * 42,
          rest * (line % 3 === 2 ? 0.52 : random.between(0.84, 1)),
          line % 3 === 0 ? quiet : paperDeep,
        ),
      ),
      at(
        0,
        height - 44,
        repeat(3, (tag) =>
          rect(
            { x: (tag * rest) / 3, y: 0, width: rest / 3 - 18, height: 44 },
            { rx: 22, fill: [pineLight, sky, paper][tag], ...thin },
          ),
        ),
      ),
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
      rect(
        { x: 3, y: -30, width: 60, height: 60 },
        { rx: 14, fill: done ? [pineLight, clay, sun][row % 3] : white, ...thin },
      ),
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
        rect(
          { x: 3, y: 0, width: width - 6, height: tall },
          { rx: tall / 2, fill: own ? sun : white, ...thin },
        ),
        disc(tall / 2 + 3, tall / 2, tall / 2 - 14, { fill: own ? scheme.pop : paper, ...thin }),
        own ? tick(tall / 2 + 1, tall / 2, scheme.onPop) : '',
        bar(tall + 26, tall / 2 - 9, width * ([0.42, 0.56, 0.34][row] ?? 0.5), own ? ink : paperDeep, 18),
      );
    }),
  ].join('');
};

/** A handwritten page: a margin, marked words, a small diagram. */
export const notes: Panel = ({ width, height, icon, subject, minor }) => {
  const half = width / 2;
  return [
    repeat(Math.floor(height / 52), (line) => {
      const length = half * ([0.82, 0.66, 0.88][line % 4] ?? 0.5);
      const marked = line % 4 === 1;
      return (
        (marked ? rect({ x: -8, y: line * 52 - 4, width: length * 0.7, height: 36 }, { fill: sun }) : '') +
        bar(0, line * 52 + 6, length, line % 4 === 0 ? ink : marked ? ink : paperDeep, 16)
      );
    }),
    rect({ x: half + 24, y: 0, width: half - 24, height }, { rx: 18, fill: paper, ...thin }),
    icon(
      subject,
      'duotone',
      { x: half + 24 + (half - 24) / 2 - 80, y: height * 0.08, size: 160 },
      { line: ink, tint: sun },
    ),
    repeat(2, (index) => {
      const x = half + 24 + (half - 24) * (0.28 + index * 0.44);
      const y = height - 84;
      return (
        path(d('M', half + 24 + (half - 24) / 2, height * 0.08 + 168, 'L', x, y - 46), {
          fill: 'none',
          ...thin,
        }) +
        disc(x, y, 50, { fill: index ? clay : white, ...thin }) +
        icon(minorAt(minor, index), 'bold', { x: x - 28, y: y - 28, size: 56 }, { line: index ? cream : ink })
      );
    }),
  ].join('');
};
