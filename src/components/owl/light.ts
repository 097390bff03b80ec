import { marked } from '../../config/mark';
import { LIT } from '../../native/attention.markup';

/** Where a scene may be dark: its light needs a script, and moves. */
export const darkness =
  '@media screen and (scripting: enabled) and (prefers-reduced-motion: no-preference) and (forced-colors: none)';

/** Cuts a circle out of the lit drawing at `--x` and `--y`, which `shine` sets. It grows over all of a lit scene. */
export const circleOfLight = (radius: string, x: string, y: string) => ({
  '--r': radius,
  clipPath: `circle(var(--r) at ${x} ${y})`,
  [`${marked(LIT)} &`]: { '--r': '150%', transition: 'clip-path 500ms ease-in' },
});
