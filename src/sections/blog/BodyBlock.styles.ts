import { styled } from '@mui/material/styles';
import { colour } from '../../theme/tokens';

/** About 70 characters a line. */
export const measure = '39rem';
/** From here on the text is in the middle, with the list of contents on its left. */
export const roomy = '@media (min-width: 1280px)';
/** There a frame is around the text: what is in it is in line with the text. */
export const aroundText = { marginInline: '-40px' } as const;

/** A list in the text, with bullets or numbers. */
export const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  maxWidth: measure,
  paddingLeft: theme.spacing(3),
  // The list of an entry.
  '& &': { marginTop: theme.spacing(1) },
  'ul&': { listStyle: 'square' },
  'ol&': { listStyle: 'decimal' },
}));
export const ListItem = styled('li')({ '&::marker': { color: colour.clay, fontWeight: 700 } });

/** A link on its own line is tall enough for a finger. */
export const alone = { fontWeight: 700, paddingBlock: 0.5 } as const;
