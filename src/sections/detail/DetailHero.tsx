import { styled } from '@mui/material/styles';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { DialogButton } from '../../components/DialogButton';
import { Container } from '../../components/Section';
import type { NavLink } from '../../content/navigation';
import type { Ground } from '../../theme/palette';
import { border, colour, from, space, type } from '../../theme/tokens';
import { InfoCard } from './InfoCard';
import type { ProgrammeDetail } from './types';

const Root = styled('section')({
  position: 'relative',
  paddingBlock: `${space(3)} ${space(6)}`,
  borderBottom: border,
  overflow: 'clip',
  [from.lg]: { paddingBlock: `${space(4)} ${space(10)}` },
  // A large quarter disc in the corner, behind the card.
  '&::after': {
    content: '""',
    position: 'absolute',
    right: 0,
    bottom: 0,
    width: 'min(46vw, 520px)',
    aspectRatio: '1',
    borderRadius: '100% 0 0 0',
    backgroundColor: colour.sunLight,
  },
  '&[data-ground=sky]::after': { backgroundColor: colour.white },
});
const Inner = styled(Container)({ position: 'relative', zIndex: 1, display: 'grid', gap: space(4) });
const Grid = styled('div')({
  display: 'grid',
  gap: space(5),
  [from.lg]: { gridTemplateColumns: '1.1fr 1fr', gap: space(8), alignItems: 'center' },
});
const Words = styled('div')({
  display: 'grid',
  gap: space(3),
  justifyItems: 'start',
  alignContent: 'center',
});
const Heading = styled('h1')({ ...type.hero, fontSize: 'clamp(2.25rem, 1.5rem + 3.1vw, 4.25rem)' });
const Text = styled('p')({ ...type.lead, maxWidth: '34rem' });

interface DetailHeroProps {
  ground: Ground;
  detail: ProgrammeDetail;
  trail: readonly NavLink[];
}

/** What the programme is, and beside it what there is to know at a glance. */
export const DetailHero = ({ ground, detail, trail }: DetailHeroProps) => (
  <Root data-ground={ground}>
    <Inner>
      <Breadcrumbs trail={trail} here={detail.title} />
      <Grid>
        <Words>
          <Heading>{detail.title}</Heading>
          <Text>{detail.subtitle}</Text>
          <DialogButton opens="course" size="large">
            {detail.cta}
          </DialogButton>
        </Words>
        <InfoCard detail={detail} />
      </Grid>
    </Inner>
  </Root>
);
