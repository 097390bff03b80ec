import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '../../components/Icon';
import { Container } from '../../components/Section';
import { about } from '../../content/about';
import { company } from '../../content/company';
import { border, from, space, type } from '../../theme/tokens';
import { PromoVideo } from './PromoVideo';

const Root = styled('section')({
  paddingBlock: `${space(5)} ${space(7)}`,
  borderBottom: border,
  [from.lg]: { paddingBlock: space(9) },
});
const Grid = styled(Container)({
  display: 'grid',
  gap: space(4),
  [from.lg]: { gridTemplateColumns: '1fr 1.25fr', gap: space(8), alignItems: 'center' },
});
const Words = styled('div')({ display: 'grid', gap: space(3), justifyItems: 'start' });
const Heading = styled('h1')(type.hero);
const Text = styled('p')(type.lead);

export const AboutHero = () => (
  <Root data-ground="sun">
    <Grid>
      <Words>
        <Heading>{about.hero.heading}</Heading>
        <Text>{about.hero.text}</Text>
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
      </Words>
      <PromoVideo />
    </Grid>
  </Root>
);
