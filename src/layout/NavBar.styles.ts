import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { barHeight, border, colour, gutter, iconSize, motion, radius } from '../theme/tokens';
import { MENUS_READY, marked } from '../config/markup';

const wide = '@media (min-width: 1024px)';
const narrow = '@media (max-width: 1023.98px)';

export const Bar = styled('header')({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 1100,
  borderBottom: border,
});

export const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  // Larger text in the browser's settings makes the bar taller.
  minHeight: barHeight - 2,
  maxWidth: 1248,
  marginInline: 'auto',
  paddingInline: gutter,
}));

export const Home = styled(Link)({
  display: 'flex',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 8,
});

export const MenuToggle = styled('details')({
  marginRight: -8,
  '& summary': {
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    ...iconSize(28),
    borderRadius: radius.field,
  },
  '&[open] svg:first-of-type, &:not([open]) svg:last-of-type': { display: 'none' },
  // The shade next to the panel is part of the summary, so a tap on it closes the panel.
  '&[open] summary::before': {
    content: '""',
    position: 'fixed',
    inset: `${barHeight}px 0 0`,
    backgroundColor: 'rgb(23 23 28 / 0.6)',
  },
  [wide]: { display: 'none' },
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

export const Items = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(0.5),
  [wide]: { flexDirection: 'row', alignItems: 'center', gap: theme.spacing(3.5) },
}));

const navLink = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textDecorationThickness: 3, textDecorationColor: colour.sun },
  '&[aria-current=page]': {
    textDecoration: 'underline',
    textDecorationThickness: 3,
    textDecorationColor: colour.sun,
  },
} as const;

export const Item = styled('li')(({ theme }) => ({
  [narrow]: {
    '& > a': { minHeight: 52, ...theme.typography.menuItem },
    '&:last-of-type': { marginTop: theme.spacing(2) },
  },
  '& > a:not([class*=MuiButton])': navLink,
  [wide]: { '& > a:not([class*=MuiButton])': { minHeight: 40 } },
}));

export const Services = styled('li')(({ theme }) => ({
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0.75),
    minHeight: barHeight - 2,
    fontWeight: 600,
    borderRadius: 8,
    '& svg': { transition: `transform ${motion}` },
    [narrow]: { minHeight: 52, ...theme.typography.menuItem },
  },
  '& details[open] svg': { transform: 'rotate(180deg)' },
  [wide]: {
    position: 'relative',
  },
}));

const shown = { visibility: 'visible', opacity: 1, transform: 'none' } as const;

/** Only where the panel is: how it looks is in `late.css`, because it is closed while the page is painted first. */
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
    // Without scripts, and for a mouse that comes before the script.
    '@media (hover: hover)': { [`html:not(${marked(MENUS_READY)}) li:hover > &`]: shown },
  },
});
