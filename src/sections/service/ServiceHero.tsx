import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Service } from '../../../schemas/content';
import { artSizes } from '../../components/artSizes';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { DialogButton } from '../../components/DialogButton';
import { FramedArt } from '../../components/FramedArt';
import { Whole } from '../../components/WholeWords';
import { servicesPage } from '../../content/servicesPage';
import { border, colour } from '../../theme/tokens';
import { coat, lookOf, tinted } from './looks';
import { patterns } from './patterns';

const Root = styled('section')(({ theme }) => ({
  position: 'relative',
  // Keeps the pattern above the ground and below everything else.
  isolation: 'isolate',
  paddingBlock: theme.spacing(4, 7),
  borderBottom: border,
  overflow: 'clip',
  '--mark': colour.white,
  '&[data-ground=white]': { '--mark': colour.sunLight },
  '&[data-ground=pine], &[data-ground=ink]': { '--mark': colour.clay },
  [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(6, 9) },
  ...tinted,
  ...patterns,
}));
const Grid = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    '&[data-place=after]': { gridTemplateColumns: '1.2fr 1fr', rowGap: theme.spacing(2.5) },
  },
  [theme.breakpoints.up('lg')]: {
    gap: theme.spacing(6),
    '&[data-place=side]': {
      // One column for large text.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
      gap: theme.spacing(8),
    },
    '&[data-place=after]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      rowGap: theme.spacing(6),
    },
  },
}));
const wholeRow = { gridColumn: { md: '1 / -1' } } as const;
/** How the text is laid out, by the place of the exhibit. */
const parts = {
  // Beside a tall exhibit: a large heading makes the text nearly as high.
  side: {
    all: { alignContent: 'start' },
    way: {},
    heading: { typography: { lg: 'h1' } },
    text: {},
    button: {},
  },
  // Above an exhibit of full width: the heading is on the left, the rest on the right.
  below: {
    all: { gridTemplateColumns: { lg: '1.5fr 1fr' }, columnGap: { lg: 8 } },
    way: { gridColumn: { lg: '1 / -1' } },
    heading: { gridRow: { lg: '2 / 4' } },
    text: { alignSelf: { lg: 'end' } },
    button: {},
  },
  // Before a picture: wide enough for a title of three lines; stacked for large text. On a tablet the picture is
  // beside the text.
  after: {
    all: { display: { xs: 'grid', md: 'contents', lg: 'grid' }, flex: { lg: '12 1 26rem' } },
    way: wholeRow,
    heading: wholeRow,
    text: {},
    button: {},
  },
} as const;
/** A marker's stroke behind the lower half of the words. */
const Highlight = styled('span')({
  // Safari ignores a thickness in the shorthand.
  textDecorationLine: 'underline',
  textDecorationThickness: '0.4em',
  textDecorationColor: 'var(--mark)',
  textUnderlineOffset: '-0.28em',
  textDecorationSkipInk: 'none',
  // In forced colours the stroke would have the colour of the words.
  '@media (forced-colors: active)': {
    textDecorationThickness: 'auto',
    textDecorationColor: 'currentColor',
    textUnderlineOffset: '0.1em',
  },
});

/** The heading with its phrase marked. */
const markedHeading = ({ heading, highlight }: Service['hero']) => {
  const start = heading.indexOf(highlight);
  const after = heading.slice(start + highlight.length);
  // A comma after the phrase would begin the next line, outside of the box that keeps the phrase whole.
  const [mark = ''] = /^[,.:;!?]*/.exec(after) ?? [];
  return (
    <>
      {heading.slice(0, start)}
      <Whole>
        <Highlight>{highlight}</Highlight>
        {mark}
      </Whole>
      {after.slice(mark.length)}
    </>
  );
};

interface ServiceHeroProps {
  service: Service;
  /** The exhibit, if it is in the hero. */
  children: ReactNode;
}

/** The name of the service and what it is, with its exhibit or a picture. */
export const ServiceHero = ({ service: { slug, name, hero }, children }: ServiceHeroProps) => {
  const look = lookOf(slug);
  const part = parts[look.place];
  return (
    <Root {...coat(look.hero)} data-pattern={look.pattern}>
      <Grid data-place={look.place}>
        <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start', minWidth: 0, ...part.all }}>
          <Box sx={{ minWidth: 0, ...part.way }}>
            <Breadcrumbs trail={[]} here={name} />
          </Box>
          <Typography variant="pageTitle" sx={part.heading}>
            {markedHeading(hero)}
          </Typography>
          <Typography
            variant="subtitle1"
            sx={{ maxWidth: 'max(34rem, 26em)', textWrap: { md: 'balance' }, ...part.text }}
          >
            {hero.description}
          </Typography>
          <Box sx={part.button}>
            <DialogButton opens="serviceStart" subject={name} size="large">
              {servicesPage.start}
            </DialogButton>
          </Box>
        </Box>
        {children ?? (
          <FramedArt
            id={`service-${slug}`}
            alt={hero.alt}
            sizes={artSizes.half}
            priority
            sx={{
              gridArea: { md: '3 / 2 / 5', lg: 'auto' },
              alignSelf: { md: 'center', lg: 'auto' },
              flex: { lg: '1 1 26rem' },
              // Starts level with the heading, below the breadcrumbs.
              marginTop: { lg: 5.5 },
            }}
          />
        )}
      </Grid>
    </Root>
  );
};
