import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { Icon } from '../../components/Icon';
import { about } from '../../content/about';
import { inNewTab } from '../../content/labels';
import { company } from '../../content/company';
import { border } from '../../theme/tokens';
import { PromoVideo } from './PromoVideo';

export const AboutHero = () => (
  <Box
    component="section"
    data-ground="sky"
    sx={{ pt: { xs: 5, lg: 9 }, pb: { xs: 7, lg: 9 }, borderBottom: border }}
  >
    <Container
      sx={{
        display: 'grid',
        gap: { xs: 4, lg: 8 },
        gridTemplateColumns: { lg: '1fr 1.25fr' },
        alignItems: { lg: 'center' },
      }}
    >
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h1">{about.hero.heading}</Typography>
        <Typography variant="subtitle1">{about.hero.text}</Typography>
        <Button
          component="a"
          href={company.videoUrl}
          target="_blank"
          rel="noopener"
          size="large"
          aria-label={inNewTab(about.video.linkLabel)}
          endIcon={<Icon name="arrow-up-right" />}
        >
          {about.video.linkLabel}
        </Button>
      </Stack>
      <PromoVideo />
    </Container>
  </Box>
);
