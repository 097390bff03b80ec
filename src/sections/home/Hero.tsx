import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { DialogButton } from '../../components/DialogButton';
import { GuaranteeNote } from '../../components/GuaranteeNote';
import { HeroScene } from '../../components/live/HeroScene';
import { PauseButton } from '../../components/PauseButton';
import { Container } from '../../components/Section';
import { Actions } from '../../components/Stack';
import { slides } from '../../content/home';
import { border, colour, from, space, type } from '../../theme/tokens';
import { useHydrated } from '../../components/useHydrated';
import { useStillness } from '../useStillness';
import { Ways } from './Ways';

/** How long a slide shows, in ms. */
const INTERVAL = 5000;
const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;

const Root = styled('section')({ position: 'relative', borderBottom: border, overflow: 'clip' });
const Stage = styled('div')({ display: 'grid' });
const Slide = styled('div')({
  gridArea: '1 / 1',
  display: 'grid',
  gap: space(3),
  alignContent: 'start',
  paddingBlock: `${space(5)} ${space(2)}`,
  visibility: 'hidden',
  opacity: 0,
  transition: 'opacity 250ms, visibility 0s 250ms',
  '&[data-current]': { visibility: 'visible', opacity: 1, transition: 'opacity 250ms' },
  [from.lg]: {
    gridTemplateColumns: '1.1fr 1fr',
    alignItems: 'center',
    alignContent: 'center',
    gap: space(4),
    minHeight: 'min(640px, calc(100vh - 150px))',
    paddingBlock: space(4),
  },
});
// Keeps the room of a drawing that is not there yet.
const Picture = styled('div')({
  width: '100%',
  maxWidth: 420,
  aspectRatio: '640 / 600',
  marginInline: 'auto',
  [from.lg]: { maxWidth: 580 },
  '& svg': { width: '100%' },
});
const Words = styled('div')({ display: 'grid', gap: space(3), justifyItems: 'start' });
const Heading = styled('h1')(type.hero);
const OtherHeading = styled('h2')(type.hero);
const Text = styled('p')({ ...type.lead, maxWidth: '34rem' });
// In the middle, clear of what floats in the corners.
const Controls = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1),
  paddingBottom: space(3),
});
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

/** Three slides that take turns every five seconds, until somebody looks closer or says stop. */
export const Hero = () => {
  const [current, setCurrent] = useState(0);
  const stillness = useStillness();
  // The drawings of the slides that nobody sees yet would make up a sixth of the page.
  const awake = useHydrated();
  // The first slide of a prerendered page shows since the page's first paint, not since React runs.
  const shownSince = useRef(awake ? undefined : firstPaint());
  useEffect(() => {
    if (stillness.still) return undefined;
    const left = INTERVAL - (shownSince.current === undefined ? 0 : performance.now() - shownSince.current);
    const timer = setTimeout(() => setCurrent((current + 1) % slides.length), Math.max(left, 0));
    return () => {
      clearTimeout(timer);
      // A chosen slide shows for a whole interval too.
      shownSince.current = undefined;
    };
  }, [stillness.still, current]);

  return (
    <Root data-ground="sun" aria-roledescription="carousel" aria-label="What we do" {...stillness.props}>
      <Container>
        <Stage>
          {slides.map(({ scene, heading, text, actions }, index) => {
            const Title = index === 0 ? Heading : OtherHeading;
            return (
              <Slide
                key={scene}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${slides.length}`}
                data-current={index === current ? '' : undefined}
              >
                <Words>
                  <Title>{heading}</Title>
                  <Text>{text}</Text>
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
                </Words>
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
          <PauseButton paused={stillness.stopped} onToggle={stillness.toggle} what="slides" />
        </Controls>
      </Container>
    </Root>
  );
};
