import { palette } from '../../theme/palette';
import { border, breakpoints, colour } from '../../theme/tokens';

/** One tooth of the zigzag, as high as a row. */
const tooth = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 80' preserveAspectRatio='none'%3E%3Cpath fill='${encodeURIComponent(palette.sky)}' d='M0 0 40 40 80 0V40L40 80 0 40Z'/%3E%3C/svg%3E")`;

/** Patterns on the ground of a hero, away from its text, with hard edges only. */
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
    // Only on a desktop: on smaller screens the text would be on top of it.
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
  // A panel behind the outer half of the picture, up to the edge of the screen.
  '&[data-pattern=zigzag]::before': {
    left: 'calc(50% + 400px)',
    borderLeft: border,
    background: `${tooth} 0 0 / 80px calc(100% / 6)`,
  },
};
