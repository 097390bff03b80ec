import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Art } from '../../components/Art';
import { artSizes } from '../../components/artSizes';
import type { Ground } from '../../theme/palette';
import { border, colour, radius, shadow } from '../../theme/tokens';

const Root = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(4, 6),
  borderBottom: border,
  overflow: 'clip',
  [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(9) },
}));
const Grid = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  [theme.breakpoints.up('lg')]: {
    // The picture goes below for large text.
    display: 'flex',
    flexWrap: 'wrap',
    '& > *': { flex: '1 1 26rem', minWidth: 0 },
    '& > :first-of-type': { flexGrow: 1.2 },
    gap: theme.spacing(8),
    alignItems: 'center',
  },
}));
const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  justifyItems: 'start',
  '& > form': { width: '100%' },
}));
const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  // A shape behind one corner, another for each ground, where there is room for all of it.
  [theme.breakpoints.up('lg')]: {
    '&::before': {
      content: '""',
      position: 'absolute',
      left: -44,
      bottom: -44,
      width: 168,
      height: 168,
      border,
      borderRadius: '100% 0 0 0',
      backgroundColor: colour.clay,
    },
    '[data-ground=sky] &::before': {
      inset: '-44px -20px auto auto',
      borderRadius: '50%',
      backgroundColor: colour.sun,
    },
    '[data-ground=paper] &::before': {
      inset: '-44px -20px auto auto',
      borderRadius: '0 100% 0 0',
      backgroundColor: colour.pine,
    },
    '[data-ground=pine] &::before': { borderRadius: '0 0 0 100%', backgroundColor: colour.sun },
    '[data-ground=ink] &::before': {
      inset: '-44px auto auto -44px',
      borderRadius: '100% 0 100% 0',
      borderColor: colour.cream,
      backgroundColor: colour.pineLight,
    },
  },
  '& picture': { position: 'relative' },
  '& img': { border, borderRadius: radius.card, boxShadow: shadow(8) },
  '[data-ground=ink] & img, [data-ground=pine] & img': { borderColor: colour.cream, boxShadow: 'none' },
}));

const Perched = styled('div')(({ theme }) => ({ [theme.breakpoints.down('lg')]: { display: 'none' } }));

interface PageHeroProps {
  ground: Ground;
  heading: ReactNode;
  text: string;
  art: string;
  alt: string;
  /** A line above the heading. */
  kicker?: ReactNode;
  /** A figure on the picture's upper edge, where there is room for it. */
  perched?: ReactNode;
  /** Buttons or a search box. */
  children?: ReactNode;
}

/** The first block of a page that sells or lists programmes: words on the left, a picture on the right. */
export const PageHero = ({ ground, heading, text, art, alt, kicker, perched, children }: PageHeroProps) => (
  <Root data-ground={ground}>
    <Grid>
      <Words>
        {kicker}
        <Typography variant="pageTitle">{heading}</Typography>
        <Typography variant="subtitle1" sx={{ maxWidth: '34rem' }}>
          {text}
        </Typography>
        {children}
      </Words>
      <Picture>
        {perched && <Perched>{perched}</Perched>}
        <Art id={art} alt={alt} sizes={artSizes.half} priority />
      </Picture>
    </Grid>
  </Root>
);
