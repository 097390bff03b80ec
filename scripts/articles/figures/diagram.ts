import type { Box } from '../../../art/shapes.ts';
import { el, join } from '../../../art/svg.ts';
import type { FigureOf } from '../../../schemas/content.ts';
import { ink, LINE, outline, share, SIZE, WIDTH, words, wrapped, type Drawing } from './ink.ts';

/** Places across are shares of the width, places down are pixels. */
const GAP_X = 0.1;
const GAP_Y = 46;
const WIDEST = 0.65;
/** Keeps a label readable on top of an arrow. */
const halo = { stroke: ink('white'), 'stroke-width': 8, 'paint-order': 'stroke' };

type Labelled = Box & { row: number; lines: string[] };

/** Places the boxes row by row; the boxes of a row share its width. */
function placed(rows: readonly (readonly string[])[]): Map<string, Labelled> {
  const boxes = new Map<string, Labelled>();
  let y = 1;
  for (const [row, names] of rows.entries()) {
    const width = Math.min(WIDEST, (1 - GAP_X * (names.length - 1)) / names.length);
    const start = (1 - names.length * width - GAP_X * (names.length - 1)) / 2;
    const lines = names.map((name) => wrapped(name, width * WIDTH - 12));
    const height = Math.max(...lines.map(({ length }) => length)) * LINE + 18;
    for (const [column, name] of names.entries()) {
      if (boxes.has(name)) throw new Error(`two boxes are called '${name}'`);
      const x = start + column * (width + GAP_X);
      boxes.set(name, { x, y, width, height, row, lines: lines[column] ?? [] });
    }
    y += height + GAP_Y;
  }
  return boxes;
}

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** The ends of an arrow between two boxes: on their sides within a row, else on their upper and lower edges. */
function ends(from: Labelled, to: Labelled) {
  const [a, b] = [middle(from), middle(to)];
  if (from.row === to.row) {
    const right = b.x > a.x;
    return [
      { x: right ? from.x + from.width : from.x, y: a.y },
      { x: right ? to.x : to.x + to.width, y: b.y },
    ] as const;
  }
  const down = to.row > from.row;
  return [
    { x: a.x, y: down ? from.y + from.height : from.y },
    { x: b.x, y: down ? to.y : to.y + to.height },
  ] as const;
}

function arrow(from: Labelled, to: Labelled, head: string, label = ''): string {
  const [a, b] = ends(from, to);
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const flat = from.row === to.row;
  return [
    el('line', {
      x1: share(a.x),
      y1: a.y,
      x2: share(b.x),
      y2: b.y,
      ...outline,
      'marker-end': `url(#${head})`,
    }),
    label &&
      words(share(x), flat ? y - 8 : y + 5, label, {
        ...halo,
        ...(a.x === b.x ? { dx: 8 } : { 'text-anchor': 'middle' }),
      }),
  ].join('');
}

const drawnBox = ({ x, y, width, height, lines }: Labelled) => {
  const text = lines.map((line, index) => {
    const baseline = y + height / 2 + (index - (lines.length - 1) / 2) * LINE + SIZE * 0.35;
    return words(share(x + width / 2), baseline, line, { 'text-anchor': 'middle', 'font-weight': 600 });
  });
  const size = { x: share(x), y, width: share(width), height };
  return el('rect', { ...size, rx: 10, fill: ink('cream'), ...outline }) + text.join('');
};

/** Boxes in rows, and arrows between them. */
export function diagram({ rows, arrows }: FigureOf<'diagram'>): Drawing {
  const boxes = placed(rows);
  const find = (name: string) => {
    const box = boxes.get(name);
    if (!box) throw new Error(`an arrow names '${name}', which is no box`);
    return box;
  };
  // The head turns with its line, whose angle depends on the width.
  const id = `from-${rows.flat().join('-').replaceAll(/\W+/g, '-').slice(0, 24)}`;
  const place = { id, markerUnits: 'userSpaceOnUse', orient: 'auto', overflow: 'visible', refX: 1 };
  const head = el('marker', place, el('path', { d: 'M-9 -6L0 0L-9 6z' }));
  const drawn = arrows.map(([from, to, label]) => arrow(find(from), find(to), id, label));
  const all = [...boxes.values()];
  const height = Math.max(...all.map((box) => box.y + box.height)) + 1;
  return { left: 1, right: 1, height, drawing: join([head, drawn, all.map(drawnBox)]) };
}
