import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MachineEnd } from '../components/MachineEnd';
import { owlFigure } from '../components/owl/owlFigure';
import { Section, Standfirst } from '../components/Section';
import { formCopy } from '../content/forms';
import { CrmForm } from '../forms/CrmForm';
import type { LeadFormId } from '../leads/formCatalogue';
import type { Ground } from '../theme/palette';
import { ReachUs } from './ReachUs';

/** Next to a tall form the owl points at it. Their lower edges are level. */
const host = owlFigure('point') && {
  '&::after': {
    ...owlFigure('point'),
    position: 'static',
    display: { xs: 'none', lg: 'block' },
    width: 'min(100%, 552px)',
    // On the left edge of the words, on every screen.
    alignSelf: 'start',
    marginTop: 'auto',
  },
};

interface InlineLeadProps {
  formId: LeadFormId;
  lead: string;
  ground?: Ground;
  /** The address of the service whose machine is shown instead of the owl. */
  machine?: string;
}

/** Its lower edge is level with that of the form, like the owl's. */
const end = { display: { xs: 'none', lg: 'block' }, marginTop: 'auto', maxWidth: '30rem' } as const;

/** A lead form in the page, next to phone and email. */
const InlineLead = ({ formId, lead, ground = 'sun', machine }: InlineLeadProps) => (
  <Section ground={ground} label={formCopy[formId].title}>
    <Box sx={{ display: 'grid', gap: { xs: 4, lg: 8 }, gridTemplateColumns: { lg: '1fr 50%' } }}>
      <Stack spacing={3} sx={[!machine && host]}>
        <Typography variant="h2">{formCopy[formId].title}</Typography>
        <Standfirst>{lead}</Standfirst>
        <ReachUs />
        {machine && (
          <Box sx={end}>
            <MachineEnd of={machine} />
          </Box>
        )}
      </Stack>
      <Card sx={{ p: { md: 5 } }}>
        <CrmForm formId={formId} />
      </Card>
    </Box>
  </Section>
);

export default InlineLead;
