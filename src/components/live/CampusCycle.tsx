import Box from '@mui/material/Box';
import { Ring } from './cycle/Ring';
import type { CycleStep } from './cycle/steps';

/** The campus programme as a ring, without words. On a phone the page shows only a list of its steps. */
export const CampusCycle = ({ steps }: { steps: readonly CycleStep[] }) => (
  <Box
    sx={{ display: { xs: 'none', md: 'block' } }}
    role="img"
    aria-label={`A cycle of ${steps.length} steps: ${steps.map(({ title }) => title).join(', ')}, and then the first again.`}
  >
    <Ring steps={steps} />
  </Box>
);
