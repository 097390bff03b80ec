import type { Components, Theme } from '@mui/material/styles';
import { lightSurface } from '../grounds';
import { spacing } from '../spacing';
import { border, colour, columnWidth, margin, radius, shadow } from '../tokens';

/** Ink outlines and hard shadows instead of elevations. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        variants: [
          {
            props: ({ variant }) => variant !== 'elevation',
            style: { border, borderRadius: radius.card, backgroundImage: 'none' },
          },
        ],
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        border,
        borderRadius: radius.card,
        boxShadow: shadow(10),
        backgroundColor: colour.white,
        margin: spacing(2),
        width: `calc(100% - ${spacing(4)})`,
        '&.MuiDialog-paperWidthLg': { maxWidth: `min(960px, calc(100% - ${spacing(4)}))` },
        ...lightSurface,
        variants: [{ props: { scroll: 'paper' }, style: { maxHeight: `calc(100dvh - ${spacing(4)})` } }],
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: 0 } } },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: spacing(3),
        [theme.breakpoints.up('sm')]: { padding: spacing(4) },
      }),
      dividers: { borderTop: border, borderBottom: 0 },
    },
  },
  MuiCard: {
    styleOverrides: {
      root: {
        display: 'flex',
        flexDirection: 'column',
        gap: spacing(1.5),
        padding: spacing(3),
        // Focus rings and shadows of the controls inside must stay visible.
        overflow: 'visible',
        boxShadow: shadow(6),
        color: colour.ink,
        ...lightSurface,
        variants: [
          // A card with a picture from edge to edge and text below it.
          {
            props: { variant: 'cover' },
            style: { position: 'relative', gap: 0, padding: 0, overflow: 'hidden' },
          },
        ],
      },
    },
  },
  MuiCardContent: {
    styleOverrides: {
      root: {
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
        gap: spacing(1),
        padding: spacing(3),
        '&:last-child': { paddingBottom: spacing(3) },
      },
    },
  },
  // A frame for an icon.
  MuiAvatar: {
    styleOverrides: {
      root: ({ theme }) => ({
        border,
        backgroundColor: colour.sun,
        color: colour.ink,
        // The number of a step.
        variants: [{ props: { variant: 'number' }, style: theme.typography.numeral }],
      }),
      rounded: { borderRadius: '25%' },
    },
  },
  // Links have the colour of their ground.
  MuiLink: {
    styleOverrides: {
      root: {
        color: 'var(--link)',
        textDecorationColor: 'currentcolor',
        textDecorationThickness: '0.09em',
        variants: [
          {
            // The link's name is its text alone, but its target covers the card, which must be positioned.
            props: { variant: 'cardLink' },
            style: { alignSelf: 'start', '&::after': { content: '""', position: 'absolute', inset: 0 } },
          },
        ],
      },
    },
  },
  MuiTable: {
    styleOverrides: {
      root: ({ theme }) => ({
        '& caption': {
          padding: spacing(2),
          [theme.breakpoints.down('sm')]: { paddingInline: spacing(1.25) },
          '@media (min-width: 1280px)': { paddingInline: 38 },
          captionSide: 'top',
          color: 'inherit',
          fontWeight: 700,
        },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: `${spacing(1)} ${spacing(2)}`,
        // On a phone a wide table has smaller text and breaks no word.
        overflowWrap: 'normal',
        // Table and text have the same left edge.
        '@media (min-width: 1280px)': {
          'th&:first-of-type': { paddingLeft: 38 },
          '&:last-child': { paddingRight: 38 },
        },
        [theme.breakpoints.down('sm')]: {
          padding: `${spacing(1)} ${spacing(0.5)}`,
          fontSize: '0.875rem',
          // The outer columns start and end where the caption does.
          'th&:first-of-type': { paddingLeft: spacing(1.25) },
          '&:last-child': { paddingRight: spacing(1.25) },
        },
        textWrap: 'balance',
        borderTop: `1px solid ${colour.ink}`,
        borderBottom: 0,
        verticalAlign: 'top',
        lineHeight: 1.5,
        color: 'inherit',
        'th&': { fontWeight: 700 },
      }),
      head: {
        backgroundColor: colour.sunLight,
        borderTopWidth: 2,
        borderBottom: border,
      },
      // Digits of one width line up in their column.
      alignRight: { fontVariantNumeric: 'tabular-nums', '&&': { paddingLeft: spacing(1.5) } },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        gap: spacing(1),
        minHeight: 36,
        height: 'auto',
        maxWidth: 'none',
        padding: `${spacing(0.5)} ${spacing(2)} ${spacing(0.5)} ${spacing(1.5)}`,
        border,
        borderRadius: radius.pill,
        backgroundColor: colour.cream,
        color: colour.ink,
        fontSize: '0.9375rem',
        fontWeight: 700,
        lineHeight: 1.3,
      },
      label: { padding: 0, overflow: 'visible', whiteSpace: 'normal' },
      icon: { margin: 0, color: 'inherit', fontSize: 20 },
    },
  },
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: { root: { maxWidth: `calc(${columnWidth}px + 2 * ${margin})`, paddingInline: margin } },
  },
  // Gaps are between the children, so a hidden child leaves no margin.
  MuiStack: { defaultProps: { useFlexGap: true } },
  MuiTypography: {
    defaultProps: {
      variantMapping: { pageTitle: 'h1', articleTitle: 'h1', h4: 'h3', subtitle1: 'p', subtitle2: 'p' },
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: { fontSize: '0.9375rem', fontWeight: 600, color: 'inherit' },
      ol: {
        '& a': { display: 'inline-block', color: 'inherit', textDecorationColor: 'transparent' },
        '& a:hover': { textDecorationColor: 'currentColor' },
      },
      separator: { margin: `0 ${spacing(1)}` },
    },
  },
};
