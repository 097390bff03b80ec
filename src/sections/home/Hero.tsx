import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Actions } from '../../components/Actions';
import { DialogButton } from '../../components/DialogButton';
import { GuaranteeNote } from '../../components/GuaranteeNote';
import { Icon } from '../../components/Icon';
import { LampScene } from '../../components/live/hero/LampScene';
import { darkness } from '../../components/owl/light';
import { mark, marked } from '../../config/mark';
import { homeHeadings, proof, slides } from '../../content/home';
import { NATIVE } from '../../handover/handover.markup';
import { LIT } from '../../native/attention.markup';
import { startSlideshow } from '../../native/slideshow';
import { CURRENT, DOT, PAUSE, PAUSED, SLIDE, SLIDESHOW } from '../../native/slideshow.markup';
import { groundRule } from '../../theme/grounds';
import { border, colour } from '../../theme/tokens';

/**
 * The slides lie on top of each other and share their rows, so that headings, texts and buttons stay at the same
 * height: five rows on a phone; a row for the heading and two beside the picture on a tablet; three beside the picture
 * on a desktop.
 */
const Slides = styled('div')(({ theme }) => ({
  display: 'grid',
  rowGap: theme.spacing(3),
  gridTemplate: 'repeat(5, auto) / minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplate: 'auto auto 1fr / minmax(0, 1.1fr) minmax(0, 1fr)',
    columnGap: theme.spacing(4),
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateRows: '1fr repeat(3, auto) 1fr',
    columnGap: theme.spacing(4),
    minHeight: 'min(max(640px, 40vw), calc(100vh - 150px))',
  },
}));
/** A slide disappears before the next one appears: two headings on top of each other are unreadable. */
const Slide = styled('div')(({ theme }) => ({
  gridArea: '1 / 1 / -1 / -1',
  display: 'grid',
  gridTemplate: 'subgrid / subgrid',
  justifyItems: 'start',
  paddingBlock: theme.spacing(5, 2),
  visibility: 'hidden',
  opacity: 0,
  transition: 'opacity 90ms, visibility 0s 90ms',
  [`&${marked(CURRENT)}`]: {
    visibility: 'visible',
    opacity: 1,
    transition: 'opacity 200ms 90ms, visibility 0s 90ms',
  },
  [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(4) },
}));
/** The scene is outside the slides: it stays, and only its light moves. */
const Picture = styled('div')(({ theme }) => ({
  gridRow: 4,
  width: '100%',
  // Low enough on a phone for the proof below it to be on the first screen.
  maxWidth: 224,
  aspectRatio: '640 / 600',
  marginInline: 'auto',
  gridColumn: 1,
  [theme.breakpoints.up('sm')]: { maxWidth: 320 },
  [theme.breakpoints.up('md')]: { gridArea: '2 / 2 / -1', alignSelf: 'center', maxWidth: 'none' },
  [theme.breakpoints.up('lg')]: {
    gridRowStart: 1,
    maxWidth: 'clamp(580px, 38vw, 720px)',
  },
  // Chrome before 117: the rows of the slides are not those of the picture, which would lie over the text.
  '@supports not (grid-template-rows: subgrid)': { display: 'none' },
}));
/** The buttons and the note. On a phone the picture is between them. */
const afterText = {
  display: { xs: 'contents', md: 'grid' },
  alignContent: 'start',
  gap: 3,
  gridRow: { md: 3, lg: 4 },
} as const;
/** Across both columns on a tablet. No line is longer than 9em, which keeps 'Job-ready' whole. */
const title = {
  gridRow: { lg: 2 },
  gridColumn: { md: '1 / -1', lg: 'auto' },
  fontSize: { md: 'calc(1.25rem + 4.15vw)', lg: 'h1.fontSize' },
  maxWidth: '9em',
} as const;
const Note = styled('div')(({ theme }) => ({
  maxWidth: '34rem',
  [theme.breakpoints.down('md')]: { gridRow: 5 },
}));
/**
 * Small enough for the buttons of every slide to be on one line at 360 px. A second line on one slide would be a gap on
 * the others.
 */
const Buttons = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('lg')]: {
    '& > div': { gap: theme.spacing(1) },
    '& a': { paddingInline: theme.spacing(1.5), fontSize: '1rem' },
  },
  [theme.breakpoints.between('sm', 'lg')]: {
    '& > div': { gap: theme.spacing(1.5) },
    '& a': { paddingInline: theme.spacing(2) },
  },
}));
const Dot = styled('button')({
  // A round button and a long one get the same space around them.
  height: 44,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  padding: '0 14px',
  background: 'none',
  cursor: 'pointer',
  borderRadius: '50%',
  '&::before': {
    content: '""',
    width: 16,
    height: 16,
    borderRadius: '50%',
    border: '3px solid var(--text)',
  },
  '&[aria-current]::before': { width: 36, borderRadius: 8, backgroundColor: 'var(--text)' },
});

