import { styled } from '@mui/material/styles';
import { marked } from '../config/mark';
import { company } from '../content/company';
import { DOCK_AWAY } from '../native/dock.markup';
import { spacing } from '../theme/spacing';
import { border, centred, colour, gutter, iconSize, margin, motion, radius, shadow } from '../theme/tokens';

// The widths at which the widgets change their places. They are not the theme's breakpoints, because they depend on the
// space beside the content.

/** From this width on every widget fits next to the content. Below it, a dock opens them. */
const wide = '@media (min-width: 1360px)';
const belowWide = '@media (max-width: 1359.98px)';
/** On a tablet or a small laptop the dock's tab is in the margin of the page. */
const middle = '@media (min-width: 768px) and (max-width: 1359.98px)';
/** On a phone the margin is too narrow for a finger, so the widgets are in a strip at the lower edge. */
const phone = '@media (max-width: 767.98px)';

/** The height of the strip, in px. */
const STRIP = 56;
/** While the dock is put away, and while a visitor fills in a form. */
const whenAway = `html${marked(DOCK_AWAY)} &:not(:has([open], :focus-visible)), body:has(form :focus) &`;

/** A button in the strip. */
const pill = { minHeight: 44, paddingInline: '1rem', borderRadius: radius.pill } as const;

/** On a phone the strip is opaque and as wide as the screen, like the bar at the top. */
export const widgetsSx = {
  [phone]: {
    position: 'fixed',
    zIndex: 900,
    inset: 'auto 0 0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: STRIP,
    paddingInline: gutter,
    borderTop: border,
    backgroundColor: colour.white,
    color: colour.ink,
    transition: `transform ${motion}`,
    // Moved, not hidden, so that Tab still reaches it from a form.
    [whenAway]: { transform: 'translateY(100%)' },
    // Above the price bar of a page, which covers the strip.
    '&:has([open], :focus-visible)': { zIndex: 902 },
  },
} as const;

export const dockSx = {
  // At the right, without WhatsApp too.
  [phone]: { order: 1, marginLeft: 'auto' },
  [middle]: { position: 'fixed', zIndex: 900, right: 0, bottom: spacing(3) },
  [wide]: { display: 'none' },
} as const;

export const DockTab = styled('summary')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(0.75),
  color: colour.ink,
  fontWeight: 700,
  fontSize: 14,
  lineHeight: 1,
  // Without scripts, a tap anywhere else hits this invisible part of the summary, which closes the dock.
  '@media (scripting: none)': {
    '[open] > &::before': { content: '""', position: 'fixed', inset: 0 },
  },
  [phone]: {
    ...pill,
    // Away from the screen's edge, where a swipe means Back.
    minWidth: 112,
    border,
  },
  [middle]: {
    position: 'relative',
    isolation: 'isolate',
    width: 44,
    minHeight: 112,
    paddingLeft: 8,
    writingMode: 'vertical-rl',
    '&:focus-visible': { outlineOffset: -5 },
    '& > svg': iconSize(12),
    // The touch target is as wide as the margin. The visible tab is narrower, to stay clear of the text.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '0 0 0 6px',
      zIndex: -1,
      border,
      borderRight: 0,
      borderRadius: `${radius.card}px 0 0 ${radius.card}px`,
      backgroundColor: colour.white,
      // A light edge, which is visible on dark grounds.
      boxShadow: `0 0 0 1.5px ${colour.white}`,
    },
    transition: `transform ${motion}`,
    // Moved, not hidden, so that Tab still reaches it from a form.
    [`html${marked(DOCK_AWAY)} :not([open]) > &:not(:focus-visible), body:has(form :focus) &`]: {
      transform: 'translateX(100%)',
    },
  },
}));

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: 48,
  paddingInline: '1rem',
  border,
  borderRadius: radius.pill,
  fontWeight: 700,
  textDecoration: 'none',
} as const;

export const contentSx = {
  // WhatsApp is in the strip; the other widgets are above it once the dock is open.
  [phone]: { display: 'contents' },
  [middle]: {
    display: 'none',
    'details[open] + &': {
      position: 'fixed',
      zIndex: 901,
      right: `calc(${margin} + ${spacing(1)})`,
      bottom: spacing(3),
      display: 'grid',
      gap: 1,
      padding: 1.5,
      border,
      borderRadius: `${radius.card}px`,
      backgroundColor: colour.white,
      boxShadow: shadow(5),
    },
  },
} as const;
/** A part of the open dock on a phone, `px` above the strip. */
const aboveStrip = (px: number) => ({
  display: 'none',
  'details[open] + * > &': {
    position: 'absolute',
    right: gutter,
    bottom: `calc(100% + ${px}px)`,
    display: 'flex',
    border,
    boxShadow: shadow(4),
    '--cast': colour.ink,
  },
});

/** An icon in a row of the open dock. */
export const rowIconSx = { [belowWide]: iconSize(24) } as const;
/** The name of a button that is a round icon on a wide screen. */
export const rowNameSx = { [wide]: { display: 'none' } } as const;

export const WhatsApp = styled('a')(({ theme }) => ({
  backgroundColor: colour.pineLight,
  color: colour.white,
  [phone]: { ...row, ...pill, border },
  [middle]: row,
  [wide]: {
    position: 'fixed',
    zIndex: 900,
    left: theme.spacing(1),
    bottom: theme.spacing(2),
    display: 'grid',
    placeItems: 'center',
    width: 52,
    height: 52,
    borderRadius: '50%',
    border,
    ...iconSize(30),
    // A light edge, which is visible on dark grounds.
    boxShadow: `0 0 0 1.5px ${colour.white}, ${shadow(4)}`,
  },
}));

/** The height of the rail of social links, in px: the links and its borders. */
const RAIL = 44 * company.social.length + 4;

export const WhatsNew = styled('a')(({ theme }) => ({
  backgroundColor: colour.sun,
  color: colour.ink,
  cursor: 'pointer',
  [belowWide]: row,
  [phone]: aboveStrip(76),
  [wide]: {
    position: 'fixed',
    zIndex: 900,
    right: 0,
    bottom: `calc(${RAIL}px + ${theme.spacing(7)})`,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    // As wide as the rail below it.
    width: 46,
    padding: theme.spacing(2, 0),
    writingMode: 'vertical-rl',
    border,
    borderRight: 0,
    borderRadius: `${radius.card}px 0 0 ${radius.card}px`,
    fontWeight: 700,
    fontSize: '0.9375rem',
    lineHeight: 1,
    textDecoration: 'none',
  },
}));

export const railSx = {
  [phone]: {
    ...aboveStrip(12),
    // More networks than a narrow phone is wide can be scrolled to.
    maxWidth: `calc(100vw - 2 * ${gutter})`,
    overflowX: 'auto',
    borderRadius: radius.pill,
    paddingInline: '0.5rem',
    backgroundColor: colour.white,
  },
  [wide]: {
    position: 'fixed',
    zIndex: 900,
    right: 0,
    bottom: spacing(4),
    flexDirection: 'column',
    height: RAIL,
    border,
    borderRight: 0,
    borderRadius: `${radius.card}px 0 0 ${radius.card}px`,
    overflow: 'hidden',
    backgroundColor: colour.white,
  },
} as const;

export const SocialLink = styled('a')({
  ...centred(44, 22),
  color: 'inherit',
  '&:hover': { backgroundColor: colour.sun },
  [belowWide]: { borderRadius: radius.field },
  // Inside the link, because the list clips anything outside it.
  [wide]: { '&:focus-visible': { outlineOffset: -5, boxShadow: 'none' } },
});
