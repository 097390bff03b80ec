import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { DialogButton } from '../../components/DialogButton';
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
interface DetailHeroProps {
  ground: Ground;
  detail: ProgrammeDetail;
  trail: readonly NavLink[];
}

/** The programme's name and summary, above its key facts. */
export const DetailHero = ({ ground, detail, trail }: DetailHeroProps) => (
  <Root data-ground={ground}>
    <Container
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: { xs: 4, lg: 6 },
      }}
    >
      <Breadcrumbs trail={trail} here={detail.title} />
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="pageTitle">{detail.title}</Typography>
        <Typography variant="subtitle1" sx={{ maxWidth: '40rem' }}>
          {detail.subtitle}
        </Typography>
        <DialogButton opens="course" size="large">
          {detail.cta}
        </DialogButton>
      </Stack>
      <InfoCard detail={detail} />
    </Container>
  </Root>
);
