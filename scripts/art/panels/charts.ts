import { clay, cream, ink, paper, paperDeep, pineLight, sun } from '../palettes.ts';
import { bar, disc, line, outlined, rect, thin } from '../shapes.ts';
import { at, d, path, repeat, through, type Point } from '../svg.ts';
import type { Panel, PanelKit } from './kit.ts';

/** Heights from 0 to 1 that rise with small drops; the last one is the highest. */
const rising = ({ random }: PanelKit, count: number): number[] => [
  ...Array.from(
    { length: count },
    (_, index) => 0.24 + (0.62 * index) / (count - 1) + random.between(-0.09, 0.07),
  ).slice(0, -1),
  1,
];

function bars(kit: PanelKit, width: number, height: number, count: number): string {
  const slot = width / count;
  const one = (value: number, index: number) =>
    rect(index * slot + slot * 0.15, height * (1 - value), slot * 0.7, height * value, {
      fill: index === count - 1 ? sun : index % 2 ? paperDeep : paper,
      rx: 8,
      ...thin,
    });
  return rising(kit, count).map(one).join('');
}

const floor = (width: number, y: number) => line(d`M 0 ${y} H ${width}`);

/** A line that rises over faint bars to an arrow head. */
export const trend: Panel = (kit) => {
  const { width, height } = kit;
  const points = rising(kit, 6).map((value, index): Point => [
    ((width - 40) * index) / 5,
    height * (1.02 - value * 0.94),
  ]);
  const [x, y] = points.at(-1) ?? [0, 0];
  return [
    repeat(4, (row) => bar(0, (height / 4) * row + 20, width, paperDeep, 8)),
    line(through(points), { stroke: pineLight, 'stroke-width': 18 }),
    ...points.slice(0, -1).map(([px, py]) => disc(px, py, 18, { fill: sun, ...thin })),
    disc(x, y, 34, { fill: clay, ...outlined }),
    line(d`M ${x - 13} ${y + 8} L ${x} ${y - 10} L ${x + 13} ${y + 8}`, { stroke: cream }),
    floor(width, height),
  ].join('');
};

/** A piece of a ring, from and to a share of the circle. */
function arc(x: number, y: number, r: number, from: number, to: number, stroke: string): string {
  const point = (turn: number): Point => [
    x + r * Math.sin(turn * 2 * Math.PI),
    y - r * Math.cos(turn * 2 * Math.PI),
  ];
  const data = d`M ${point(from)} A ${r} ${r} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(to)}`;
  return path(data, { fill: 'none', stroke, 'stroke-width': 52 });
}

/** Three figures, a ring and bars. */
export const dashboard: Panel = (kit) => {
  const { width, height, icon, minor } = kit;
  const gap = 24;
  const tile = (width - 2 * gap) / 3;
  const lower = height - 120 - gap - 10;
  const r = Math.min(lower, tile * 1.2) / 2 - 30;
  const share = kit.random.between(0.56, 0.7);
  const [x, y] = [r + 30, lower / 2];
  const circle = (radius: number) => disc(x, y, radius, { fill: 'none', ...thin });
  const figure = (index: number) =>
    at(
      index * (tile + gap),
      0,
      rect(0, 0, tile, 112, { rx: 18, fill: index === 0 ? sun : paper, ...thin }),
      icon.bold(minor[index] ?? kit.subject, 22, 26, 60),
      bar(98, 34, (tile - 126) * 0.6, ink, 16),
      bar(98, 62, tile - 126, index === 0 ? ink : paperDeep, 16),
    );
  const right = width - 2 * r - 110;
  return [
    repeat(3, figure),
    at(
      0,
      112 + gap + 10,
      disc(x, y, r, { fill: 'none', stroke: paperDeep, 'stroke-width': 52 }),
      arc(x, y, r, 0, share, pineLight),
      arc(x, y, r, share, share + 0.16, sun),
      circle(r - 26),
      circle(r + 26),
    ),
    at(2 * r + 110, 112 + gap + 20, bars(kit, right, lower - 14, 5), at(0, lower - 14, floor(right, 0))),
  ].join('');
};
