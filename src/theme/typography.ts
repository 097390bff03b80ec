import type { ThemeOptions } from '@mui/material/styles';

export const fonts = {
  display: "'Bricolage Grotesque', 'Display Fallback', sans-serif",
  text: "Figtree, 'Text Fallback', sans-serif",
} as const;

const display = { fontFamily: fonts.display, fontWeight: 800 } as const;
const heading = { fontFamily: fonts.display, fontWeight: 700 } as const;

/** The type scale. Large sizes grow with the screen, from a 320 px phone to a wide desktop. */
export const typography = {
  fontFamily: fonts.text,
  /** The heading of Home, of Contact and of legal pages. */
  h1: {
    ...display,
    fontSize: 'clamp(2.5rem, 1.55rem + 4.2vw, 5.25rem)',
    lineHeight: 0.98,
    letterSpacing: '-0.035em',
  },
  /** The heading of a page next to a picture. */
  pageTitle: {
    ...display,
    fontSize: 'clamp(2.25rem, 1.5rem + 3.1vw, 4.25rem)',
    lineHeight: 0.98,
    letterSpacing: '-0.035em',
  },
  /** The heading of a section. */
  h2: {
    ...display,
    fontSize: 'clamp(2rem, 1.5rem + 2.1vw, 3.5rem)',
    lineHeight: 1.04,
    letterSpacing: '-0.03em',
  },
  h3: {
    ...heading,
    fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem)',
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
  },
  /** The heading of a card. */
  h4: { ...heading, fontSize: '1.375rem', lineHeight: 1.2, letterSpacing: '-0.015em' },
  /** The text under a large heading. */
  subtitle1: { fontSize: 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)', lineHeight: 1.55 },
  /** A label: of a list, a panel or a figure. */
  subtitle2: { fontWeight: 700, fontSize: '0.9375rem', lineHeight: 1.3 },
  body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
  button: { textTransform: 'none', fontWeight: 700 },
} satisfies ThemeOptions['typography'];
