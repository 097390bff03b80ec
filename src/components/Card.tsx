import { styled } from '@mui/material/styles';
import { border, colour, radius, shadow, space } from '../theme/tokens';

/** The card of the site: ink outline, hard shadow. `data-ground` on it changes its colour. */
export const Card = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1.5),
  padding: space(3),
  border,
  borderRadius: radius.card,
  boxShadow: shadow(6),
  backgroundColor: colour.white,
  color: colour.ink,
  '--text': colour.ink,
  '--muted': colour.inkMuted,
  '--link': colour.cobalt,
  '--focus': colour.cobalt,
  '[data-ground=ink] &, [data-ground=pine] &': { boxShadow: 'none' },
});

/** A grid of equal cards; two, three or four columns where there is room. */
export const Cards = styled('ul')({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  '& > li': { display: 'flex' },
  '& > li > *': { width: '100%' },
  '&[data-columns="2"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))' },
  '&[data-columns="3"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))' },
});
