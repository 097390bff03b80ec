import { styled, type Theme } from '@mui/material/styles';
import { border, centred, colour, margin, radius, shadow, unspoken } from '../theme/tokens';
import { SnapRail } from './listing/SnapRail';

/** On a desktop three cards have three columns, and any other number has four. Large text has fewer columns. */
const columns = 'repeat(auto-fit, minmax(max(13rem, (100% - 3 * 24px) / 4), 1fr))';

/** A list of cards. On a tablet it has two columns, and a third of three cards fills its row. */
export const cards = {
  display: 'grid',
  gap: '24px',
  gridTemplateColumns: { sm: '1fr 1fr', lg: columns },
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
/**
 * Long texts of unequal length: from a tablet on rows of two or three, with one line above each row. On a phone, where they
 * would be screens long, cards in a row to swipe.
 */
export const Flow = styled(SnapRail)(({ theme }) => ({
  // On a small phone one card shows at a time, so each is as high as its own text.
  alignItems: 'start',
  // Two fill the column of a large phone, so that no word of the third shows.
  [theme.breakpoints.up('sm')]: {
    alignItems: 'stretch',
    '& > li': { flexBasis: `calc(50vw - ${margin} - ${theme.spacing(1)})` },
  },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: theme.spacing(5),
    overflow: 'visible',
    margin: 0,
    padding: 0,
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
/** `LinkRows` right under the columns: the first line lies on the last one of the columns, and the edges are theirs. */
export const links = {
  '& > ul': { marginTop: { xs: '-2px', md: 0 }, columnGap: { md: '48px', lg: '44px' } },
} as const;

const column = (theme: Theme) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(3.5),
  '&:not(:first-of-type)': { borderTop: border },
  // The badges of neighbours start at the same height, and so do their headings and texts.
  [theme.breakpoints.up('sm')]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
});
export const Column = styled('li')(({ theme }) => ({
  ...column(theme),
  [theme.breakpoints.between('sm', 'lg')]: {
    '&:nth-of-type(2)': { borderTop: 0 },
    '&:nth-of-type(odd)': { paddingRight: theme.spacing(3), borderRight: border },
    '&:nth-of-type(even)': { paddingLeft: theme.spacing(3) },
  },
  [theme.breakpoints.up('lg')]: {
    paddingBlock: theme.spacing(5),
    paddingInline: theme.spacing(2.5),
    '&:first-of-type': { paddingLeft: 0 },
    '&:last-of-type': { paddingRight: 0 },
    '&:not(:first-of-type)': { borderTop: 0, borderLeft: border },
  },
}));
/** A long text under its heading, with its badge next to it. A card shows its place in the row. */
export const Flowing = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: theme.spacing(1.5, 2),
  '--text-wrap': 'pretty',
  '& > :nth-child(3)': { gridColumn: '1 / -1', alignSelf: 'start' },
  [theme.breakpoints.down('md')]: {
    // Two cards of a large phone are equally high, and their texts start at the same height.
    alignContent: 'start',
    gridTemplateRows: 'auto auto 1fr',
    padding: theme.spacing(3),
    border,
    borderRadius: radius.card,
    backgroundColor: colour.white,
    boxShadow: shadow(6),
    counterIncrement: 'card',
    '&::after': {
      ...unspoken('counter(card) " of " attr(data-of)'),
      ...theme.typography.body2,
      color: colour.inkMuted,
      alignSelf: 'end',
    },
  },
  // The texts of neighbours start at the same height.
  [theme.breakpoints.up('md')]: {
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    paddingBlock: theme.spacing(3, 4),
    borderTop: border,
  },
}));

/** On a phone the badge is left of heading and text: above them, each short text would take a third of the screen. */
const badgeAtLeft = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.5,
  paddingBlock: 2.5,
  '& > :first-child': { gridRow: 'span 2' },
} as const;
export const rowOnPhone = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: badgeAtLeft,
});
/** On a phone cards of benefits are rows of one card. */
export const oneCardOnPhone = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    gap: 0,
    border,
    borderRadius: `${radius.card}px`,
    backgroundColor: colour.white,
    boxShadow: shadow(6),
    '& > li': { animation: 'none' },
    '& > li + li': { borderTop: border },
  },
});
export const cardRowOnPhone = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    ...badgeAtLeft,
    paddingInline: 2.5,
    border: 0,
    backgroundColor: 'transparent',
    boxShadow: 'none',
  },
});

/** The frame of an icon. It is blue, because yellow is for what a visitor can press. */
export const Badge = styled('span')(({ theme }) => ({
  ...centred(64, 34),
  border,
  borderRadius: 16,
  color: colour.ink,
  backgroundColor: colour.sky,
  '&[data-on=sky]': { backgroundColor: colour.white },
  [theme.breakpoints.down('sm')]: { ...centred(48, 26), borderRadius: 12 },
}));
