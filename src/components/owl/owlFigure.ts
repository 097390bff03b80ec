import { hasOwl } from '../markShapes';

/** Width and height of the files that `art/owl.ts` draws. */
const sizes = { point: '108 / 72', press: '92 / 68', clap: '110 / 76' } as const;

/** The owl at work next to what it works on, as a pseudo-element that only needs its place and width. It decorates. */
export const owlFigure = (act: keyof typeof sizes) =>
  hasOwl && {
    content: '""',
    position: 'absolute',
    aspectRatio: sizes[act],
    background: `url(/figures/owl-${act}.svg) center / contain no-repeat`,
    pointerEvents: 'none',
  };
