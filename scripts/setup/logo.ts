/** Takes a logo over from an SVG file: resvg turns every shape and letter into paths, and here they become data. */
import { Resvg } from '@resvg/resvg-js';

/** The logo cannot be used; the message says why and what to do. */
export class LogoError extends Error {
  override name = 'LogoError';
}

/** The square on which the mark is drawn, and the most that its paths may weigh: they are in every page. */
const SIDE = 64;
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

const matrixIn = (tag: string): Matrix => {
  const numbers = /transform="matrix\(([^)]*)\)"/.exec(tag)?.[1]?.split(/[ ,]+/).map(Number);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers ?? [];
  return [a, b, c, d, e, f];
};

/** Tenths of a unit are a twentieth of a pixel in the header. */
const round = (value: number) => Math.round(value * 10) / 10;

/** A path of absolute commands, which is all that resvg writes, in other coordinates. */
const moved = (path: string, [a, b, c, d, e, f]: Matrix) =>
  path
    .replaceAll(/(-?[\d.]+(?:e-?\d+)?) (-?[\d.]+(?:e-?\d+)?)/g, (_, x: string, y: string) =>
      [a * Number(x) + c * Number(y) + e, b * Number(x) + d * Number(y) + f].map(round).join(' '),
    )
    .replaceAll(/ ?([A-Z]) ?/g, '$1');

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

const simplified = (svg: string) => {
  try {
    const drawing = new Resvg(svg);
    const { width, height } = drawing;
    return { text: drawing.toString(), width, height };
  } catch {
    throw new LogoError('it is not an SVG drawing. Export it again as SVG.');
  }
};

export interface LogoShape {
  d: string;
  fill: string;
  stroke?: string;
  strokeWidth?: number;
}

/**
 * The shapes of a logo, scaled to a square of 64.
 * @throws LogoError
 */
export function logoShapes(svg: string): LogoShape[] {
  const { text, width, height } = simplified(svg);
  const scale = SIDE / Math.max(width, height);
  const inside: Matrix = [scale, 0, 0, scale, (SIDE - width * scale) / 2, (SIDE - height * scale) / 2];
  const groups = [inside];
  const shapes: LogoShape[] = [];
  for (const [tag] of text.matchAll(/<\/?[a-zA-Z][^>]*>/g)) {
    const place = groups.at(-1) ?? inside;
    if (/^<\/?svg|^<defs\/>/.test(tag)) continue;
    if (tag === '</g>') groups.pop();
    else if (
      /^<(?:g|path)\b/.test(tag) &&
      !/ (?:[\w-]*opacity|clip-path|mask|filter|stroke-dasharray)=|url\(/.test(tag)
    ) {
      if (tag.startsWith('<g')) groups.push(times(place, matrixIn(tag)));
      else shapes.push(shapeOf(tag, times(place, matrixIn(tag))));
    } else {
      throw new LogoError(
        'it has a gradient, a transparent part, a mask, a filter, a dashed line or a photo. Use flat colours, and shapes without effects.',
      );
    }
  }
  const length = shapes.map(({ d }) => d).join('').length;
  if (shapes.length === 0) throw new LogoError('it shows nothing. Export it again as SVG.');
  if (length > MOST) {
    throw new LogoError(
      `its paths have ${length} characters, and ${MOST} is the limit, because they are in every page. Use the sign without the lettering, or a simpler drawing.`,
    );
  }
  return shapes;
}

function shapeOf(tag: string, place: Matrix): LogoShape {
  const [a, b, c, d] = place;
  const stroke = attribute(tag, 'stroke') ?? 'none';
  const lineWidth = Number(attribute(tag, 'stroke-width') ?? 1) * Math.sqrt(Math.abs(a * d - b * c));
  return {
    d: moved(attribute(tag, 'd') ?? '', place),
    fill: attribute(tag, 'fill') ?? '#000000',
    ...(stroke !== 'none' && { stroke, strokeWidth: round(lineWidth) }),
  };
}
