import { styled } from '@mui/material/styles';
import { fonts } from '../../theme/tokens';

/** The drawing of a poster: as wide as its column, with words in the display face. */
export const Chart = styled('svg')({
  width: '100%',
  maxWidth: '35rem',
  fontFamily: fonts.display,
  fontWeight: 700,
  // On a desktop its words are as large as the text next to it.
  '@media (min-width: 1024px)': { fontSize: 20 },
});
