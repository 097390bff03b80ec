import { palette, type ColourName } from './palette';
import { typography } from './typography';

export { fonts } from './typography';

/** `colour.sun` is the CSS variable of a palette colour; the theme writes the variables. */
export const colour = Object.fromEntries(
  Object.keys(palette).map((name) => [name, `var(--w-palette-brand-${name})`]),
) as Record<ColourName, string>;

/** Widths in px at which layouts change; the same numbers as the theme's breakpoints. */
export const breakpoints = { xs: 0, sm: 600, md: 768, lg: 1024, xl: 1440 } as const;
export const from = {
  sm: `@media (min-width: ${breakpoints.sm}px)`,
  md: `@media (min-width: ${breakpoints.md}px)`,
  lg: `@media (min-width: ${breakpoints.lg}px)`,
  xl: `@media (min-width: ${breakpoints.xl}px)`,
} as const;

/** The height of the fixed bar at the top, in px. */
export const barHeight = 72;

/** Spacing in steps of 8 px. */
export const space = (steps: number) => `${steps * 0.5}rem`;

/** The margin left and right of the content. The dock fits into it, so it never covers text or a control. */
export const gutter = space(3);

export const border = `2px solid ${colour.ink}`;
export const radius = { card: 20, field: 12, pill: 999 } as const;
/** The hard offset shadow of cards and buttons: no blur, ever. */
export const shadow = (offset: number) => `${offset}px ${offset}px 0 ${colour.ink}`;
export const motion = '180ms cubic-bezier(0.2, 0.8, 0.2, 1)';

/** Lift on hover, press on click: how every card and button that can be used answers. */
export const liftsOnHover = {
  transition: `transform ${motion}, box-shadow ${motion}`,
  '@media (hover: hover)': {
    '&:hover': { transform: 'translate(-3px, -3px)', boxShadow: shadow(10) },
  },
} as const;

/** The type scale under the names that the forms use; elsewhere `theme.typography`. */
export const type = {
  hero: typography.h1,
  title: typography.h2,
  subtitle: typography.h3,
  card: typography.h4,
  lead: typography.subtitle1,
  small: typography.body2,
  label: typography.subtitle2,
} as const;
