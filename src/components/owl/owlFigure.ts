import { hasOwl } from '../markShapes';
import { owlViews } from './owlPaths';

/** The owl at work next to what it works on, as a pseudo-element that only needs its place and width. It decorates. */
export const owlFigure = (act: keyof typeof owlViews) => {
  const [, , width, height] = owlViews[act];
  return (
    hasOwl && {
      content: '""',
      position: 'absolute',
      aspectRatio: `${width} / ${height}`,
      background: `url(/figures/owl-${act}.svg) center / contain no-repeat`,
      pointerEvents: 'none',
    }
  );
};
