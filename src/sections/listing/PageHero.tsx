import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Art } from '../../components/Art';
import { artSizes } from '../../components/artSizes';
import type { Ground } from '../../theme/palette';
import { border, colour, framed } from '../../theme/tokens';

const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  // A shape behind one corner, another for each ground, where there is room for all of it.
  [theme.breakpoints.up('lg')]: {
    flex: '1 1 26rem',
    minWidth: 0,
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
}));

/** On a dark ground the outline is light, and there is no shadow. */
const framedOnGround = {
  ...framed,
  '[data-ground=ink] &, [data-ground=pine] &': { borderColor: colour.cream, boxShadow: 'none' },
} as const;
const slotProps = { img: { sx: framedOnGround } };

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
  <Box
    component="section"
    data-ground={ground}
    sx={{ pt: { xs: 4, lg: 9 }, pb: { xs: 6, lg: 9 }, borderBottom: border, overflow: 'clip' }}
  >
    {/* The picture goes below for large text. */}
    <Container
      sx={{
        display: { xs: 'grid', lg: 'flex' },
        flexWrap: 'wrap',
        gap: { xs: 5, lg: 8 },
        alignItems: { lg: 'center' },
      }}
    >
      <Stack
        spacing={2.5}
        sx={{ flex: { lg: '1.2 1 26rem' }, minWidth: { lg: 0 }, alignItems: 'flex-start' }}
      >
        {kicker}
        <Typography variant="pageTitle">{heading}</Typography>
        <Typography variant="subtitle1" sx={{ maxWidth: '34rem' }}>
          {text}
        </Typography>
        {children}
      </Stack>
      <Picture>
        {perched && <Box sx={{ display: { xs: 'none', lg: 'block' } }}>{perched}</Box>}
        <Art
          id={art}
          alt={alt}
          sizes={artSizes.half}
          sx={{ position: 'relative' }}
          slotProps={slotProps}
          priority
        />
      </Picture>
    </Container>
  </Box>
);
