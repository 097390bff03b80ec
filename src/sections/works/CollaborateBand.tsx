import { styled } from '@mui/material/styles';
import { DialogButton } from '../../components/DialogButton';
import { Lead, Section, Title } from '../../components/Section';
import { works } from '../../content/works';
import { from, space } from '../../theme/tokens';

const Row = styled('div')({
  display: 'grid',
  gap: space(3),
  justifyItems: 'start',
  [from.lg]: { gridTemplateColumns: '1fr auto', alignItems: 'center', gap: space(8) },
});
const Words = styled('div')({ display: 'grid', gap: space(2), maxWidth: '44rem' });

/** The yellow band under the portfolio. */
export const CollaborateBand = () => (
  <Section ground="sun" label={works.band.heading}>
    <Row>
      <Words>
        <Title>{works.band.heading}</Title>
        <Lead>{works.band.text}</Lead>
      </Words>
      <DialogButton opens="portfolio" size="large">
        {works.band.button}
      </DialogButton>
    </Row>
  </Section>
);
