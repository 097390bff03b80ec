import { styled } from '@mui/material/styles';
import { border, colour, gutter, motion, radius, shadow, space } from '../theme/tokens';

/** From here on there is room beside the content for all of it; below a dock opens to it. */
const wide = '@media (min-width: 1360px)';
const narrow = '@media (max-width: 1359.98px)';

// Two rings: on any ground below, one of them shows.
const ring = {
  outline: `3px solid ${colour.cobalt}`,
  outlineOffset: 0,
  boxShadow: `0 0 0 6px ${colour.white}`,
};

export const Root = styled('aside')({
  [narrow]: { 'body:has(form :focus) &': { display: 'none' } },
});

/** A tab as wide as the margin of the page, so that it covers neither text nor controls at any width. */
export const Dock = styled('details')({
  position: 'fixed',
  zIndex: 900,
  right: 0,
  bottom: space(3),
  [wide]: { display: 'none' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space(0.75),
    width: gutter,
    minHeight: 112,
    writingMode: 'vertical-rl',
    border,
    borderRight: 0,
    borderRadius: '10px 0 0 10px',
    backgroundColor: colour.white,
    color: colour.ink,
    fontWeight: 700,
    fontSize: 14,
    lineHeight: 1,
    transition: `transform ${motion}`,
    '&:focus-visible': { outlineOffset: -5, outlineColor: colour.ink },
  },
  '[data-away] &:not([open]) summary:not(:focus-visible)': { transform: 'translateX(100%)' },
  // Without scripts a tap elsewhere hits this invisible part of the summary and closes the dock.
  '@media (scripting: none)': {
    '&[open] summary::before': { content: '""', position: 'fixed', inset: 0 },
  },
});

export const Content = styled('div')({
  [narrow]: {
    display: 'none',
    'details[open] + &': {
      position: 'fixed',
      zIndex: 901,
      right: `calc(${gutter} + ${space(1)})`,
      bottom: space(3),
      display: 'grid',
      gap: space(1),
      padding: space(1.5),
      border,
      borderRadius: radius.card,
      backgroundColor: colour.white,
      boxShadow: shadow(5),
    },
  },
});

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: space(1.25),
  minHeight: 48,
  paddingInline: space(2),
  border,
  borderRadius: radius.pill,
  fontWeight: 700,
  textDecoration: 'none',
  '& svg': { fontSize: 24 },
} as const;

export const WhatsApp = styled('a')({
  backgroundColor: colour.pineLight,
  color: colour.white,
  '&:focus-visible': ring,
  [narrow]: row,
  [wide]: {
    position: 'fixed',
    zIndex: 900,
    left: space(1),
    bottom: space(2),
    display: 'grid',
    placeItems: 'center',
    width: 52,
    height: 52,
    borderRadius: '50%',
    border,
    fontSize: 30,
    boxShadow: shadow(4),
    transition: `transform ${motion}`,
    '&:hover': { transform: 'translate(-2px, -2px)' },
    '& span': { display: 'none' },
  },
});

/** The height of the rail of social links, in px. */
const RAIL = 224;

export const WhatsNew = styled('a')({
  backgroundColor: colour.sun,
  color: colour.ink,
  cursor: 'pointer',
  '&:focus-visible': ring,
  [narrow]: row,
  [wide]: {
    position: 'fixed',
    zIndex: 900,
    right: 0,
    bottom: `calc(${RAIL}px + ${space(7)})`,
    display: 'flex',
    alignItems: 'center',
    gap: space(1),
    padding: `${space(2)} ${space(1.25)}`,
    writingMode: 'vertical-rl',
    border,
    borderRight: 0,
    borderRadius: `${radius.card}px 0 0 ${radius.card}px`,
    fontWeight: 700,
    fontSize: '0.9375rem',
    lineHeight: 1,
    textDecoration: 'none',
    transition: `padding ${motion}`,
    '&:hover': { paddingRight: space(2) },
  },
  '@media (scripting: none)': { '&&': { display: 'none' } },
});

export const Social = styled('ul')({
  display: 'flex',
  '& a': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    color: 'inherit',
    fontSize: 22,
    borderRadius: radius.field,
    '&:hover': { backgroundColor: colour.sun },
  },
  [wide]: {
    position: 'fixed',
    zIndex: 900,
    right: 0,
    bottom: space(4),
    flexDirection: 'column',
    height: RAIL,
    border,
    borderRight: 0,
    borderRadius: '16px 0 0 16px',
    overflow: 'hidden',
    backgroundColor: colour.white,
    '& a': { borderRadius: 0 },
    // The list cuts off what is outside of it.
    '& a:focus-visible': { outlineColor: colour.cobalt, outlineOffset: -5 },
  },
});
