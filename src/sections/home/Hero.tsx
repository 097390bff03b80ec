import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { DialogButton } from '../../components/DialogButton';
import { GuaranteeNote } from '../../components/GuaranteeNote';
import { HeroScene } from '../../components/live/HeroScene';
import { Icon } from '../../components/Icon';
import { RoundButton } from '../../components/PauseButton';
import { Container } from '../../components/Section';
import { Actions } from '../../components/Stack';
import { slides } from '../../content/home';
import { startSlideshow } from '../../layout/slideshow';
import { border, colour, from, space, type } from '../../theme/tokens';
import { useHydrated } from '../../components/useHydrated';
import { Ways } from './Ways';

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

// The script swaps the icons of the pause button with an attribute of the section.
const Pause = styled(RoundButton)({
  '[data-paused] & > :first-of-type': { display: 'none' },
  'section:not([data-paused]) & > :last-of-type': { display: 'none' },
});

interface PictureOfProps {
  scene: (typeof slides)[number]['scene'];
  isFirst: boolean;
}

/**
 * A slide's drawing. The build moves all but the first into files of their own, a sixth of the page; the slideshow
 * fetches them. A page that React renders in the browser draws them all.
 */
const PictureOf = ({ scene, isFirst }: PictureOfProps) => {
  const [isPrerendered] = useState(!useHydrated());
  if (isFirst || !isPrerendered || import.meta.env.SSR)
    return (
      <Picture data-drawing={import.meta.env.SSR && !isFirst ? scene : undefined}>
        <HeroScene name={scene} />
      </Picture>
    );
  return <Picture dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
};

/** Three slides that take turns every five seconds until the visitor takes a closer look or pauses them. */
export const Hero = () => {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (root.current) startSlideshow(root.current, performance.now());
  }, []);

  return (
    <Root
      ref={root}
      data-ground="sun"
      data-slideshow=""
      // The slideshow may have moved on before React.
      suppressHydrationWarning
      aria-roledescription="carousel"
      aria-label="What we do"
    >
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
                data-slide=""
                suppressHydrationWarning
                data-current={index === 0 ? '' : undefined}
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
                <PictureOf scene={scene} isFirst={index === 0} />
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
              aria-current={index === 0 ? 'true' : undefined}
              data-dot=""
              data-native=""
              suppressHydrationWarning
            />
          ))}
          <Pause
            type="button"
            aria-label="Pause slides"
            data-pause=""
            data-native=""
            suppressHydrationWarning
          >
            <Icon name="pause" />
            <Icon name="play" />
          </Pause>
        </Controls>
      </Container>
    </Root>
  );
};
