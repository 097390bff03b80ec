import { styled } from '@mui/material/styles';
import { fonts } from '../../theme/tokens';

/** The drawing of a poster: as wide as its column, with words in the display face. */
export const Chart = styled('svg')({
  width: '100%',
  maxWidth: '35rem',
  fontFamily: fonts.display,
  fontWeight: 700,
});
