import type { FigureOf } from '../../../schemas/content.ts';
import { el, join } from '../svg.ts';
import {
  below,
  brandColour,
  LINE,
  outline,
  share,
  SIZE,
  WIDTH,
  widthOf,
  words,
  wrapped,
  type Drawing,
} from './ink.ts';

// Places across are shares of the width, places down are pixels.
const GAP_X = 0.1;
const GAP_Y = 46;
/** The width of a box that is alone in its row. */
const WIDEST = 0.65;
/** Between the frame of a box and its text, both sides together. */
const PADDING = { across: 12, down: 18 };
/** From the middle of an arrow to its label: above an arrow within a row, at the right of one that goes down. */
const LABEL = { above: 8, right: 8 };
/** Moves a baseline so that the middle of its letters is where the baseline was. */
const HALF_LETTER = SIZE * 0.35;
/** Keeps a label readable on top of an arrow. */
const halo = { stroke: brandColour('white'), 'stroke-width': 8, 'paint-order': 'stroke' };

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  row: number;
  column: number;
  lines: string[];
}

/** Places the boxes row by row; the boxes of a row share its width. */
function placed(rows: readonly (readonly string[])[]): Map<string, Box> {
  const boxes = new Map<string, Box>();
  let top = 1;
  for (const [row, names] of rows.entries()) {
    const width = Math.min(WIDEST, (1 - GAP_X * (names.length - 1)) / names.length);
    const start = (1 - names.length * width - GAP_X * (names.length - 1)) / 2;
    const texts = names.map((name) => wrapped(name, width * WIDTH - PADDING.across));
    const height = Math.max(...texts.map(({ length }) => length)) * LINE + PADDING.down;
    for (const [column, name] of names.entries()) {
      if (boxes.has(name)) throw new Error(`two boxes are called '${name}'`);
      const x = start + column * (width + GAP_X) + width / 2;
      boxes.set(name, { x, y: top + height / 2, width, height, row, column, lines: texts[column] ?? [] });
    }
    top += height + GAP_Y;
  }
  return boxes;
}

/** Where an arrow to another box leaves: at the side within a row, else at the upper or lower edge. */
const edge = ({ x, y, width, height, row }: Box, other: Box) =>
  row === other.row
    ? { x: x + (Math.sign(other.x - x) * width) / 2, y }
    : { x, y: y + (Math.sign(other.row - row) * height) / 2 };

/** What would be hidden behind a box, because boxes are drawn last. */
function checkArrow(from: Box, to: Box, names: string, label = '') {
  if (from === to) throw new Error(`the arrow ${names} leads from a box to itself`);
  if (from.row !== to.row) return;
  if (Math.abs(from.column - to.column) > 1)
    throw new Error(
      `the arrow ${names} would run behind the box between them: move one of them to another row`,
    );
  if (widthOf(label) > GAP_X * WIDTH)
    throw new Error(
      `the label of the arrow ${names} is wider than the gap between them: put one into the next row`,
    );
}

function arrow(from: Box, to: Box, head: string, label = ''): string {
  const [a, b] = [edge(from, to), edge(to, from)];
  const ends = { x1: share(a.x), y1: a.y, x2: share(b.x), y2: b.y };
  const y = (a.y + b.y) / 2 + (from.row === to.row ? -LABEL.above : HALF_LETTER);
  const place = a.x === b.x ? { dx: LABEL.right } : { 'text-anchor': 'middle' };
  return (
    el('line', { ...ends, ...outline, 'marker-end': `url(#${head})` }) +
    (label && words(share((a.x + b.x) / 2), y, label, { ...halo, ...place }))
  );
}

const drawnBox = ({ x, y, width, height, lines }: Box) => {
  const size = { x: share(x - width / 2), y: y - height / 2, width: share(width), height };
  const baseline = y - ((lines.length - 1) / 2) * LINE + HALF_LETTER;
  return (
    el('rect', { ...size, rx: 10, fill: brandColour('cream'), ...outline }) +
    below(share(x), baseline, lines, { 'text-anchor': 'middle', 'font-weight': 600 })
  );
};

export function diagram({ rows, arrows }: FigureOf<'diagram'>): Drawing {
  const boxes = placed(rows);
  const find = (name: string) => {
    const box = boxes.get(name);
    if (!box) throw new Error(`an arrow names '${name}', which is not a box`);
    return box;
  };
  // Two diagrams with the same id draw the same head, so it does not matter which one the browser takes.
  const id = `from-${rows.flat().join('-').replaceAll(/\W+/g, '-').slice(0, 24)}`;
  const place = { id, markerUnits: 'userSpaceOnUse', orient: 'auto', overflow: 'visible', refX: 1 };
  // The head turns with its line, whose angle depends on the width.
  const head = el('marker', place, el('path', { d: 'M-9 -6L0 0L-9 6z' }));
  const drawn = arrows.map(([from, to, label]) => {
    checkArrow(find(from), find(to), `'${from}' to '${to}'`, label);
    return arrow(find(from), find(to), id, label);
  });
  const all = [...boxes.values()];
  const height = Math.max(...all.map((box) => box.y + box.height / 2)) + 1;
  return { left: 1, right: 1, height, drawing: join([head, drawn, all.map(drawnBox)]) };
}
