import { keyframes } from '@emotion/react';

const snap = keyframes({ from: { translate: '0 14px' } });

/**
 * Scroll-driven: the cards of a list snap to their places while the list comes into view. Only transforms change, so
 * nothing else moves. Never sideways: a card would end under the dock when the page is at rest.
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
