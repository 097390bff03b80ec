import { styled } from '@mui/material/styles';
import { colour } from '../../theme/tokens';

/** A list in the text, with bullets or numbers. An `ol`, because only that may have a first number. */
export const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  paddingLeft: theme.spacing(3),
  // A list inside an entry.
  '& &': { marginTop: theme.spacing(1) },
  'ul&': { listStyle: 'square' },
  'ol&': { listStyle: 'decimal' },
}));
export const ListItem = styled('li')({
  '&::marker': { fontWeight: 700 },
  // A square is a shape; a number is text, for which the clay is too pale.
  'ul > &::marker': { color: colour.clay },
});

/** A link on its own line, tall enough for a finger. */
export const alone = { fontWeight: 700, paddingBlock: 0.5 } as const;
