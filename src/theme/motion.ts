import { keyframes } from '@emotion/react';

const snap = keyframes({ from: { translate: '0 14px' } });

/**
 * For the items of a list of cards: they snap to their places while the list comes into view, once a section, by
 * scrolling alone. Only their drawing moves, so nothing around them does; never sideways, where a page at rest would
 * have them under the dock.
 */
export const snapsToGrid = {
  '@media (prefers-reduced-motion: no-preference)': {
    '@supports (animation-timeline: view())': {
      animation: `${snap} steps(6, jump-end) backwards`,
      animationTimeline: 'view()',
      animationRange: 'entry 0% entry 45%',
    },
  },
} as const;
