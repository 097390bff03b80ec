import {
  clay,
  cobalt,
  cream,
  ink,
  paper,
  paperDeep,
  pineLight,
  sky,
  sun,
  sunLight,
  white,
} from '../palettes.ts';
import { bar, disc, dotted, line, outlined, quarter, rect, thin } from '../shapes.ts';
import { at, d, path, repeat, through, type Point } from '../svg.ts';
import { minorAt, type Panel, type PanelKit } from './kit.ts';

/** Heights from 0 to 1 that rise with small drops; the last one is the highest. */
const rising = ({ random }: PanelKit, count: number): number[] => {
  const rise = (index: number) => 0.24 + (0.62 * index) / (count - 1) + random.between(-0.09, 0.07);
  return [...Array.from({ length: count }, (_, index) => rise(index)).slice(0, -1), 1];
};

const floor = (width: number, y: number) => line(d`M 0 ${y} H ${width}`);

/** A line that rises over faint bars to an arrow head. */
export const trend: Panel = (kit) => {
  const { width, height } = kit;
  const at5 = (index: number) => ((width - 40) * index) / 5;
  const points = rising(kit, 6).map((value, index): Point => [at5(index), height * (1.02 - value * 0.94)]);
  const [x, y] = points.at(-1) ?? [0, 0];
  return [
    repeat(4, (row) => bar(0, (height / 4) * row + 20, width, paperDeep, 8)),
    line(through(points), { stroke: pineLight, 'stroke-width': 18 }),
    points.slice(0, -1).map(([px, py]) => disc(px, py, 18, { fill: sun, ...thin })),
    disc(x, y, 34, { fill: clay, ...outlined }),
    line(d`M ${x - 13} ${y + 8} L ${x} ${y - 10} L ${x + 13} ${y + 8}`, { stroke: cream }),
    floor(width, height),
  ];
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
  const tile = (width - 48) / 3;
  const lower = height - 154;
  const r = Math.min(lower, tile * 1.2) / 2 - 30;
  const share = kit.random.between(0.56, 0.7);
  const [x, y] = [r + 30, lower / 2];
  const circle = (radius: number) => disc(x, y, radius, { fill: 'none', ...thin });
  const figure = (index: number) =>
    at(index * (tile + 24), 0, [
      rect(0, 0, tile, 112, { rx: 18, fill: index === 0 ? sun : paper, ...thin }),
      icon.bold(minor[index] ?? kit.subject, 22, 26, 60),
      bar(98, 34, (tile - 126) * 0.6, ink, 16),
      bar(98, 62, tile - 126, index === 0 ? ink : paperDeep, 16),
    ]);
  const right = width - 2 * r - 110;
  const slot = right / 5;
  const column = (value: number, index: number) => {
    const [top, tall] = [(lower - 14) * (1 - value), (lower - 14) * value];
    const fill = index === 4 ? sun : index % 2 ? paperDeep : paper;
    return rect(index * slot + slot * 0.15, top, slot * 0.7, tall, { fill, rx: 8, ...thin });
  };
  return [
    repeat(3, figure),
    at(0, 146, [
      disc(x, y, r, { fill: 'none', stroke: paperDeep, 'stroke-width': 52 }),
      arc(x, y, r, 0, share, pineLight),
      arc(x, y, r, share, share + 0.16, sun),
      circle(r - 26),
      circle(r + 26),
    ]),
    at(2 * r + 110, 156, [rising(kit, 5).map(column), at(0, lower - 14, floor(right, 0))]),
  ];
};

/** A city map with a route. */
export const map: Panel = ({ width, height, icon }) => {
  const [x1, x2, x3] = [width * 0.14, width * 0.32, width * 0.72];
  const [y1, y2] = [height * 0.3, height * 0.72];
  const roads = d`M 6 ${y1} H ${width - 6} M ${x2} 6 V ${height - 6} M ${x2} ${y2} H ${width - 6} M ${x3} 6 V ${height - 6}`;
  return [
    rect(3, 3, width - 6, height - 6, { rx: 18, fill: sky, ...thin }),
    quarter(6, height - height * 0.42 - 6, height * 0.42, 3, pineLight),
    path(roads, { stroke: white, 'stroke-width': 26, fill: 'none' }),
    rect(width * 0.4, height * 0.4, width * 0.24, height * 0.22, { rx: 10, fill: sunLight }),
    rect(width * 0.79, height * 0.4, width * 0.14, height * 0.22, { rx: 10, fill: paper }),
    dotted(d`M ${x1} ${y1} H ${x2} V ${y2} H ${x3} V ${height * 0.32}`),
    disc(x1, y1, 24, { fill: sun, ...thin }),
    disc(x3, y1, 46, { fill: clay, ...thin }),
    icon.bold('map-pin', x3 - 28, y1 - 28, 56, cream),
  ];
};

/** The layers of a neural network. */
export const network: Panel = ({ width, height, random }) => {
  const node = (layer: number, index: number): Point => [
    44 + ((width - 88) * layer) / 3,
    height / 2 + index * (height / 4.1),
  ];
  const layers = [3, 4, 4, 2].map((count, layer) =>
    Array.from({ length: count }, (_, index) => node(layer, index - (count - 1) / 2)),
  );
  const links = layers.slice(0, -1).flatMap((from, layer) => {
    const next = layers[layer + 1] ?? [];
    return next.flatMap((to) => from.map((start) => d`M ${start} L ${to}`));
  });
  const colours = [sun, white, clay, pineLight, sun, sky];
  return [
    path(links.join(' '), { fill: 'none', stroke: ink, 'stroke-width': 4 }),
    layers.flat().map(([x, y]) => disc(x, y, 33, { fill: random.pick(colours), ...outlined })),
  ];
};

/** Stations in two rows that pass work on to each other. */
export const pipeline: Panel = ({ width, height, icon, subject, minor }) => {
  const size = Math.min(150, height * 0.38);
  const [left, middle, right] = [size / 2 + 4, width / 2, width - size / 2 - 4];
  const [upper, lower] = [size / 2 + 4, height - size / 2 - 4];
  const stations: [x: number, y: number, fill: string, name: string][] = [
    [left, upper, white, minorAt(minor, 0)],
    [middle, upper, sunLight, minorAt(minor, 1)],
    [right, upper, sun, subject],
    [right, lower, paper, minorAt(minor, 2)],
    [middle, lower, sky, minorAt(minor, 3)],
    [left, lower, pineLight, 'check'],
  ];
  return [
    line(d`M ${left} ${upper} H ${right} V ${lower} H ${left}`, { stroke: cobalt, 'stroke-width': 12 }),
    stations.map(([x, y, fill, name], index) =>
      at(x - size / 2, y - size / 2, [
        rect(0, 0, size, size, { rx: index % 2 ? size / 2 : 24, fill, ...thin }),
        icon.bold(name, size * 0.24, size * 0.24, size * 0.52, index === 5 ? cream : ink),
      ]),
    ),
  ];
};
