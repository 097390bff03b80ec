import { palette } from '../../theme/palette';
import { breakpoints, colour } from '../../theme/tokens';

/** Where the rows of the zigzag begin, in px. They share the height of the hero, so that all teeth are whole. */
const starts = [240, 240, 160, 160, 80, 80, 0];
const height = (rows: number) => `${((100 * rows) / starts.length).toFixed(2)}%`;
/** One tooth of a row, which is as tall as the row. */
const tooth = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 80' preserveAspectRatio='none'%3E%3Cpath fill='${encodeURIComponent(palette.sky)}' d='M0 0 40 40 80 0V40L40 80 0 40Z'/%3E%3C/svg%3E")`;
/** Where two rows meet: 1 px lower, or the tips of hidden teeth would show as dots. */
const seam = (row: number) => `calc(${height(row)} + 1px)`;
/** The left end of a row: in a valley, cut straight across. */
const end = (left: number, row: number) =>
  [
    `${left + 60}px ${seam(row)}`,
    `${left + 40}px ${height(row + 0.5)}`,
    `${left + 60}px ${height(row + 0.75)}`,
    `${left + 60}px ${seam(row + 1)}`,
  ].join(', ');

/** Drawn on the ground of a hero, away from its words. All edges are hard: these are drawings, not shades. */
export const patterns = {
  '&[data-pattern=checks]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: 32,
    background: `conic-gradient(${colour.ink} 25%, ${colour.cream} 25% 50%, ${colour.ink} 50% 75%, ${colour.cream} 75%) 0 0 / 32px 32px`,
  },
  '&[data-pattern=stripes]::before, &[data-pattern=zigzag]::before': {
    // On a phone the words would lie on it.
    [`@media (min-width: ${breakpoints.lg}px)`]: { content: '""' },
    position: 'absolute',
    zIndex: -1,
    insetBlock: 0,
    right: 0,
  },
  '&[data-pattern=stripes]::before': {
    left: 'calc(50% - 320px)',
    backgroundImage: `repeating-linear-gradient(90deg, ${colour.sun} 0 40px, transparent 40px 80px)`,
    transform: 'skewX(-45deg)',
    transformOrigin: 'bottom',
  },
  '&[data-pattern=zigzag]::before': {
    left: 'calc(50% + 160px)',
    clipPath: `polygon(100% 0, ${starts.map(end).join(', ')}, 100% 100%)`,
    background: `${tooth} 0 0 / 80px calc(100% / ${starts.length})`,
  },
};
