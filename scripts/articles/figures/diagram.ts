import { rect, type Box } from '../../../art/shapes.ts';
import { d, path } from '../../../art/svg.ts';
import type { FigureOf } from '../../../schemas/content.ts';
import { ink, outline, SIZE, WIDTH, words, wrapped, type Drawing } from './ink.ts';

const GAP_X = 28;
const GAP_Y = 46;
const LINE = 18;
/** Keeps a label readable on top of an arrow. */
const halo = { 'font-size': 12, stroke: ink('white'), 'stroke-width': 5, 'paint-order': 'stroke' };

type Labelled = Box & { row: number; lines: string[] };

/** Places the boxes row by row; the boxes of a row share its width. */
function placed(rows: readonly (readonly string[])[]): Map<string, Labelled> {
  const boxes = new Map<string, Labelled>();
  let y = 1;
  for (const [row, names] of rows.entries()) {
    const width = Math.min(220, (WIDTH - 2 - GAP_X * (names.length - 1)) / names.length);
    const start = (WIDTH - names.length * width - GAP_X * (names.length - 1)) / 2;
    const lines = names.map((name) => wrapped(name, width - 16));
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
      { x: right ? to.x - 3 : to.x + to.width + 3, y: b.y },
    ] as const;
  }
  const down = to.row > from.row;
  return [
    { x: a.x, y: down ? from.y + from.height : from.y },
    { x: b.x, y: down ? to.y - 3 : to.y + to.height + 3 },
  ] as const;
}

function arrow(from: Labelled, to: Labelled, label = ''): string {
  const [a, b] = ends(from, to);
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const flat = from.row === to.row;
  return [
    path(d`M ${a.x} ${a.y} L ${b.x} ${b.y}`, outline),
    path('M-9 -6L0 0L-9 6z', {
      fill: ink('ink'),
      transform: `translate(${b.x} ${b.y}) rotate(${Math.round(angle)})`,
    }),
    label &&
      words(flat ? x : x + 8, flat ? y - 8 : y + 4, label, {
        ...halo,
        ...(flat && { 'text-anchor': 'middle' }),
      }),
  ].join('');
}

const drawnBox = ({ x, y, width, height, lines }: Labelled) => {
  const text = lines.map((line, index) => {
    const baseline = y + height / 2 + (index - (lines.length - 1) / 2) * LINE + SIZE * 0.35;
    return words(x + width / 2, baseline, line, { 'text-anchor': 'middle', 'font-weight': 600 });
  });
  return rect(x, y, width, height, { rx: 10, fill: ink('cream'), ...outline }) + text.join('');
};

/** Boxes in rows, and arrows between them. */
export function diagram({ rows, arrows }: FigureOf<'diagram'>): Drawing {
  const boxes = placed(rows);
  const find = (name: string) => {
    const box = boxes.get(name);
    if (!box) throw new Error(`an arrow names '${name}', which is no box`);
    return box;
  };
  const drawn = arrows.map(([from, to, label]) => arrow(find(from), find(to), label));
  const all = [...boxes.values()];
  const height = Math.max(...all.map((box) => box.y + box.height)) + 1;
  return { width: WIDTH, height, drawing: [...drawn, ...all.map(drawnBox)].join('') };
}
