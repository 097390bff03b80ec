import { hasOwl } from '../markShapes';
import { owlViews } from './owlPaths';

/** The owl at work, as a decorative pseudo-element. The caller sets its place and width. */
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
