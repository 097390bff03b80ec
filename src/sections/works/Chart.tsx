import { styled } from '@mui/material/styles';
import { fonts } from '../../theme/tokens';

/** The drawing of a poster: as wide as its column, with text in the display face. */
export const Chart = styled('svg')({
  width: '100%',
  maxWidth: '35rem',
  // Its outer edge is that of the page, and a chapter fits the screen.
  '@media (min-width: 1600px)': { maxWidth: '38rem', 'article:not([data-turned]) &': { justifySelf: 'end' } },
  fontFamily: fonts.display,
  fontWeight: 700,
  // Paper is white, and so is the text on a dark ground.
  '@media print': { fill: 'currentColor' },
  // On a desktop its text is as large as the text beside it.
  '@media (min-width: 1024px)': { fontSize: 20 },
});
