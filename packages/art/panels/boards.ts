import { clay, cream, ink, paper, paperDeep, pineLight, sky, sun, sunLight, white } from '../palettes.ts';
import { bar, card, rect, thin } from '../shapes.ts';
import { at, repeat } from '../svg.ts';
import { minorAt, type Panel } from './kit.ts';

/** A month with some days taken. */
export const calendar: Panel = ({ width, height, random }) => {
  const [columns, rows, top] = [7, 4, 58];
  const wide = (width + 14) / columns;
  const tall = Math.min(wide, (height - top + 14) / rows);
  const taken = new Set(random.shuffle(Array.from({ length: columns * rows }, (_, day) => day)).slice(0, 9));
  const day = (index: number) => {
    const [x, y] = [(index % columns) * wide, top + Math.floor(index / columns) * tall];
    const fill = taken.has(index) ? random.pick([sun, sun, clay, pineLight]) : paper;
    return rect(x, y, wide - 14, tall - 14, { rx: 12, fill, ...thin });
  };
  const head = [
    bar(0, 0, width * 0.34, ink, 26),
    bar(width - 150, 2, 60, paperDeep),
    bar(width - 76, 2, 76, sun),
  ];
  return [head, repeat(columns * rows, day)];
};

/** Three columns of cards that move to the right. */
export const kanban: Panel = ({ width, height, random, icon, minor }) => {
  const wide = (width - 52) / 3;
  const tall = (height - 56) / 3;
  const middle = (tall - 20) / 2;
  const box = (fill: string) => rect(3, 0, wide - 6, tall - 20, { rx: 16, fill, ...thin });
  const text = () => [
    bar(26, middle - 24, wide * random.between(0.5, 0.75), ink, 16),
    bar(26, middle + 8, wide * random.between(0.3, 0.6), paperDeep, 16),
  ];
  const columns = [
    { head: clay, first: sunLight, cards: 2 },
    { head: sun, first: white, cards: 3 },
    { head: pineLight, first: sky, cards: 2 },
  ];
  return columns.map(({ head, first, cards }, index) => {
    const name = icon.bold(minorAt(minor, index), 22, middle - 28, 56);
    return at(index * (wide + 26), 0, [
      bar(0, 0, wide * 0.62, head, 26),
      at(0, 56, [box(first), name, bar(92, middle - 9, wide - 122, ink, 18)]),
      repeat(cards - 1, (row) => at(0, 56 + (row + 1) * tall, [box(paper), text()])),
    ]);
  });
};

/** Cards from a box, the front one with a question. */
export const flashcards: Panel = ({ width, height, icon, subject, scheme }) => {
  const size = { width: width * 0.58, height: height * 0.74 };
  const [middle, text] = [size.height / 2, size.width - 250];
  return [
    card({ x: width * 0.36, y: 6, ...size }, { fill: pineLight, shadow: 0 }),
    card({ x: width * 0.2, y: height * 0.1, ...size }, { fill: sky, shadow: 0 }),
    card({ x: width * 0.04, y: height * 0.2, ...size }, { fill: sun, shadow: 10 }, [
      icon.duotone(subject, 34, middle - 70, 140, cream),
      bar(200, middle - 36, text, ink, 22),
      bar(200, middle + 10, text * 0.6, scheme.pop, 22),
    ]),
  ];
};
