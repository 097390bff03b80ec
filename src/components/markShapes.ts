import { palette } from '../theme/palette.ts';

interface MarkShape {
  d: string;
  fill: string;
  fillRule?: 'evenodd';
  /** Whether it has the mark's ink outline. */
  outlined?: true;
  /** Its own line, if `npm run setup` took it over from another company's logo. */
  stroke?: string;
  strokeWidth?: number;
  strokeLinecap?: 'round' | 'square';
  strokeLinejoin?: 'miter' | 'bevel' | 'round';
}

/**
 * Whether the mark is the owl: pages then show it as a figure with moving eyes. Otherwise they show the mark itself.
 */
export const hasOwl: boolean = true;

export const markSize = 64;
export const markOutline = { stroke: palette.ink, width: 3.6 } as const;

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** The company's mark, a light bulb that is an owl, on a square of 64 units. The order is from back to front. */
export const markShapes: readonly MarkShape[] = [
  { d: 'M23 47H41V57A4 4 0 0 1 37 61H27A4 4 0 0 1 23 57Z', fill: palette.white, outlined: true },
  { d: 'M24 53.6H40', fill: 'none', outlined: true },
  {
    d: 'M7 4Q20 12 32 12Q44 12 57 4V25A25 25 0 0 1 42 47.8H22A25 25 0 0 1 7 25Z',
    fill: palette.sun,
    outlined: true,
  },
  { d: circle(20.6, 26, 10.2), fill: palette.white, outlined: true },
  { d: circle(43.4, 26, 10.2), fill: palette.white, outlined: true },
  { d: circle(22, 26, 4.4), fill: palette.ink },
  { d: circle(42, 26, 4.4), fill: palette.ink },
  { d: 'M27 36.4H37L32 44Z', fill: palette.clay },
];
