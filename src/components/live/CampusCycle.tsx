import Typography from '@mui/material/Typography';
import type { CycleStep } from './cycle/looks';
import { WideCycle } from './cycle/WideCycle';

/** The campus programme as a cycle: a ring. On a phone the list of its steps is drawn as one instead. */
export const CampusCycle = ({ steps }: { steps: readonly CycleStep[] }) => (
  <Typography
    component="div"
    variant="drawing"
    sx={{
      fill: 'var(--text)',
      letterSpacing: 0,
      display: { xs: 'none', md: 'block' },
      maxWidth: 1040,
      marginInline: 'auto',
    }}
    role="img"
    aria-label={`A cycle of ${steps.length} steps: ${steps.map(({ title }) => title).join(', ')}, and then the first again.`}
  >
    <WideCycle steps={steps} />
  </Typography>
);
