import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { marked } from '../config/mark';
import { MENUS_READY, WIDE_BAR } from '../native/menus.markup';
import { barHeight, border, centred, colour, motion, radius, shade } from '../theme/tokens';

export const wide = `@media ${WIDE_BAR}`;
const narrow = `@media not all and ${WIDE_BAR}`;

/** Applies to an icon of a summary while its menu is open. */
export const whileOpen = '[open] > * > &';
export const whileClosed = 'details:not([open]) > * > &';

export const MenuButton = styled('summary')({
  ...centred(48, 28),
  borderRadius: radius.field,
  // The shade next to the panel belongs to the summary, so a tap on it closes the panel.
  '[open] > &::before': {
    content: '""',
    position: 'fixed',
    inset: `${barHeight}px 0 0`,
    backgroundColor: shade,
  },
});

export const Panel = styled('nav')(({ theme }) => ({
  [narrow]: {
    position: 'fixed',
    inset: `${barHeight}px 0 0 auto`,
    width: 'min(24rem, 88vw)',
    padding: theme.spacing(2.5),
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    backgroundColor: colour.cream,
    borderLeft: border,
    zIndex: 2,
    visibility: 'hidden',
    transform: 'translateX(100%)',
    transition: `transform ${motion}, visibility 0s 180ms`,
    'details[open] + &': { visibility: 'visible', transform: 'none', transition: `transform ${motion}` },
  },
}));

// In the colour of the words: the line marks the current page, and the accent is too light for that.
const underlined = { textDecoration: 'underline', textDecorationThickness: 3 } as const;

/** A link in the bar. In the side panel it is a row, whose look is in `late.css`. */
export const BarLink = styled(NavLink)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover, &[aria-current=page]': underlined,
});

export const ServicesButton = styled('summary')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0.75),
  minHeight: barHeight - 2,
  fontWeight: 600,
  borderRadius: 8,
}));

const shown = { visibility: 'visible', opacity: 1, transform: 'none' } as const;

/** Its position only. The look is in `late.css`, because the menu is closed at the first paint. */
export const ServicesPanel = styled('div')({
  [narrow]: { display: 'none', 'details[open] + &': { display: 'block' } },
  [wide]: {
    position: 'absolute',
    top: `calc(100% - 6px)`,
    left: '50%',
    width: 713,
    marginLeft: -356,
    visibility: 'hidden',
    opacity: 0,
    transform: 'translateY(-8px)',
    'details[open] + &': shown,
    // Opens on hover without scripts, and for a mouse that is faster than the script.
    '@media (hover: hover)': { [`html:not(${marked(MENUS_READY)}) li:hover > &`]: shown },
  },
});
