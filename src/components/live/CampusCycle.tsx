import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CycleStep } from './cycle/looks';
import { NarrowCycle } from './cycle/NarrowCycle';
import { WideCycle } from './cycle/WideCycle';

/** The campus programme as a cycle: a ring where there is room, a loop from top to bottom on a phone. */
export const CampusCycle = ({ steps }: { steps: readonly CycleStep[] }) => (
  <Typography
    component="div"
    variant="drawing"
    sx={{ fill: 'var(--text)', letterSpacing: 0, maxWidth: 1040, marginInline: 'auto' }}
    role="img"
    aria-label={`A cycle of ${steps.length} steps: ${steps.map(({ title }) => title).join(', ')}, and then the first again.`}
  >
    <Box sx={{ display: { xs: 'none', md: 'block' } }}>
      <WideCycle steps={steps} />
    </Box>
    <Box sx={{ display: { md: 'none' }, maxWidth: 250, marginInline: 'auto' }}>
      <NarrowCycle steps={steps} />
    </Box>
  </Typography>
);
