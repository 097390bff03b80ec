import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { DialogButton } from '../../components/DialogButton';
import { GuaranteeNote } from '../../components/GuaranteeNote';
import { HeroScene } from '../../components/live/HeroScene';
import { PauseButton } from '../../components/PauseButton';
import { Actions } from '../../components/Actions';
import { homeHeadings, slides } from '../../content/home';
import { border, colour } from '../../theme/tokens';
import { useHydrated } from '../../components/useHydrated';
import { useAutoplayPause } from '../useAutoplayPause';
import { Ways } from './Ways';

/** How long a slide shows, in ms. */
const INTERVAL = 5000;
const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;

const Root = styled('section')({ position: 'relative', borderBottom: border, overflow: 'clip' });
const Stage = styled('div')({ display: 'grid' });
const Slide = styled('div')(({ theme }) => ({
  gridArea: '1 / 1',
  display: 'grid',
  gap: theme.spacing(3),
  alignContent: 'start',
  paddingBlock: theme.spacing(5, 2),
  visibility: 'hidden',
  opacity: 0,
  transition: 'opacity 250ms, visibility 0s 250ms',
  '&[data-current]': { visibility: 'visible', opacity: 1, transition: 'opacity 250ms' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '1.1fr 1fr',
    alignItems: 'center',
    alignContent: 'center',
    gap: theme.spacing(4),
    minHeight: 'min(640px, calc(100vh - 150px))',
    paddingBlock: theme.spacing(4),
  },
}));
// Reserves space for a drawing that is rendered later.
const Picture = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 420,
  aspectRatio: '640 / 600',
  marginInline: 'auto',
  [theme.breakpoints.up('lg')]: { maxWidth: 580 },
  '& svg': { width: '100%' },
}));
// In the middle, clear of the floating widgets.
const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1),
  paddingBottom: theme.spacing(3),
}));
const Dot = styled('button')({
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  padding: 0,
  background: 'none',
  cursor: 'pointer',
  borderRadius: '50%',
  '&::before': {
    content: '""',
    width: 16,
    height: 16,
    borderRadius: '50%',
    border: `3px solid ${colour.ink}`,
    transition: 'width 180ms, border-radius 180ms',
  },
  '&[aria-current]::before': { width: 36, borderRadius: 8, backgroundColor: colour.ink },
});

/** Three slides that change every five seconds, unless the visitor points at them, focuses them or presses pause. */
export const Hero = () => {
  const [current, setCurrent] = useState(0);
  const autoplay = useAutoplayPause();
  // The drawings of the hidden slides would be a sixth of the page's HTML.
  const awake = useHydrated();
  // The first slide of a prerendered page shows since the page's first paint, not since React runs.
  const shownSince = useRef(awake ? undefined : firstPaint());
  useEffect(() => {
    if (autoplay.paused) return undefined;
    const left = INTERVAL - (shownSince.current === undefined ? 0 : performance.now() - shownSince.current);
    const timer = setTimeout(() => setCurrent((current + 1) % slides.length), Math.max(left, 0));
    return () => {
      clearTimeout(timer);
      // A chosen slide shows for a whole interval too.
      shownSince.current = undefined;
    };
  }, [autoplay.paused, current]);

  return (
    <Root
      data-ground="sun"
      aria-roledescription="carousel"
      aria-label={homeHeadings.hero}
      {...autoplay.handlers}
    >
      <Container>
        <Stage>
          {slides.map(({ scene, heading, text, actions }, index) => {
            return (
              <Slide
                key={scene}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${slides.length}`}
                data-current={index === current ? '' : undefined}
              >
                <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
                  <Typography variant="h1" component={index === 0 ? 'h1' : 'h2'}>
                    {heading}
                  </Typography>
                  <Typography variant="subtitle1" sx={{ maxWidth: '34rem' }}>
                    {text}
                  </Typography>
                  <Actions>
                    {actions.map(({ label, opens }, position) => (
                      <DialogButton
                        key={label}
                        opens={opens}
                        size="large"
                        variant={position === 0 ? 'contained' : 'outlined'}
                      >
                        {label}
                      </DialogButton>
                    ))}
                  </Actions>
                  {scene === 'software' && <Ways />}
                  {scene === 'placed' && <GuaranteeNote />}
                </Stack>
                <Picture>{(index === 0 || awake) && <HeroScene name={scene} />}</Picture>
              </Slide>
            );
          })}
        </Stage>
        <Controls>
          {slides.map(({ scene }, index) => (
            <Dot
              key={scene}
              type="button"
              aria-label={`Show slide ${index + 1}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => setCurrent(index)}
            />
          ))}
          <PauseButton paused={autoplay.stopped} onToggle={autoplay.toggle} what="slides" />
        </Controls>
      </Container>
    </Root>
  );
};
