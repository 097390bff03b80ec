import {
  clay,
  cobalt,
  cream,
  disc,
  dotted,
  ink,
  outlined,
  paper,
  pineLight,
  quarter,
  rect,
  sky,
  sun,
  sunLight,
  white,
} from '../shapes.ts';
import { at, d, path } from '../svg.ts';
import { minorAt, type Panel } from './kit.ts';

const thin = { ...outlined, 'stroke-width': 6 };

/** A city, a route and where it ends. */
export const map: Panel = ({ width, height, icon }) => {
  const road = { stroke: white, 'stroke-width': 26, fill: 'none' };
  return [
    rect({ x: 3, y: 3, width: width - 6, height: height - 6 }, { rx: 18, fill: sky, ...thin }),
    quarter(6, height - height * 0.42 - 6, height * 0.42, 3, pineLight),
    path(
      d(
        'M',
        6,
        height * 0.3,
        'H',
        width - 6,
        'M',
        width * 0.32,
        6,
        'V',
        height - 6,
        'M',
        width * 0.32,
        height * 0.72,
        'H',
        width - 6,
        'M',
        width * 0.72,
        6,
        'V',
        height - 6,
      ),
      road,
    ),
    rect(
      { x: width * 0.4, y: height * 0.4, width: width * 0.24, height: height * 0.22 },
      { rx: 10, fill: sunLight },
    ),
    rect(
      { x: width * 0.79, y: height * 0.4, width: width * 0.14, height: height * 0.22 },
      { rx: 10, fill: paper },
    ),
    dotted(
      d(
        'M',
        width * 0.14,
        height * 0.3,
        'H',
        width * 0.32,
        'V',
        height * 0.72,
        'H',
        width * 0.72,
        'V',
        height * 0.32,
      ),
    ),
    disc(width * 0.14, height * 0.3, 24, { fill: sun, ...thin }),
    disc(width * 0.72, height * 0.3, 46, { fill: clay, ...thin }),
    icon('map-pin', 'bold', { x: width * 0.72 - 28, y: height * 0.3 - 28, size: 56 }, { line: cream }),
  ].join('');
};

/** Layers of a neural network. */
export const network: Panel = ({ width, height, random }) => {
  const layers = [3, 4, 4, 2];
  const place = (layer: number, index: number) => ({
    x: 44 + ((width - 88) * layer) / (layers.length - 1),
    y: height / 2 + (index - ((layers[layer] ?? 1) - 1) / 2) * (height / 4.1),
  });
  const lines = layers.slice(0, -1).flatMap((count, layer) =>
    Array.from({ length: count * (layers[layer + 1] ?? 0) }, (_, index) => {
      const from = place(layer, index % count);
      const to = place(layer + 1, Math.floor(index / count));
      return d('M', from.x, from.y, 'L', to.x, to.y);
    }),
  );
  const colours = [sun, white, clay, pineLight, sun, sky];
  return [
    path(lines.join(' '), { fill: 'none', stroke: ink, 'stroke-width': 4 }),
    ...layers.flatMap((count, layer) =>
      Array.from({ length: count }, (_, index) => {
        const { x, y } = place(layer, index);
        return disc(x, y, 33, { fill: random.pick(colours), ...outlined });
      }),
    ),
  ].join('');
};

/** Stations that hand on to each other, in two rows. */
export const pipeline: Panel = ({ width, height, icon, subject, minor }) => {
  const size = Math.min(150, height * 0.38);
  const xs = [size / 2 + 4, width / 2, width - size / 2 - 4];
  const ys = [size / 2 + 4, height - size / 2 - 4];
  const names = [
    minorAt(minor, 0),
    minorAt(minor, 1),
    subject,
    minorAt(minor, 2),
    minorAt(minor, 3),
    'check',
  ];
  const fills = [white, sunLight, sun, paper, sky, pineLight];
  const [left = 0, middle = 0, right = 0] = xs;
  const [upper = 0, lower = 0] = ys;
  const order = [
    [left, upper],
    [middle, upper],
    [right, upper],
    [right, lower],
    [middle, lower],
    [left, lower],
  ] as const;
  return [
    path(d('M', left, upper, 'H', right, 'V', lower, 'H', left), {
      fill: 'none',
      ...outlined,
      stroke: cobalt,
      'stroke-width': 12,
    }),
    ...order.map(([x, y], index) =>
      at(
        x - size / 2,
        y - size / 2,
        rect(
          { x: 0, y: 0, width: size, height: size },
          { rx: index % 2 ? size / 2 : 24, fill: fills[index], ...thin },
        ),
        icon(
          names[index] ?? 'check',
          'bold',
          { x: size * 0.24, y: size * 0.24, size: size * 0.52 },
          { line: index === 5 ? cream : ink },
        ),
      ),
    ),
  ].join('');
};

/** The subject, large. */
export const icon: Panel = ({ width, height, icon: draw, subject, scheme }) => {
  const size = Math.min(width, height) * 0.9;
  return [
    rect({ x: 3, y: 3, width: width - 6, height: height - 6 }, { rx: 18, fill: paper, ...thin }),
    disc(width / 2, height / 2, size * 0.46, { fill: sun }),
    draw(
      subject,
      'duotone',
      { x: width / 2 - size * 0.34, y: height / 2 - size * 0.34, size: size * 0.68 },
      { line: ink, tint: scheme.tint },
    ),
  ].join('');
};
