import { styled } from '@mui/material/styles';
import { gutter, margin } from '../../theme/tokens';

/**
 * Cards in a row to swipe, from edge to edge of a phone. A card is whole at rest, and the edge of the next one shows on
 * the right, but none of its words.
 */
export const SnapRail = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingLeft: margin,
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${margin})`,
  // The row would cut off the shadows of its cards without its padding.
  padding: `${theme.spacing(0.5)} ${margin} ${theme.spacing(2)}`,
  '& > li': { flex: `0 0 calc(100vw - 2.667 * ${gutter})`, scrollSnapAlign: 'start' },
  // Cards that snap to their places would start below the edge of the row.
  [theme.breakpoints.down('sm')]: { '& > li': { animation: 'none' } },
  '@media print': { flexWrap: 'wrap', overflow: 'visible', margin: 0, padding: 0 },
}));
