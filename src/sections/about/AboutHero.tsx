import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { artSizes } from '../../components/artSizes';
import { FramedArt } from '../../components/FramedArt';
import { Icon } from '../../components/Icon';
import { owlFigure } from '../../components/owl/owlFigure';
import { about } from '../../content/about';
import { company } from '../../content/company';
import { inNewTab } from '../../content/labels';
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
        // A larger gap on a phone, where the owl is between the button and the video.
        gap: { xs: 9, sm: 7, lg: 8 },
        gridTemplateColumns: { lg: '1fr 1.25fr' },
        alignItems: { lg: 'center' },
      }}
    >
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h1">{about.hero.heading}</Typography>
        <Typography variant="subtitle1">{about.hero.text}</Typography>
        {company.videoUrl && (
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
        )}
      </Stack>
      <Box
        sx={{
          position: 'relative',
          '&::before': {
            ...owlFigure('clap'),
            right: { xs: 8, lg: 32 },
            bottom: '100%',
            width: { xs: 72, lg: 104 },
          },
        }}
      >
        {company.videoUrl ? (
          <>
            <PromoVideo />
            {/* For visitors who do not see the film, which has no sound. */}
            <Typography variant="body2" sx={{ marginTop: 2.5 }}>
              {about.video.description}
            </Typography>
          </>
        ) : (
          <FramedArt id="page-about" alt={about.hero.alt} sizes={artSizes.half} priority />
        )}
      </Box>
    </Container>
  </Box>
);
