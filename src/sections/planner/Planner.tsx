import { styled } from '@mui/material/styles';
import { Card } from '../../components/Card';
import { PlannerTimeline } from '../../components/live/PlannerTimeline';
import { Section } from '../../components/Section';
import { planner } from '../../content/planner';
import { PlannerForm } from '../../forms/PlannerForm';
import { from, space, type } from '../../theme/tokens';

const Box = styled(Card)({ [from.md]: { padding: space(5) } });
const Plan = styled('div')({ display: 'grid', gap: space(2), marginBottom: space(4), '& h3': type.subtitle });
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
