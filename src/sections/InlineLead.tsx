import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { Art } from '../components/Art';
import { Lead, Section } from '../components/Section';
import { formCopy } from '../content/forms';
import { CrmForm } from '../forms/CrmForm';
import type { LeadFormId } from '../leads/formCatalogue';
import { border, radius } from '../theme/tokens';
import { ReachUs } from './ReachUs';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1.15fr', gap: theme.spacing(8) },
}));
// Only the two-column layout has room for a picture.
const SideArt = styled(Art)(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: { display: 'block', marginTop: theme.spacing(3) },
  '& img': { border, borderRadius: radius.card },
}));

interface InlineLeadProps {
  formId: LeadFormId;
  lead: string;
}

/** A lead form in the page, next to phone and email. */
const InlineLead = ({ formId, lead }: InlineLeadProps) => {
  return (
    <Section ground="sun" label={formCopy[formId].title}>
      <Grid>
        <Stack spacing={3}>
          <Typography variant="h2">{formCopy[formId].title}</Typography>
          <Lead>{lead}</Lead>
          <ReachUs />
          <SideArt id="page-contact" alt="" sizes="520px" />
        </Stack>
        <Card sx={{ p: { md: 5 } }}>
          <CrmForm formId={formId} />
        </Card>
      </Grid>
    </Section>
  );
};

export default InlineLead;
