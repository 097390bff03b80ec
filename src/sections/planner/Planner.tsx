import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { PlannerTimeline } from '../../components/live/PlannerTimeline';
import { Section } from '../../components/Section';
import { planner } from '../../content/planner';
import { PlannerForm } from '../../forms/PlannerForm';

const Box = styled(Card)(({ theme }) => ({ [theme.breakpoints.up('md')]: { padding: theme.spacing(5) } }));
const Plan = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(4),
  '& h3': theme.typography.h3,
}));
const Text = styled('p')({ maxWidth: '46rem' });

/** Four questions, then a plan for six months. */
const Planner = () => (
  <Section ground="sky" title={planner.heading} lead={planner.text}>
    <Box>
      <PlannerForm
        plan={
          <Plan>
            <h3>{planner.summaryHeading}</h3>
            <Text>{planner.summaryText}</Text>
            <PlannerTimeline phases={planner.phases} />
          </Plan>
        }
      />
    </Box>
  </Section>
);

export default Planner;
