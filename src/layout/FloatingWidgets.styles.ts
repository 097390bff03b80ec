import { styled } from '@mui/material/styles';
import { DOCK_AWAY, marked } from '../config/markup';
import { spacing } from '../theme/spacing';
import { border, centred, colour, gutter, iconSize, motion, radius, shadow } from '../theme/tokens';

/** From this width all widgets fit next to the content; below it a dock opens them. */
const wide = '@media (min-width: 1360px)';
const narrow = '@media (max-width: 1359.98px)';

export const dock = {
  position: 'fixed',
  zIndex: 900,
  right: 0,
  bottom: spacing(3),
  [wide]: { display: 'none' },
} as const;

export const DockTab = styled('summary')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(0.75),
  position: 'relative',
  isolation: 'isolate',
  width: gutter,
  minHeight: 112,
  paddingLeft: 8,
  writingMode: 'vertical-rl',
  color: colour.ink,
  ...theme.typography.dockTab,
  // As wide as the margin to a finger; narrower to the eye, so that it stays clear of words.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '0 0 0 6px',
    zIndex: -1,
    border,
    borderRight: 0,
    borderRadius: `${radius.card}px 0 0 ${radius.card}px`,
    backgroundColor: colour.white,
    // An edge on dark grounds, too.
    boxShadow: `0 0 0 1.5px ${colour.white}`,
  },
  '& > svg': iconSize(12),
  transition: `transform ${motion}`,
  '&:focus-visible': { outlineOffset: -5 },
  // Only moved away, so that Tab still comes to it from a form.
  [`html${marked(DOCK_AWAY)} :not([open]) > &:not(:focus-visible), body:has(form :focus) &`]: {
    transform: 'translateX(100%)',
  },
  // Without scripts a tap elsewhere hits this invisible part of the summary and closes the dock.
  '@media (scripting: none)': {
    '[open] > &::before': { content: '""', position: 'fixed', inset: 0 },
  },
}));

export const content = {
  [narrow]: {
    display: 'none',
    'details[open] + &': {
      position: 'fixed',
      zIndex: 901,
      right: `calc(${gutter} + ${spacing(1)})`,
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
/** An icon in a row of the open dock. */
export const rowIcon = { [narrow]: iconSize(24) } as const;
/** The name of a button that is a round icon on a wide screen. */
export const rowName = { [wide]: { display: 'none' } } as const;

export const WhatsApp = styled('a')(({ theme }) => ({
  backgroundColor: colour.pineLight,
  color: colour.white,
  [narrow]: row,
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
    // An edge on dark grounds, too.
    boxShadow: `0 0 0 1.5px ${colour.white}, ${shadow(4)}`,
  },
}));

/** The height of the rail of social links, in px. */
const RAIL = 224;

export const WhatsNew = styled('a')(({ theme }) => ({
  backgroundColor: colour.sun,
  color: colour.ink,
  cursor: 'pointer',
  [narrow]: row,
  [wide]: {
    position: 'fixed',
    zIndex: 900,
    right: 0,
    bottom: `calc(${RAIL}px + ${theme.spacing(7)})`,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    // As wide as the rail below.
    width: 46,
    padding: theme.spacing(2, 0),
    writingMode: 'vertical-rl',
    border,
    borderRight: 0,
    borderRadius: `${radius.card}px 0 0 ${radius.card}px`,
    ...theme.typography.edgeTab,
    textDecoration: 'none',
  },
}));

export const rail = {
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
  [narrow]: { borderRadius: radius.field },
  // The list clips anything outside it.
  [wide]: { '&:focus-visible': { outlineOffset: -5, boxShadow: 'none' } },
});
