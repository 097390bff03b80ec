import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PlannerTimeline } from '../../components/live/PlannerTimeline';
import { owlFigure } from '../../components/owl/owlFigure';
import { Section, Standfirst } from '../../components/Section';
import { planner } from '../../content/planner';
import { PlannerForm } from '../../forms/PlannerForm';

/** The text is beside the signpost, and above the plan, which needs the full width. */
const columns = {
  display: 'grid',
  gap: { xs: 7, lg: 8 },
  gridTemplateColumns: { lg: '1fr 1.15fr' },
  '&:has([role=status])': { gridTemplateColumns: 'none', gap: 5 },
} as const;
const guide = owlFigure('point') && {
  position: 'relative',
  '&::after': {
    ...owlFigure('point'),
    display: { xs: 'none', lg: 'block' },
    left: 0,
    bottom: 0,
    width: { lg: 280, xl: 300 },
  },
  'div:has([role=status]) > &::after': { display: 'none' },
};

/** Four questions, then a plan for six months. */
const Planner = () => (
  <Section ground="sky" label={planner.heading}>
    <Box sx={columns}>
      <Stack spacing={2} sx={guide || undefined}>
        <Typography variant="h2">{planner.heading}</Typography>
        <Standfirst>{planner.text}</Standfirst>
      </Stack>
      <PlannerForm
        plan={
          <Card sx={{ p: { md: 5 }, marginBottom: 4 }}>
            <Stack spacing={2}>
              <Typography variant="h3">{planner.summaryHeading}</Typography>
              <Typography sx={{ maxWidth: '46rem' }}>{planner.summaryText}</Typography>
              <PlannerTimeline phases={planner.phases} />
            </Stack>
          </Card>
        }
      />
    </Box>
  </Section>
);

export default Planner;
