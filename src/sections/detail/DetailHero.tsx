import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { DialogButton } from '../../components/DialogButton';
import type { NavLink } from '../../content/navigation';
import type { Ground } from '../../theme/palette';
import { border, colour } from '../../theme/tokens';
import { InfoCard } from './InfoCard';
import type { ProgrammeDetail } from './types';

const Root = styled('section')(({ theme }) => ({
  position: 'relative',
  paddingBlock: theme.spacing(3, 6),
  borderBottom: border,
  overflow: 'clip',
  [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(4, 10) },
  // A large quarter disc in the corner, behind the card.
  '&::after': {
    content: '""',
    position: 'absolute',
    right: 0,
    bottom: 0,
    width: 'min(46vw, 520px)',
    aspectRatio: '1',
    borderRadius: '100% 0 0 0',
    backgroundColor: colour.sunLight,
  },
  '&[data-ground=sky]::after': { backgroundColor: colour.white },
}));
const Inner = styled(Container)(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gap: theme.spacing(4),
}));
const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '1.1fr 1fr',
    gap: theme.spacing(8),
    alignItems: 'start',
  },
}));

interface DetailHeroProps {
  ground: Ground;
  detail: ProgrammeDetail;
  trail: readonly NavLink[];
}

/** The programme's name and summary, next to its key facts. */
export const DetailHero = ({ ground, detail, trail }: DetailHeroProps) => (
  <Root data-ground={ground}>
    <Inner>
      <Breadcrumbs trail={trail} here={detail.title} />
      <Grid>
        <Stack spacing={3} sx={{ alignItems: 'flex-start', pt: { lg: 4 } }}>
          <Typography variant="pageTitle">{detail.title}</Typography>
          <Typography variant="subtitle1" sx={{ maxWidth: '34rem' }}>
            {detail.subtitle}
          </Typography>
          <DialogButton opens="course" size="large">
            {detail.cta}
          </DialogButton>
        </Stack>
        <InfoCard detail={detail} />
      </Grid>
    </Inner>
  </Root>
);
