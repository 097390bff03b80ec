import { breakpoints, colour } from '../../theme/tokens';

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
    // Whole teeth: in its height, and in the steps on the left.
    height: 'round(down, 100%, 80px)',
    clipPath:
      'polygon(100% 0, 240px 0, 240px 160px, 160px 160px, 160px 320px, 80px 320px, 80px 480px, 0 480px, 0 100%, 100% 100%)',
    // A stop that is a little late smooths the edge.
    background: [135, 225, 315, 45]
      .map(
        (angle) =>
          `linear-gradient(${angle}deg, ${colour.sky} 25%, transparent calc(25% + 0.7px)) ${angle < 300 && angle > 45 ? '-40px' : '0'} 40px / 80px 80px`,
      )
      .join(', '),
  },
  // The ground below the clouds.
  '&[data-pattern=horizon]': {
    backgroundImage: `linear-gradient(to top, ${colour.pineLight} 28px, ${colour.ink} 28px 30px, transparent 30px)`,
  },
};
