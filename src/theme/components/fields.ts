import type { Components, Theme } from '@mui/material/styles';
import { createElement } from 'react';
import { spacing } from '../spacing';
import { box, colour, radius } from '../tokens';

const label = {
  position: 'static',
  display: 'block',
  transform: 'none',
  maxWidth: 'none',
  marginBottom: spacing(0.75),
  fontWeight: 700,
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  color: 'var(--text)',
  '&.Mui-focused, &.Mui-error': { color: 'var(--text)' },
} as const;

/** Form fields: the label above, an ink outline, the message below. */
export const fields: Components<Theme> = {
  MuiFormLabel: { styleOverrides: { root: label, asterisk: { color: colour.danger } } },
  // Above the field from the start, before React knows whether it is filled.
  MuiInputLabel: { defaultProps: { shrink: true }, styleOverrides: { root: label } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        backgroundColor: colour.white,
        borderRadius: radius.field,
        fontSize: '1.0625rem',
        // Not by `.Mui-focused`: React sets that class, and the field is used before React.
        '&:has(> .MuiInputBase-input:focus)': { outline: '3px solid var(--focus)', outlineOffset: 2 },
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
        // Grows with its text. Where the browser does not know that, late.css gives it a handle.
        'textarea&': {
          resize: 'none',
          fieldSizing: 'content',
          minHeight: 128,
          maxHeight: 320,
          // A long link wraps instead of widening the page.
          minWidth: 0,
          maxWidth: '100%',
          overflowWrap: 'anywhere',
        },
      },
      multiline: { padding: 0 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: `${spacing(0.75)} 0 0`,
        fontSize: '0.9375rem',
        lineHeight: 1.4,
        color: 'var(--muted)',
        // Red, except on dark grounds, where it has too little contrast: they set `--wrong`.
        '&.Mui-error': { color: `var(--wrong, ${colour.danger})`, fontWeight: 600 },
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
        '& > span': box.open,
        // By the input's state: MUI's class is missing from a box that was ticked before React.
        '& > input:checked + span': box.ticked,
        '& > input:checked + span::after': box.tick,
        // React sets that class, and the box is used before React.
        '&.Mui-focusVisible > span, & > input:focus-visible + span': {
          outline: '3px solid var(--focus)',
          outlineOffset: 5,
        },
      },
    },
  },
};
