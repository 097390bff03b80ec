import { styled } from '@mui/material/styles';
import { snapsToGrid } from '../theme/snapsToGrid';

/** A list of cards of equal width: two, three or four columns, as far as they fit. */
export const CardGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(16rem, 21%)), 1fr))',
  '&[data-columns="3"]': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(19rem, 28%)), 1fr))',
  },
}));

/** An item of a list of cards. The cards of a row are equally high. */
export const CardItem = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...snapsToGrid,
});
