import { styled } from '@mui/material/styles';
import { border, centred, colour } from '../theme/tokens';

/** A list of cards in two or four columns; a third of three cards fills its row. */
export const cards = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: {
    sm: '1fr 1fr',
    // Fewer columns for large text.
    lg: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  },
} as const;
/** The headings of neighbours start at the same height, and so do their texts. */
const level = (from: 'sm' | 'lg') => ({
  gridRow: { [from]: 'span 3' },
  gridTemplateRows: { [from]: 'subgrid' },
  rowGap: { [from]: 1.5 },
});
export const levelItem = (from: 'sm' | 'lg') => ({ ...level(from), display: 'grid' });
export const levelCard = (from: 'sm' | 'lg') => ({ ...level(from), display: { [from]: 'grid' } });
/** The third of three cards fills its row, with its badge beside its text. */
export const third = { gridColumn: { sm: '1 / -1', lg: 'auto' } } as const;
export const wideCard = {
  display: { sm: 'grid' },
  gridTemplateColumns: { sm: 'auto 1fr', lg: 'none' },
  columnGap: { sm: 3 },
  alignContent: { sm: 'center', lg: 'start' },
} as const;

/** Columns between vertical lines, without cards. */
export const band = {
  display: 'grid',
  borderBlock: border,
  gridTemplateColumns: { sm: '1fr 1fr', lg: 'none' },
  gridAutoFlow: { lg: 'column' },
  gridAutoColumns: { lg: 'minmax(0, 1fr)' },
  gridTemplateRows: { lg: 'auto auto 1fr' },
} as const;
export const Column = styled('li')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(3.5),
  '&:not(:first-of-type)': { borderTop: border },
  [theme.breakpoints.between('sm', 'lg')]: {
    '&:nth-of-type(2)': { borderTop: 0 },
    '&:nth-of-type(odd)': { paddingRight: theme.spacing(3), borderRight: border },
    '&:nth-of-type(even)': { paddingLeft: theme.spacing(3) },
  },
  // The badges of neighbours start at the same height, and so do their headings and texts.
  [theme.breakpoints.up('sm')]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  [theme.breakpoints.up('lg')]: {
    paddingBlock: theme.spacing(5),
    paddingInline: theme.spacing(2.5),
    '&:first-of-type': { paddingLeft: 0 },
    '&:last-of-type': { paddingRight: 0 },
    '&:not(:first-of-type)': { borderTop: 0, borderLeft: border },
  },
}));

/** The frame of an icon. It is blue, because yellow is for what a visitor can press. */
export const Badge = styled('span')({
  ...centred(64, 34),
  border,
  borderRadius: 16,
  color: colour.ink,
  backgroundColor: colour.sky,
  '&[data-on=sky]': { backgroundColor: colour.white },
});
