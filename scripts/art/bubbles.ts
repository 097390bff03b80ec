import { ink, outlined } from './shapes.ts';
import { at, d, path } from './svg.ts';

export type Bubble = {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
  tail: 'left' | 'right';
};

/** A speech bubble with a hard shadow; its tail points down, to the left or to the right. */
export function bubble(
  { x, y, width: w, height: h, fill, tail }: Bubble,
  ...inner: readonly string[]
): string {
  const r = Math.min(72, h / 3);
  const bottom =
    tail === 'left'
      ? ['H', r + 120, 'L', r - 10, h + 78, 'L', r + 34, h, 'H', r]
      : ['H', w - r - 34, 'L', w - r + 10, h + 78, 'L', w - r - 120, h, 'H', r];
  const data = d(
    'M',
    r,
    0,
    'H',
    w - r,
    'A',
    r,
    r,
    '0 0 1',
    w,
    r,
    'V',
    h - r,
    'A',
    r,
    r,
    '0 0 1',
    w - r,
    h,
    ...bottom,
    'A',
    r,
    r,
    '0 0 1',
    0,
    h - r,
    'V',
    r,
    'A',
    r,
    r,
    '0 0 1',
    r,
    0,
    'Z',
  );
  return at(
    x,
    y,
    at(14, 14, path(data, { fill: ink, ...outlined })),
    path(data, { fill, ...outlined }),
    ...inner,
  );
}
