import type { Components, Theme } from '@mui/material/styles';
import { spacing } from '../spacing';
import { brand } from '../palette';
import { border, colour, motion, radius, shadow } from '../tokens';

const press = {
  '&:hover': { boxShadow: shadow(6), transform: 'translate(-2px, -2px)' },
  '&:active': { boxShadow: shadow(0), transform: 'translate(4px, 4px)' },
};

const focusRing = { outline: '3px solid var(--focus)', outlineOffset: 2 } as const;

// A dark accent has light buttons on it, and its tint for the buttons on ink and pine.
const isDark = brand.text === 'white';
const [onBrand, onBrandHovered] = isDark
  ? [{ backgroundColor: colour.white, color: colour.ink }, { backgroundColor: colour.cream }]
  : [{ backgroundColor: colour.ink, color: colour.cream }, { backgroundColor: colour.inkSoft }];
const onDark = brand.ground === 'sun' ? {} : { backgroundColor: colour.sun, color: colour.ink };

/** Pills with an ink outline and a hard shadow. No ripple. */
export const buttons: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: `${spacing(1.25)} ${spacing(3)}`,
        border,
        borderRadius: radius.pill,
        fontSize: '1.0625rem',
        lineHeight: 1.25,
        textAlign: 'center',
        transition: `transform ${motion}, box-shadow ${motion}, background-color ${motion}`,
        '&:focus-visible': focusRing,
      },
      contained: {
        backgroundColor: colour[brand.ground],
        color: colour[brand.text],
        boxShadow: shadow(4),
        ...press,
        '[data-ground=sun] &': { ...onBrand, boxShadow: 'none' },
        '[data-ground=sun] &:hover': { ...onBrandHovered, boxShadow: 'none' },
        '[data-ground=ink] &, [data-ground=pine] &': { ...onDark, boxShadow: 'none' },
        '&.Mui-disabled': { backgroundColor: colour.paperDeep, color: colour.inkMuted, boxShadow: 'none' },
      },
      outlined: {
        backgroundColor: colour.white,
        color: colour.ink,
        boxShadow: shadow(4),
        ...press,
        '&:hover': { ...press['&:hover'], backgroundColor: colour.white, border },
        '[data-ground=ink] &, [data-ground=pine] &': {
          backgroundColor: 'transparent',
          color: colour.cream,
          borderColor: colour.cream,
          boxShadow: 'none',
        },
        '[data-ground=sun] &': { boxShadow: 'none' },
        '&.Mui-disabled': {
          border: `2px dashed ${colour.inkMuted}`,
          backgroundColor: 'transparent',
          color: colour.inkMuted,
          boxShadow: 'none',
        },
      },
      sizeSmall: { minHeight: 40, padding: `${spacing(0.75)} ${spacing(2)}`, fontSize: '0.9375rem' },
      sizeLarge: {
        minHeight: 56,
        padding: `${spacing(1.5)} clamp(${spacing(2.5)}, 3vw, ${spacing(4)})`,
        fontSize: '1.125rem',
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 48,
        height: 48,
        border,
        backgroundColor: colour.white,
        color: colour.ink,
        transition: `transform ${motion}, box-shadow ${motion}, background-color ${motion}`,
        '&:hover': { backgroundColor: colour.sun },
        '&:focus-visible': focusRing,
      },
      sizeSmall: { width: 44, height: 44, padding: 0, fontSize: 20 },
      // An icon in a line of text.
      colorInherit: {
        width: 40,
        height: 40,
        padding: 0,
        border: 0,
        borderRadius: 10,
        backgroundColor: 'transparent',
        color: 'inherit',
        fontSize: 20,
        '&:hover': { backgroundColor: 'transparent', color: 'var(--link)' },
      },
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        minWidth: 44,
        height: 44,
        border,
        borderRadius: radius.pill,
        backgroundColor: colour.white,
        color: colour.ink,
        fontSize: '1rem',
        fontWeight: 700,
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: colour.ink, color: colour.cream },
        '&:hover': { backgroundColor: colour.sun },
        '&:focus-visible': focusRing,
      },
      ellipsis: { border: 'none', backgroundColor: 'transparent', lineHeight: '44px' },
    },
  },
};
