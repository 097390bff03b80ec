import { bar, clay, cream, disc, ink, outlined, paper, paperDeep, pineLight, rect, sun } from '../shapes.ts';
import { at, d, path, repeat } from '../svg.ts';
import type { Panel, PanelKit } from './kit.ts';

/** Heights that climb with a stumble or two, the last one the highest. */
function climb({ random }: PanelKit, count: number): number[] {
  const values = Array.from(
    { length: count },
    (_, index) => 0.24 + (0.62 * index) / (count - 1) + random.between(-0.09, 0.07),
  );
  return [...values.slice(0, -1), 1];
}

function bars(kit: PanelKit, width: number, height: number, count: number): string {
  const slot = width / count;
  return climb(kit, count)
    .map((value, index) => {
      const box = {
        x: index * slot + slot * 0.15,
        y: height * (1 - value),
        width: slot * 0.7,
        height: height * value,
      };
      return rect(box, {
        fill: index === count - 1 ? sun : index % 2 ? paperDeep : paper,
        rx: 8,
        ...outlined,
        'stroke-width': 6,
      });
    })
    .join('');
}

const floor = (width: number, y: number) => path(d('M', 0, y, 'H', width), { fill: 'none', ...outlined });

export const chart: Panel = (kit) => bars(kit, kit.width, kit.height, 7) + floor(kit.width, kit.height);

/** A line that climbs over faint bars, with an arrow head. */
export const trend: Panel = (kit) => {
  const { width, height } = kit;
  const right = width - 40;
  const points = climb(kit, 6).map(
    (value, index) => [(right * index) / 5, height * (1.02 - value * 0.94)] as const,
  );
  const [endX, endY] = points.at(-1) ?? [0, 0];
  return [
    repeat(4, (row) => bar(0, (height / 4) * row + 20, width, paperDeep, 8)),
    path(d('M', ...points.flatMap(([x, y], index) => (index === 0 ? [x, y] : ['L', x, y]))), {
      fill: 'none',
      ...outlined,
      stroke: pineLight,
      'stroke-width': 18,
    }),
    ...points.slice(0, -1).map(([x, y]) => disc(x, y, 18, { fill: sun, ...outlined, 'stroke-width': 6 })),
    disc(endX, endY, 34, { fill: clay, ...outlined }),
    path(d('M', endX - 13, endY + 8, 'L', endX, endY - 10, 'L', endX + 13, endY + 8), {
      fill: 'none',
      ...outlined,
      stroke: cream,
    }),
    floor(width, height),
  ].join('');
};

const arc = (x: number, y: number, r: number, from: number, to: number, stroke: string) => {
  const point = (turn: number) =>
    [x + r * Math.sin(turn * 2 * Math.PI), y - r * Math.cos(turn * 2 * Math.PI)] as const;
  const data = d('M', ...point(from), 'A', r, r, 0, to - from > 0.5 ? 1 : 0, 1, ...point(to));
  return path(data, { fill: 'none', stroke, 'stroke-width': 52 });
};

/** Three figures, a ring and bars. */
export const dashboard: Panel = (kit) => {
  const { width, height, icon, minor } = kit;
  const gap = 24;
  const tile = (width - 2 * gap) / 3;
  const tops = [sun, paper, paper];
  const lower = height - 120 - gap - 10;
  const r = Math.min(lower, tile * 1.2) / 2 - 30;
  const share = kit.random.between(0.56, 0.7);
  return [
    repeat(3, (index) =>
      at(
        index * (tile + gap),
        0,
        rect(
          { x: 0, y: 0, width: tile, height: 112 },
          { rx: 18, fill: tops[index], ...outlined, 'stroke-width': 6 },
        ),
        icon(minor[index] ?? kit.subject, 'bold', { x: 22, y: 26, size: 60 }, { line: ink }),
        bar(98, 34, (tile - 126) * 0.6, ink, 16),
        bar(98, 62, tile - 126, index === 0 ? ink : paperDeep, 16),
      ),
    ),
    at(
      0,
      112 + gap + 10,
      disc(r + 30, lower / 2, r, { fill: 'none', stroke: paperDeep, 'stroke-width': 52 }),
      arc(r + 30, lower / 2, r, 0, share, pineLight),
      arc(r + 30, lower / 2, r, share, share + 0.16, sun),
      disc(r + 30, lower / 2, r - 26, { fill: 'none', ...outlined, 'stroke-width': 6 }),
      disc(r + 30, lower / 2, r + 26, { fill: 'none', ...outlined, 'stroke-width': 6 }),
    ),
    at(
      2 * r + 110,
      112 + gap + 20,
      bars(kit, width - 2 * r - 110, lower - 14, 5),
      at(0, lower - 14, floor(width - 2 * r - 110, 0)),
    ),
  ].join('');
};
