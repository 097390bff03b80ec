import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PlannerTimeline } from '../../components/live/PlannerTimeline';
import { Section } from '../../components/Section';
import { planner } from '../../content/planner';
import { PlannerForm } from '../../forms/PlannerForm';

/** Four questions, then a plan for six months. */
const Planner = () => (
  <Section ground="sky" title={planner.heading} lead={planner.text}>
    <Card sx={{ p: { md: 5 } }}>
      <PlannerForm
        plan={
          <Stack spacing={2} sx={{ marginBottom: 4 }}>
            <Typography variant="h3">{planner.summaryHeading}</Typography>
            <Typography sx={{ maxWidth: '46rem' }}>{planner.summaryText}</Typography>
            <PlannerTimeline phases={planner.phases} />
          </Stack>
        }
      />
    </Card>
  </Section>
);

export default Planner;
