import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '../../components/Icon';
import { about } from '../../content/about';
import { company } from '../../content/company';
import { border } from '../../theme/tokens';
import { PromoVideo } from './PromoVideo';

const Root = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(5, 7),
  borderBottom: border,
  [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(9) },
}));
const Grid = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '1fr 1.25fr',
    gap: theme.spacing(8),
    alignItems: 'center',
  },
}));

export const AboutHero = () => (
  <Root data-ground="sky">
    <Grid>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h1">{about.hero.heading}</Typography>
        <Typography variant="subtitle1">{about.hero.text}</Typography>
        <Button
          component="a"
          href={company.videoUrl}
          target="_blank"
          rel="noopener"
          size="large"
          aria-label={`${about.video.linkLabel} (opens in a new tab)`}
          endIcon={<Icon name="arrow-up-right" />}
        >
          {about.video.linkLabel}
        </Button>
      </Stack>
      <PromoVideo />
    </Grid>
  </Root>
);
