import { clay, cobalt, cream, ink, paper, pineLight, sky, sun, sunLight, white } from '../palettes.ts';
import { disc, dotted, line, outlined, quarter, rect, thin } from '../shapes.ts';
import { at, d, path } from '../svg.ts';
import { minorAt, type Panel } from './kit.ts';

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
  ].join('');
};

/** The layers of a neural network. */
export const network: Panel = ({ width, height, random }) => {
  const layers = [3, 4, 4, 2].map((count, layer) =>
    Array.from(
      { length: count },
      (_, index) =>
        [44 + ((width - 88) * layer) / 3, height / 2 + (index - (count - 1) / 2) * (height / 4.1)] as const,
    ),
  );
  const links = layers
    .slice(0, -1)
    .flatMap((from, layer) =>
      (layers[layer + 1] ?? []).flatMap((to) => from.map((node) => d`M ${node} L ${to}`)),
    );
  const colours = [sun, white, clay, pineLight, sun, sky];
  return [
    path(links.join(' '), { fill: 'none', stroke: ink, 'stroke-width': 4 }),
    ...layers.flat().map(([x, y]) => disc(x, y, 33, { fill: random.pick(colours), ...outlined })),
  ].join('');
};

/** Stations in two rows that pass work on to each other. */
export const pipeline: Panel = ({ width, height, icon, subject, minor }) => {
  const size = Math.min(150, height * 0.38);
  const [left, middle, right] = [size / 2 + 4, width / 2, width - size / 2 - 4];
  const [upper, lower] = [size / 2 + 4, height - size / 2 - 4];
  const stations = [
    { x: left, y: upper, fill: white, name: minorAt(minor, 0) },
    { x: middle, y: upper, fill: sunLight, name: minorAt(minor, 1) },
    { x: right, y: upper, fill: sun, name: subject },
    { x: right, y: lower, fill: paper, name: minorAt(minor, 2) },
    { x: middle, y: lower, fill: sky, name: minorAt(minor, 3) },
    { x: left, y: lower, fill: pineLight, name: 'check' },
  ];
  const station = ({ x, y, fill, name }: (typeof stations)[number], index: number) =>
    at(
      x - size / 2,
      y - size / 2,
      rect(0, 0, size, size, { rx: index % 2 ? size / 2 : 24, fill, ...thin }),
      icon.bold(name, size * 0.24, size * 0.24, size * 0.52, index === 5 ? cream : ink),
    );
  return [
    line(d`M ${left} ${upper} H ${right} V ${lower} H ${left}`, { stroke: cobalt, 'stroke-width': 12 }),
    ...stations.map(station),
  ].join('');
};
