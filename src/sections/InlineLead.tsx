import { styled } from '@mui/material/styles';
import { Art } from '../components/Art';
import { Card } from '../components/Card';
import { Lead, Section, Title } from '../components/Section';
import { Thanks } from '../components/Thanks';
import { formCopy } from '../content/forms';
import { LeadForm } from '../forms/LeadForm';
import { useSuccess } from '../forms/SuccessDialog';
import type { LeadFormId } from '../leads/formCatalogue';
import { border, from, radius, space } from '../theme/tokens';
import { ReachUs } from './ReachUs';

const Grid = styled('div')({
  display: 'grid',
  gap: space(4),
  [from.lg]: { gridTemplateColumns: '1fr 1.15fr', gap: space(8) },
});
const Words = styled('div')({ display: 'grid', gap: space(3), alignContent: 'start' });
// Beside the form there is room for more than words; below each other there is none.
const Beside = styled(Art)({
  display: 'none',
  [from.lg]: { display: 'block', marginTop: space(3) },
  '& img': { border, borderRadius: radius.card },
});
const Form = styled(Card)({ [from.md]: { padding: space(5) } });

interface InlineLeadProps {
  formId: LeadFormId;
  lead: string;
}

/** A lead form that stands on the page, with the direct ways to reach us beside it. */
const InlineLead = ({ formId, lead }: InlineLeadProps) => {
  const success = useSuccess();
  return (
    <Section ground="sun" label={formCopy[formId].title}>
      <Grid>
        <Words>
          <Title>{formCopy[formId].title}</Title>
          <Lead>{lead}</Lead>
          <ReachUs />
          <Beside id="page-contact" alt="" sizes="520px" />
        </Words>
        <Form>
          <Thanks />
          <LeadForm formId={formId} onSent={success.show} />
        </Form>
      </Grid>
      {success.dialog}
    </Section>
  );
};

export default InlineLead;
