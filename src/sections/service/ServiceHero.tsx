import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Service } from '../../../schemas/content';
import { FramedArt } from '../../components/FramedArt';
import { artSizes } from '../../components/artSizes';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { DialogButton } from '../../components/DialogButton';
import { servicesPage } from '../../content/servicesPage';
import { border, colour } from '../../theme/tokens';
import { coat, lookOf, tinted } from './looks';
import { patterns } from './patterns';

const Root = styled('section')(({ theme }) => ({
  position: 'relative',
  // The pattern is above the ground and below everything else.
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
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: {
    gap: theme.spacing(6),
    '&[data-place=side], &[data-place=after]': {
      // One column for large text.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
      alignItems: 'center',
      gap: theme.spacing(8),
    },
    '&[data-place=side]': { alignItems: 'stretch' },
  },
}));
const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  justifyItems: 'start',
  [theme.breakpoints.up('lg')]: {
    // Next to a tall exhibit: the way at the top, the words in the middle.
    '[data-place=side] > &': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      '& > h1': { marginTop: 'auto' },
      '& > [role=button]': { marginBottom: 'auto' },
    },
    // Over an exhibit of the full width: the heading on the left, the rest on the right.
    '[data-place=below] > &': {
      gridTemplateColumns: '1.5fr 1fr',
      columnGap: theme.spacing(8),
      '& > nav': { gridColumn: '1 / -1' },
      '& > h1': { gridRow: '2 / 4' },
      '& > p': { alignSelf: 'end' },
    },
  },
}));
/** A marker pen's stroke behind the lower half of the words. */
const Highlight = styled('span')({
  textDecoration: 'underline 0.4em var(--mark)',
  textUnderlineOffset: '-0.28em',
  textDecorationSkipInk: 'none',
  // Forced colours would draw the stroke in the colour of the words.
  '@media (forced-colors: active)': { textDecoration: 'underline', textUnderlineOffset: '0.1em' },
});

/** The heading in three parts, so that its phrase can be marked. */
const markedHeading = ({ heading, highlight }: Service['hero']) => {
  const [before = '', after = ''] = heading.split(highlight);
  return (
    <>
      {before}
      <Highlight>{highlight}</Highlight>
      {after}
    </>
  );
};

interface ServiceHeroProps {
  service: Service;
  /** The exhibit, where the hero has it. */
  children: ReactNode;
}

/** What the service is, with its exhibit or its picture. */
export const ServiceHero = ({ service: { slug, name, hero }, children }: ServiceHeroProps) => {
  const look = lookOf(slug);
  return (
    <Root {...coat(look.hero)} data-pattern={look.pattern}>
      <Grid data-place={look.place}>
        <Words>
          <Breadcrumbs trail={[]} here={name} />
          <Typography variant="pageTitle">{markedHeading(hero)}</Typography>
          <Typography variant="subtitle1" sx={{ maxWidth: '34rem' }}>
            {hero.description}
          </Typography>
          <DialogButton opens="serviceStart" size="large">
            {servicesPage.start}
          </DialogButton>
        </Words>
        {children ?? <FramedArt id={`service-${slug}`} alt={hero.alt} sizes={artSizes.half} priority />}
      </Grid>
    </Root>
  );
};
