import type { Components, Theme } from '@mui/material/styles';
import { spacing } from '../spacing';
import { border, colour, motion, radius, raised } from '../tokens';

const press = {
  boxShadow: raised(4),
  '&:hover': { boxShadow: raised(6), transform: 'translate(-2px, -2px)' },
  '&:active': { boxShadow: 'none', transform: 'translate(4px, 4px)' },
};

const focusRing = { outline: '3px solid var(--focus)', outlineOffset: 2 } as const;

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
        borderColor: 'var(--rim)',
        backgroundColor: 'var(--button)',
        color: 'var(--on-button)',
        ...press,
        '&.Mui-disabled': { backgroundColor: colour.paperDeep, color: colour.inkMuted, boxShadow: 'none' },
      },
      outlined: {
        backgroundColor: 'var(--plain)',
        color: 'var(--text)',
        borderColor: 'currentcolor',
        ...press,
        '&:hover': { ...press['&:hover'], backgroundColor: 'var(--plain)', borderColor: 'currentcolor' },
        '&.Mui-disabled': {
          border: `2px dashed ${colour.inkMuted}`,
          backgroundColor: 'transparent',
          color: colour.inkMuted,
          boxShadow: 'none',
        },
      },
      // A link that looks quieter than the button next to it.
      text: {
        padding: 0,
        border: 0,
        borderRadius: 8,
        color: 'var(--link)',
        textDecoration: 'underline',
        textDecorationThickness: '0.09em',
        textUnderlineOffset: '0.2em',
        '&:hover': { backgroundColor: 'transparent', textDecorationThickness: '0.16em' },
      },
      sizeSmall: { minHeight: 40, padding: `${spacing(0.75)} ${spacing(2)}`, fontSize: '0.9375rem' },
      sizeLarge: {
        minHeight: 56,
        padding: `${spacing(1.5)} clamp(${spacing(2.5)}, 3vw, ${spacing(4)})`,
        fontSize: '1.125rem',
        '@media (min-width: 1600px)': { minHeight: 60, fontSize: '1.1875rem' },
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
        paddingInline: 12,
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
      // Narrow, so that the longest list of pages fits a phone of 320 px.
      ellipsis: {
        minWidth: 0,
        margin: 0,
        paddingInline: 2,
        border: 'none',
        backgroundColor: 'transparent',
        lineHeight: '44px',
      },
    },
  },
};
