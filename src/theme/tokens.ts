import { palette, type ColourName } from './palette';

/** `colour.sun` is the CSS variable of a palette colour; the theme writes the variables. */
export const colour = Object.fromEntries(
  Object.keys(palette).map((name) => [name, `var(--w-palette-brand-${name})`]),
) as Record<ColourName, string>;

/** The colours of the ground an element stands on, set by `<Section ground>` and every other `data-ground`. */
export const onGround = {
  ground: 'var(--ground)',
  text: 'var(--text)',
  muted: 'var(--muted)',
  link: 'var(--link)',
  focus: 'var(--focus)',
} as const;

export const fonts = {
  display: "'Bricolage Grotesque', 'Display Fallback', sans-serif",
  text: "Figtree, 'Text Fallback', sans-serif",
} as const;

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

/** Display type by role, sizes in `clamp()` from a 320 px phone to a wide desktop. */
export const type = {
  hero: {
    fontFamily: fonts.display,
    fontWeight: 800,
    fontSize: 'clamp(2.5rem, 1.55rem + 4.2vw, 5.25rem)',
    lineHeight: 0.98,
    letterSpacing: '-0.035em',
  },
  title: {
    fontFamily: fonts.display,
    fontWeight: 800,
    fontSize: 'clamp(2rem, 1.5rem + 2.1vw, 3.5rem)',
    lineHeight: 1.04,
    letterSpacing: '-0.03em',
  },
  subtitle: {
    fontFamily: fonts.display,
    fontWeight: 700,
    fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem)',
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
  },
  card: {
    fontFamily: fonts.display,
    fontWeight: 700,
    fontSize: '1.375rem',
    lineHeight: 1.2,
    letterSpacing: '-0.015em',
  },
  lead: { fontSize: 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)', lineHeight: 1.55 },
  small: { fontSize: '0.9375rem', lineHeight: 1.5 },
  label: { fontWeight: 700, fontSize: '0.9375rem', lineHeight: 1.3 },
} as const;
