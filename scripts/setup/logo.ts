/** Takes a logo from an SVG file: resvg turns every shape and letter into paths, which become data here. */
import { Resvg } from '@resvg/resvg-js';

/** The side of the square on which the mark is drawn. */
const SIDE = 64;
/** The most characters of its paths, which are in every page. */
const MOST = 3000;

type Matrix = readonly [number, number, number, number, number, number];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** resvg writes every transform as a matrix. */
const matrixIn = (tag: string): Matrix => {
  const numbers = attribute(tag, 'transform')
    ?.match(/-?[\d.]+(?:e-?\d+)?/g)
    ?.map(Number);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers ?? [];
  return [a, b, c, d, e, f];
};

/** To tenths of a unit, which are a twentieth of a pixel in the header. */
const round = (value: number) => Math.round(value * 10) / 10;

/** A path in other coordinates. resvg only writes absolute commands. */
const moved = (path: string, [a, b, c, d, e, f]: Matrix) =>
  path
    .replaceAll(/(-?[\d.]+(?:e-?\d+)?) (-?[\d.]+(?:e-?\d+)?)/g, (_, x: string, y: string) =>
      [a * Number(x) + c * Number(y) + e, b * Number(x) + d * Number(y) + f].map(round).join(' '),
    )
    .replaceAll(/ ?([A-Z]) ?/g, '$1');

function shapeOf(tag: string, place: Matrix) {
  const [a, b, c, d] = place;
  const stroke = attribute(tag, 'stroke') ?? 'none';
  const lineWidth = Number(attribute(tag, 'stroke-width') ?? 1) * Math.sqrt(Math.abs(a * d - b * c));
  return {
    d: moved(attribute(tag, 'd') ?? '', place),
    fill: attribute(tag, 'fill') ?? '#000000',
    fillRule: attribute(tag, 'fill-rule'),
    ...(stroke !== 'none' && {
      stroke,
      strokeWidth: round(lineWidth),
      strokeLinecap: attribute(tag, 'stroke-linecap'),
      // The mark's own outline has round corners.
      strokeLinejoin: attribute(tag, 'stroke-linejoin') ?? 'miter',
    }),
  };
}
export type LogoShape = ReturnType<typeof shapeOf>;

/** The drawing as resvg writes it again. */
const drawnAgain = (svg: string) => {
  try {
    return new Resvg(svg).toString();
  } catch {
    throw new Error('it is not an SVG drawing. Export it again as SVG.');
  }
};

/** Makes a drawing as large as the square allows, in its middle. */
const placeOf = (drawing: string): Matrix => {
  // The paths are in the units of the viewBox, not of the size: that may be in pixels or millimetres. resvg always writes one.
  const [x = 0, y = 0, width = SIDE, height = SIDE] =
    attribute(drawing, 'viewBox')?.split(' ').map(Number) ?? [];
  const scale = SIDE / Math.max(width, height);
  const left = (SIDE - width * scale) / 2 - x * scale;
  const top = (SIDE - height * scale) / 2 - y * scale;
  return [scale, 0, 0, scale, left, top];
};

/**
 * The shapes of a logo, scaled to a square of 64.
 * @throws Error when it cannot be used; the message says why and what to do
 */
export function logoShapes(svg: string): LogoShape[] {
  const drawing = drawnAgain(svg);
  const inside = placeOf(drawing);
  const groups = [inside];
  const shapes: LogoShape[] = [];
  for (const [tag] of drawing.matchAll(/<\/?(?!svg|defs\/)[a-zA-Z][^>]*>/g)) {
    if (tag === '</g>') {
      groups.pop();
      continue;
    }
    if (!/^<(?:g|path)\b(?!.* (?:[\w-]*opacity|clip-path|mask|filter|stroke-dasharray)=|.*url\()/s.test(tag))
      throw new Error(
        'it has a gradient, a transparent part, a mask, a filter, a dashed line or a photo. Use flat colours, and shapes without effects.',
      );
    const place = times(groups.at(-1) ?? inside, matrixIn(tag));
    if (tag.startsWith('<g')) groups.push(place);
    else shapes.push(shapeOf(tag, place));
  }
  const length = shapes.map(({ d }) => d).join('').length;
  if (shapes.length === 0) throw new Error('it shows nothing. Export it again as SVG.');
  if (length > MOST)
    throw new Error(
      `its paths have ${length} characters, and ${MOST} is the limit, because they are in every page. Use the sign without the lettering, or a simpler drawing.`,
    );
  return shapes;
}
