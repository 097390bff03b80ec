import { styled } from '@mui/material/styles';
import { fonts } from '../../theme/tokens';
import type { CycleStep } from './cycle/looks';
import { NarrowCycle } from './cycle/NarrowCycle';
import { WideCycle } from './cycle/WideCycle';

const Root = styled('div')(({ theme }) => ({
  fontFamily: fonts.display,
  fontWeight: 800,
  fill: 'var(--text)',
  maxWidth: 1040,
  marginInline: 'auto',
  '& > svg': { width: '100%' },
  '& > :first-of-type': { display: 'none' },
  '& > :last-of-type': { maxWidth: 400, marginInline: 'auto' },
  [theme.breakpoints.up('md')]: {
    '& > :first-of-type': { display: 'block' },
    '& > :last-of-type': { display: 'none' },
  },
}));

/** The campus programme as a cycle: a ring where there is room, a loop from top to bottom on a phone. */
export const CampusCycle = ({ steps }: { steps: readonly CycleStep[] }) => (
  <Root
    role="img"
    aria-label={`A cycle of ${steps.length} steps: ${steps.map(({ title }) => title).join(', ')}, and then the first again.`}
  >
    <WideCycle steps={steps} />
    <NarrowCycle steps={steps} />
  </Root>
);
