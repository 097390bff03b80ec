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

interface Place {
  x: number;
  y: number;
}

/** Where an arrow to another box leaves: at the side within a row, else at the upper or lower edge. */
const edge = ({ x, y, width, height, row }: Box, other: Box): Place =>
  row === other.row
    ? { x: x + (Math.sign(other.x - x) * width) / 2, y }
    : { x, y: y + (Math.sign(other.row - row) * height) / 2 };

/** Where an arrow is at two heights, as shares of the width. */
const partOf = (a: Place, b: Place, top: number, bottom: number) =>
  [top, bottom].map((y) => {
    const part = Math.min(1, Math.max(0, (y - a.y) / (b.y - a.y)));
    return a.x + (b.x - a.x) * part;
  });

/** Whether a box between the rows of an arrow hides a part of it, or of its label on a phone. */
function hides({ x, y, width, height }: Box, a: Place, b: Place, label: string): boolean {
  const [top, bottom] = [y - height / 2, y + height / 2];
  if (bottom <= Math.min(a.y, b.y) || top >= Math.max(a.y, b.y)) return false;
  const line = partOf(a, b, top, bottom);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const half = widthOf(label) / 2 / WIDTH;
  const start = a.x === b.x ? middle.x + LABEL.right / WIDTH : middle.x - half;
  const isBesideLabel = label && Math.abs(middle.y - y) < height / 2 + HALF_LETTER;
  const places = isBesideLabel ? [...line, start, start + 2 * half] : line;
  return Math.max(...places) > x - width / 2 && Math.min(...places) < x + width / 2;
}

/** Refuses what would be hidden behind a box, because boxes are drawn last. */
function checkArrow(from: Box, to: Box, names: string, label: string, boxes: ReadonlyMap<string, Box>) {
  if (from === to) throw new Error(`the arrow ${names} leads from a box to itself`);
  if (from.row !== to.row) {
    const [a, b] = [edge(from, to), edge(to, from)];
    const [hiding] = [...boxes].find(([, box]) => hides(box, a, b, label)) ?? [];
    if (hiding === undefined) return;
    throw new Error(
      `the arrow ${names}, or its label, would run behind the box '${hiding}': move one of them, or let the arrow lead to a neighbouring row`,
    );
  }
  if (Math.abs(from.column - to.column) > 1)
    throw new Error(
      `the arrow ${names} would run behind the box between them: move one of them to another row`,
    );
  if (widthOf(label) > GAP_X * WIDTH)
    throw new Error(
      `the label of the arrow ${names} is wider than the gap between them: put one into the next row`,
    );
}

/** Refuses two labels on arrows between the same two boxes: they would be in the same place. */
function checkLabels(arrows: FigureOf<'diagram'>['arrows']) {
  const labelled = new Set<string>();
  for (const [from, to, label] of arrows) {
    if (!label) continue;
    const pair = JSON.stringify([from, to].toSorted());
    if (labelled.has(pair))
      throw new Error(
        `two arrows between '${from}' and '${to}' have a label, in the same place: leave one label out, or write both into one`,
      );
    labelled.add(pair);
  }
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
  checkLabels(arrows);
  // Two diagrams with the same id draw the same head, so it does not matter which one the browser takes.
  const id = `from-${rows.flat().join('-').replaceAll(/\W+/g, '-').slice(0, 24)}`;
  const place = { id, markerUnits: 'userSpaceOnUse', orient: 'auto', overflow: 'visible', refX: 1 };
  // The head turns with its line, whose angle depends on the width.
  const head = el('marker', place, el('path', { d: 'M-9 -6L0 0L-9 6z' }));
  const drawn = arrows.map(([from, to, label]) => {
    checkArrow(find(from), find(to), `'${from}' to '${to}'`, label ?? '', boxes);
    return arrow(find(from), find(to), id, label);
  });
  const all = [...boxes.values()];
  const height = Math.max(...all.map((box) => box.y + box.height / 2)) + 1;
  return { left: 1, right: 1, height, drawing: join([head, drawn, all.map(drawnBox)]) };
}
