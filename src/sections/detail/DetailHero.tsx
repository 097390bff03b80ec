import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { artSizes } from '../../components/artSizes';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { DialogButton } from '../../components/DialogButton';
import { FramedArt } from '../../components/FramedArt';
import type { KindOfProgramme } from '../../content/facts/promises';
import type { NavLink } from '../../content/navigation';
import type { Ground } from '../../theme/palette';
import { border } from '../../theme/tokens';
import { InfoCard } from './InfoCard';
import type { ProgrammeDetail } from './types';

const Root = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(3, 6),
  borderBottom: border,
  [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(4, 10) },
}));
/**
 * On a phone the name is the largest text by far; in the size of a heading with long phrases it would be no larger than
 * those of the sections. The longest word, 'Cybersecurity', fits a phone of 320 px.
 */
const largeOnPhone = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: { fontSize: 'clamp(2.125rem, 10.56vw, 2.375rem)', lineHeight: 1.02 },
});
/** The lower edge of the hero on a phone. */
const below = (theme: Theme) => ({
  [theme.breakpoints.down('md')]: { order: 1, '& img': { aspectRatio: '16 / 10' } },
});
interface DetailHeroProps {
  ground: Ground;
  kind: KindOfProgramme;
  art: string;
  alt: string;
  detail: ProgrammeDetail;
  subtitle: string;
  trail: readonly NavLink[];
}

/** The programme's name, summary and picture, above its key facts. */
export const DetailHero = ({ ground, kind, art, alt, detail, subtitle, trail }: DetailHeroProps) => (
  <Root data-ground={ground}>
    <Container
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: { xs: 3, md: 4, lg: 6 },
      }}
    >
      <Breadcrumbs trail={trail} here={detail.title} />
      <Box
        sx={{
          // On a phone the picture comes after the facts, so that title, button and facts are in the first screen.
          display: { xs: 'contents', md: 'grid' },
          gap: { md: 4, lg: 8 },
          gridTemplateColumns: { md: '1fr 1fr', lg: '1.3fr 1fr' },
          alignItems: 'center',
        }}
      >
        <Stack sx={{ gap: { xs: 2, md: 3 }, alignItems: 'flex-start' }}>
          <Typography variant="longTitle" component="h1" sx={largeOnPhone}>
            {detail.title}
          </Typography>
          <Typography variant="subtitle1">{subtitle}</Typography>
          <DialogButton opens="course" subject={detail.title} size="large">
            {detail.cta}
          </DialogButton>
        </Stack>
        <FramedArt id={art} alt={alt} sizes={artSizes.half} priority sx={below} />
      </Box>
      <InfoCard kind={kind} detail={detail} />
    </Container>
  </Root>
);
