import { styled } from '@mui/material/styles';
import { colour } from '../../theme/tokens';

/** About 75 characters a line, also where letters are larger. Text, tables, programs and pictures share it: one edge on each side. */
export const measure = 'var(--measure)';
/** A wide screen has the article in its middle. */
export const inTheMiddle = '@media (min-width: 1600px)';
export const measures = {
  '--measure': 'clamp(43rem, 55vw, 47.5rem)',
  [inTheMiddle]: { '--measure': 'clamp(44rem, 43vw, 51rem)' },
} as const;

/** A list in the text, with bullets or numbers. */
export const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  paddingLeft: theme.spacing(3),
  // A list inside an entry.
  '& &': { marginTop: theme.spacing(1) },
  'ul&': { listStyle: 'square' },
  'ol&': { listStyle: 'decimal' },
}));
export const ListItem = styled('li')({ '&::marker': { color: colour.clay, fontWeight: 700 } });

/** A link on its own line, tall enough for a finger. */
export const alone = { fontWeight: 700, paddingBlock: 0.5 } as const;
