import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Art } from '../../components/Art';
import { artSizes } from '../../components/artSizes';
import { Container } from '../../components/Section';
import type { Ground } from '../../theme/palette';
import { border, colour, from, radius, shadow, space, type } from '../../theme/tokens';

const Root = styled('section')({
  paddingBlock: `${space(4)} ${space(6)}`,
  borderBottom: border,
  overflow: 'clip',
  [from.lg]: { paddingBlock: space(9) },
});
const Grid = styled(Container)({
  display: 'grid',
  gap: space(5),
  [from.lg]: { gridTemplateColumns: '1.05fr 1fr', gap: space(8), alignItems: 'center' },
});
const Words = styled('div')({
  display: 'grid',
  gap: space(2.5),
  justifyItems: 'start',
  '& > form': { width: '100%' },
});
const Heading = styled('h1')({ ...type.hero, fontSize: 'clamp(2.25rem, 1.5rem + 3.1vw, 4.25rem)' });
const Text = styled('p')({ ...type.lead, maxWidth: '34rem' });
const Picture = styled('div')({
  position: 'relative',
  // A quarter disc behind the picture's corner.
  '&::before': {
    content: '""',
    position: 'absolute',
    left: -28,
    bottom: -28,
    width: 112,
    height: 112,
    border,
    borderRadius: '100% 0 0 0',
    backgroundColor: colour.clay,
    [from.lg]: { left: -44, bottom: -44, width: 168, height: 168 },
  },
  '& picture': { position: 'relative' },
  '& img': { border, borderRadius: radius.card, boxShadow: shadow(8) },
  '[data-ground=ink] & img': { borderColor: colour.cream, boxShadow: 'none' },
});

interface PageHeroProps {
  ground: Ground;
  heading: ReactNode;
  text: string;
  art: string;
  alt: string;
  /** A line above the heading. */
  kicker?: ReactNode;
  /** What the visitor can do here. */
  children?: ReactNode;
}

/** The first block of a page that sells or lists programmes: words on the left, a picture on the right. */
export const PageHero = ({ ground, heading, text, art, alt, kicker, children }: PageHeroProps) => (
  <Root data-ground={ground}>
    <Grid>
      <Words>
        {kicker}
        <Heading>{heading}</Heading>
        <Text>{text}</Text>
        {children}
      </Words>
      <Picture>
        <Art id={art} alt={alt} sizes={artSizes.half} priority />
      </Picture>
    </Grid>
  </Root>
);
