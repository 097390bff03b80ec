import type { WallSpec } from '../../../src/content/covers/types.ts';
import { browser, panel, titleBar } from '../devices.ts';
import { schemes } from '../palettes.ts';
import { outlined, rect, type Box } from '../shapes.ts';
import { drawing, height, iconBadge, width, type Drawing, type Stage } from '../stage.ts';
import { at, d, group, join, path, repeat, roundFactor, type Art } from '../svg.ts';

/** The cell of four: a window is drawn as large as on a cover, and scaled into it. */
const cell = { width: width / 2, height: height / 2 };
const scale = 0.72;
const window = { x: 104, y: 66, width: 890, height: 550 };
const screen = { x: 44, y: 44, width: window.width - 88, height: window.height - titleBar - 88 };

/** The cells of a number of windows, row by row. Where the last row is not full, the columns at the right have taller cells. */
function cellsFor(count: number) {
  const columns = Math.max(1, Math.ceil(Math.sqrt(count)));
  const rows = Math.ceil(count / columns);
  const inLastRow = count - columns * (rows - 1);
  const cells = Array.from({ length: count }, (_, index): Box => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const size = { width: width / columns, height: height / (column < inLastRow ? rows : rows - 1) };
    return { x: column * size.width, y: row * size.height, ...size };
  });
  const across = (lines: number, from: number, to: number) =>
    repeat(lines - 1, (line) => d` M ${from} ${((line + 1) * height) / lines} H ${to}`);
  const split = (width / columns) * inLastRow;
  const frames = [
    repeat(columns - 1, (line) => d` M ${((line + 1) * width) / columns} 0 V ${height}`),
    across(rows, 0, split),
    split < width && across(rows - 1, split, width),
  ];
  return { cells, frames: join(frames).trim(), column: { x: 0, y: 0, width: width / columns, height } };
}

/** A drawing of the size of `cell`, as large as fits into the middle of a box. */
function fitted(box: Box, art: Art): Art {
  const factor = roundFactor(Math.min(box.width / cell.width, box.height / cell.height));
  const [left, top] = [(box.width - factor * cell.width) / 2, (box.height - factor * cell.height) / 2];
  // As it is where it fits exactly, so that the hash of such a cover stays.
  if (factor === 1 && left === 0 && top === 0) return art;
  return at(left, top, group({ transform: `scale(${factor})` }, art));
}

/** Products on the grounds of their covers: a window of each. */
export function wall(stage: Stage<WallSpec>): Drawing {
  const { cells, frames, column } = cellsFor(stage.spec.of.length);
  const windows = stage.spec.of.map((spec, index) => {
    const one = { ...stage, spec, scheme: schemes[spec.palette] };
    const { ground, pop, onPop } = one.scheme;
    const box = cells[index] ?? column;
    return at(box.x, box.y, [
      rect(0, 0, box.width, box.height, { fill: ground }),
      fitted(box, [
        group({ transform: `scale(${scale})` }, browser(window, panel(one, spec.body, screen))),
        iconBadge(one, spec.icon, { x: 692, y: 398, size: 136, inset: 32 }, { fill: pop, colour: onPop }),
      ]),
    ]);
  });
  return drawing(column, [windows, path(frames, outlined)]);
}
