import { markOutline, markShapes, markSize } from '../../src/components/markShapes.ts';
import { at, group, path, round } from './svg.ts';

/** The company's mark in a square of the given size. */
export const mark = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    group(
      {
        transform: `scale(${round((size / markSize) * 100) / 100})`,
        stroke: markOutline.stroke,
        'stroke-width': markOutline.width,
        'stroke-linejoin': 'round',
      },
      ...markShapes.map(({ d, fill, outlined }) => path(d, { fill, stroke: outlined ? undefined : 'none' })),
    ),
  );
