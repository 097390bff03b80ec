import { styled } from '@mui/material/styles';
import { Card } from '../components/Card';
import { Lead, Section, Title } from '../components/Section';
import { Thanks } from '../components/Thanks';
import { LeadForm } from '../forms/LeadForm';
import { useSuccess } from '../forms/SuccessDialog';
import { formCatalogue, type LeadFormId } from '../leads/formCatalogue';
import { from, space } from '../theme/tokens';
import { ReachUs } from './ReachUs';

const Grid = styled('div')({
  display: 'grid',
  gap: space(4),
  [from.lg]: { gridTemplateColumns: '1fr 1.15fr', gap: space(8), alignItems: 'start' },
});
const Words = styled('div')({ display: 'grid', gap: space(3) });
const Form = styled(Card)({ [from.md]: { padding: space(5) } });

interface InlineLeadProps {
  formId: LeadFormId;
  lead: string;
}

/** A lead form that stands on the page, with the direct ways to reach us beside it. */
const InlineLead = ({ formId, lead }: InlineLeadProps) => {
  const success = useSuccess();
  return (
    <Section ground="sun" label={formCatalogue[formId].title}>
      <Grid>
        <Words>
          <Title>{formCatalogue[formId].title}</Title>
          <Lead>{lead}</Lead>
          <ReachUs />
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