// The script swaps the icons of the pause button by an attribute of the section.
const PauseButton = styled(IconButton)({
  marginLeft: 14,
  [`${marked(PAUSED)} & > :first-of-type`]: { display: 'none' },
  [`section:not(${marked(PAUSED)}) & > :last-of-type`]: { display: 'none' },
});

/** While a slide is shown, counted from 1 as CSS does. */
const whileShowing = (slide: number) => `&:has(${marked(SLIDE)}:nth-of-type(${slide})${marked(CURRENT)})`;
/** The light stays on the person that the slide is about. */
const spotlight = { '--glide': '500ms', '--plate': colour.sun } as const;
/** Each slide has its own ground. The first one is dark until the visitor lights the lamp. */
const Root = styled('section')({
  position: 'relative',
  borderBottom: border,
  overflow: 'clip',
  [darkness]: { [`${whileShowing(1)}:not(${marked(LIT)})`]: groundRule('ink') },
  [whileShowing(2)]: { ...groundRule('sky'), '--spot': 'circle(29% at 28.5% 70%)', ...spotlight },
  [whileShowing(3)]: { ...groundRule('pine'), '--spot': 'circle(29% at 71.5% 70%)', ...spotlight },
});

/** The proof below a slide's buttons, where a slide has one. */
const SlideNote = ({ scene }: { scene: (typeof slides)[number]['scene'] }) => {
  if (scene === 'placed')
    return (
      <Note>
        <GuaranteeNote />
      </Note>
    );
  if (scene === 'software')
    return (
      <Note
        sx={{
          typography: 'body2',
          paddingTop: 1.5,
          borderTop: '2px solid var(--text)',
          textWrap: 'balance',
        }}
      >
        <Box component="strong" sx={{ display: 'block' }}>
          {proof.result}.
        </Box>{' '}
        {proof.source}.
      </Note>
    );
  return null;
};

/** Three slides that change every five seconds, until the visitor takes a closer look or pauses them. */
export const Hero = () => {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (root.current) startSlideshow(root.current, performance.now());
  }, []);

  return (
    <Root
      ref={root}
      data-ground="sun"
      {...mark(SLIDESHOW)}
      // The slideshow may have moved on before React.
      suppressHydrationWarning
      aria-roledescription="carousel"
      aria-label={homeHeadings.hero}
    >
      <Container>
        <Slides>
          {slides.map(({ scene, heading, text, reader, actions }, index) => (
            <Slide
              key={scene}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              {...mark(SLIDE)}
              suppressHydrationWarning
              {...(index === 0 && mark(CURRENT))}
            >
              <Typography variant="h1" component={index === 0 ? 'h1' : 'h2'} sx={title}>
                {heading}
              </Typography>
              <Typography variant="subtitle1" sx={{ gridRow: { md: 2, lg: 3 }, maxWidth: '34rem' }}>
                {text}
              </Typography>
              <Box sx={afterText}>
                <Buttons>
                  <Actions>
                    {actions.map(({ label, opens }, position) => (
                      <DialogButton
                        key={label}
                        opens={opens}
                        reader={reader}
                        size="large"
                        variant={position === 0 ? 'contained' : 'outlined'}
                      >
                        {label}
                      </DialogButton>
                    ))}
                  </Actions>
                </Buttons>
                <SlideNote scene={scene} />
              </Box>
            </Slide>
          ))}
          <Picture>
            <LampScene />
          </Picture>
        </Slides>
        {/* Centred, away from the floating widgets. */}
        <Stack
          direction="row"
          // Centres the visible dots: the first dot's target is this much wider than the dot.
          sx={{ alignItems: 'center', justifyContent: 'center', paddingRight: '13px', paddingBottom: 3 }}
        >
          {slides.map(({ scene }, index) => (
            <Dot
              key={scene}
              type="button"
              aria-label={`Show slide ${index + 1}`}
              aria-current={index === 0 ? 'true' : undefined}
              {...mark(DOT)}
              {...mark(NATIVE)}
              suppressHydrationWarning
            />
          ))}
          <PauseButton
            size="small"
            aria-label="Pause slides"
            {...mark(PAUSE)}
            {...mark(NATIVE)}
            suppressHydrationWarning
          >
            <Icon name="pause" />
            <Icon name="play" />
          </PauseButton>
        </Stack>
      </Container>
    </Root>
  );
};
