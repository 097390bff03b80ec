import type { ThemeOptions } from '@mui/material/styles';
import { createElement } from 'react';
import { border, colour, fonts, motion, radius, shadow, space } from './tokens';

const press = {
  '&:hover': { boxShadow: shadow(6), transform: 'translate(-2px, -2px)' },
  '&:active': { boxShadow: shadow(0), transform: 'translate(4px, 4px)' },
};

/** How MUI's components look here: ink outlines, hard shadows, pills. No ripple, no elevation, no blue. */
export const components: ThemeOptions['components'] = {
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: `${space(1.25)} ${space(3)}`,
        border,
        borderRadius: radius.pill,
        fontFamily: fonts.text,
        fontSize: '1.0625rem',
        lineHeight: 1.25,
        textAlign: 'center',
        transition: `transform ${motion}, box-shadow ${motion}, background-color ${motion}`,
        '&:focus-visible': { outline: `3px solid var(--focus)`, outlineOffset: 2 },
      },
      contained: {
        backgroundColor: colour.sun,
        color: colour.ink,
        boxShadow: shadow(4),
        ...press,
        '[data-ground=sun] &': { backgroundColor: colour.ink, color: colour.cream, boxShadow: 'none' },
        '[data-ground=sun] &:hover': { backgroundColor: colour.inkSoft, boxShadow: 'none' },
        '[data-ground=ink] &, [data-ground=pine] &': { boxShadow: 'none' },
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
      sizeSmall: { minHeight: 40, padding: `${space(0.75)} ${space(2)}`, fontSize: '0.9375rem' },
      sizeLarge: {
        minHeight: 56,
        padding: `${space(1.5)} clamp(${space(2.5)}, 3vw, ${space(4)})`,
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
        '&:focus-visible': { outline: `3px solid var(--focus)`, outlineOffset: 2 },
      },
    },
  },
  MuiPaper: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { outlined: { border, borderRadius: radius.card, backgroundImage: 'none' } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        border,
        borderRadius: radius.card,
        boxShadow: shadow(10),
        backgroundColor: colour.white,
        margin: space(2),
        width: `calc(100% - ${space(4)})`,
        '&.MuiDialog-paperScrollPaper': { maxHeight: `calc(100% - ${space(4)})` },
        '&.MuiDialog-paperScrollBody': { maxWidth: `min(600px, calc(100% - ${space(4)}))` },
        '&.MuiDialog-paperWidthLg': { maxWidth: `min(960px, calc(100% - ${space(4)}))` },
        '--text': colour.ink,
        '--muted': colour.inkMuted,
        '--link': colour.cobalt,
        '--focus': colour.cobalt,
      },
    },
  },
  MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'rgb(23 23 28 / 0.72)' } } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        position: 'static',
        display: 'block',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: space(0.75),
        fontWeight: 700,
        fontSize: '0.9375rem',
        lineHeight: 1.3,
        color: colour.ink,
        '&.Mui-focused, &.Mui-error': { color: colour.ink },
      },
      asterisk: { color: colour.danger },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: colour.white,
        borderRadius: radius.field,
        fontSize: '1.0625rem',
        '&.Mui-focused': { outline: `3px solid ${colour.cobalt}`, outlineOffset: 2 },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: colour.ink },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: colour.ink },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: colour.danger },
        '&.Mui-error': { boxShadow: `inset 0 -4px 0 ${colour.danger}` },
      },
      notchedOutline: { borderWidth: 2, borderColor: colour.ink },
      input: {
        padding: '12px 16px',
        height: 'auto',
        minHeight: 26,
        lineHeight: '26px',
        '&:focus-visible': { outline: 'none' },
        // Grows with what is written, where the browser can do that, so it needs no grip.
        'textarea&': { resize: 'none', fieldSizing: 'content', minHeight: 128, maxHeight: 320 },
      },
      multiline: { padding: 0 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: `${space(0.75)} 0 0`,
        fontSize: '0.9375rem',
        lineHeight: 1.4,
        color: colour.inkMuted,
        '&.Mui-error': { color: colour.danger, fontWeight: 600 },
        // Red on yellow would be too pale to read.
        '[data-ground=sun] &.Mui-error': { color: colour.ink },
      },
    },
  },
  MuiSelect: { defaultProps: { IconComponent: 'span' } },
  MuiNativeSelect: {
    styleOverrides: {
      // The caret of the icons, drawn with two borders.
      icon: {
        top: 'calc(50% - 8px)',
        right: 20,
        width: 10,
        height: 10,
        border: `solid ${colour.ink}`,
        borderWidth: '0 2px 2px 0',
        transform: 'rotate(45deg)',
      },
    },
  },
  MuiCheckbox: {
    defaultProps: { icon: createElement('span'), checkedIcon: createElement('span') },
    styleOverrides: {
      root: {
        marginLeft: -9,
        '& > span': {
          display: 'grid',
          placeItems: 'center',
          width: 24,
          height: 24,
          border,
          borderRadius: 6,
          backgroundColor: colour.white,
        },
        // By the input itself: MUI's own state does not know of a box that was ticked before React.
        '& > input:checked + span': { backgroundColor: colour.sun },
        '& > input:checked + span::after': {
          content: '""',
          width: 7,
          height: 12,
          border: `solid ${colour.ink}`,
          borderWidth: '0 3px 3px 0',
          transform: 'translateY(-1px) rotate(45deg)',
        },
        '&.Mui-focusVisible': { outline: '3px solid var(--focus)', outlineOffset: -4, borderRadius: 10 },
      },
    },
  },
  MuiMenu: { styleOverrides: { paper: { boxShadow: shadow(6), marginTop: 6 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 44,
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: colour.sun },
        '&:hover, &.Mui-focusVisible': { backgroundColor: colour.paper },
        '&.Mui-selected.Mui-focusVisible': { backgroundColor: colour.sunLight },
      },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        border,
        borderRadius: radius.card,
        backgroundColor: colour.cream,
        color: colour.ink,
        boxShadow: shadow(6),
        fontSize: '1rem',
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
        '&:focus-visible': { outline: `3px solid var(--focus)`, outlineOffset: 2 },
      },
      ellipsis: { border: 'none', backgroundColor: 'transparent', lineHeight: '44px' },
    },
  },
};
