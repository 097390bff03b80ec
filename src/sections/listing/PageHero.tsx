import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { artSizes } from '../../components/artSizes';
import { FramedArt } from '../../components/FramedArt';
import { WholeWords } from '../../components/WholeWords';
import type { Ground } from '../../theme/palette';
import { border } from '../../theme/tokens';

interface PageHeroProps {
  ground: Ground;
  heading: ReactNode;
  text: string;
  /** The id of its picture. */
  art: string;
  alt: string;
  instead?: ReactNode;
  /**
   * `poster`: a few words, in the largest size that fits. `long`: long phrases, which need more of the width than the usual
   * heading.
   */
  size?: 'poster' | 'long';
  /** From a tablet on the picture is nearly square, so its subject must be in the middle. */
  isSquare?: boolean;
  /** Its last child is a search box, with space for the answer below, and a smaller picture next to it on a desktop. */
  hasSearch?: boolean;
  /** Leaves out the picture on a phone, where the list comes first. */
  list?: boolean;
  /** A line above the heading. */
  kicker?: ReactNode;
  /** A figure on the upper edge of the picture, where it fits. */
  perched?: ReactNode;
  /** Buttons or a search box. */
  children?: ReactNode;
}

const titles = { poster: 'poster', long: 'longTitle' } as const;

/** The width from which the picture grows on a desktop, where it shares the row with the words. */
const leastWidth = ({ size, hasSearch }: Pick<PageHeroProps, 'size' | 'hasSearch'>) => {
  if (size !== 'long') return '26rem';
  return hasSearch ? 'clamp(25rem, 38vw, 40rem)' : 'clamp(25rem, 32vw, 36rem)';
};

/** The first block of a page that sells or lists programmes: words on the left, a picture on the right. */
export const PageHero = ({
  ground,
  heading,
  size,
  isSquare,
  hasSearch,
  list,
  text,
  art,
  alt,
  instead,
  kicker,
  perched,
  children,
}: PageHeroProps) => (
  <Box
    component="section"
    data-ground={ground}
    sx={{
      pt: { xs: 4, lg: 9 },
      pb: { xs: list ? 5 : 6, lg: 9 },
      borderBottom: border,
      overflow: 'clip',
    }}
  >
    {/* With large text the picture moves below. */}
    <Container
      sx={{
        display: { xs: 'grid', lg: 'flex' },
        flexWrap: 'wrap',
        // Under a search box there is space for its answer already.
        gap: { xs: hasSearch ? 1 : 5, md: instead ? 5 : '20px 40px', lg: 8 },
        alignItems: { lg: 'center' },
        // On a tablet the heading has the whole row, and the picture is next to the words under it.
        gridTemplateColumns: instead ? undefined : { md: 'minmax(0, 1fr) min(48%, 22rem)' },
      }}
    >
      <Stack
        spacing={2.5}
        sx={{
          display: instead ? undefined : { md: 'contents', lg: 'flex' },
          flex: { lg: size === 'long' ? '12 1 26rem' : '1.6 1 26rem' },
          minWidth: { lg: 0 },
        }}
      >
        <Stack spacing={2.5} sx={{ alignItems: 'flex-start', gridColumn: { md: '1 / -1' } }}>
          {kicker}
          <Typography
            variant={size ? titles[size] : 'pageTitle'}
            component="h1"
            // At 360 px one line may be slightly wider than the column.
            sx={{ marginRight: { xs: '-4px', sm: 0 } }}
          >
            {heading}
          </Typography>
        </Stack>
        <Stack spacing={2.5} sx={{ alignItems: 'flex-start', minWidth: 0 }}>
          <Typography
            variant="subtitle1"
            sx={{ maxWidth: size === 'long' ? 'max(40rem, 32em)' : 'max(34rem, 26em)', textWrap: 'balance' }}
          >
            <WholeWords>{text}</WholeWords>
          </Typography>
          {children}
        </Stack>
      </Stack>
      <Box
        sx={{
          display: list ? { xs: 'none', md: 'block' } : undefined,
          position: 'relative',
          alignSelf: { md: 'start', lg: 'auto' },
          flex: { lg: `1 1 ${leastWidth({ size, hasSearch })}` },
          minWidth: { lg: 0 },
        }}
      >
        {perched && <Box sx={{ display: { xs: 'none', lg: 'block' } }}>{perched}</Box>}
        {instead ?? (
          <FramedArt
            id={art}
            alt={alt}
            sizes={artSizes.half}
            // A phone does not fetch a lazy picture that is hidden.
            priority={!list}
            sx={isSquare ? { '& img': { aspectRatio: { md: '1', lg: '19 / 20' } } } : undefined}
          />
        )}
      </Box>
    </Container>
  </Box>
);
