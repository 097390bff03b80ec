import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { border } from '../../theme/tokens';
import { coat, tinted, type Coat } from './looks';

/** The section of an exhibit that is outside the hero. */
export const Stage = ({ on, children }: { on: Coat; children: ReactNode }) => (
  <Box
    component="section"
    {...coat(on)}
    sx={{ py: { xs: 7, lg: 10 }, borderBottom: border, overflow: 'clip', ...tinted }}
  >
    <Container>{children}</Container>
  </Box>
);
