import { marked } from '../../config/mark';
import { LIT } from '../../native/attention.markup';

/** When a scene may be dark: its light needs a script and motion. */
export const darkness =
  '@media screen and (scripting: enabled) and (prefers-reduced-motion: no-preference) and (forced-colors: none)';

/**
 * Shows the lit drawing only inside a circle at `--light-x` and `--light-y`, which `shine` sets. In a lit scene the circle covers
 * everything.
 */
export const circleOfLight = (radius: string, x: string, y: string) => ({
  '--r': radius,
  clipPath: `circle(var(--r) at ${x} ${y})`,
  [`${marked(LIT)} &`]: { '--r': '150%', transition: 'clip-path 500ms ease-in' },
});
