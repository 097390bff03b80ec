import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { Lead, Section, Title } from '../../components/Section';
import { about } from '../../content/about';
import { paths } from '../../paths';
import { from, space } from '../../theme/tokens';

const Desktop = styled('div')({ display: 'none', [from.lg]: { display: 'block' } });
const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: space(8),
  alignItems: 'center',
});
const Words = styled('div')({ display: 'grid', gap: space(2) });

/** An invitation that stands on wide screens only; on a phone the closing one is near enough. */
export const TogetherBanner = () => (
  <Desktop>
    <Section ground="sky" label={about.banner.heading} tight>
      <Row>
        <Words>
          <Title>{about.banner.heading}</Title>
          <Lead>{about.banner.text}</Lead>
        </Words>
        <Button component={Link} to={paths.contact} size="large">
          {about.banner.button}
        </Button>
      </Row>
    </Section>
  </Desktop>
);
