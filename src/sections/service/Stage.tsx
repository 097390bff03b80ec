import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { border } from '../../theme/tokens';
import { coat, tinted, type Coat } from './looks';

const Root = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(7),
  borderBottom: border,
  overflow: 'clip',
  [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(10) },
  ...tinted,
}));

/** The section of an exhibit that is not in the hero. */
export const Stage = ({ on, children }: { on: Coat; children: ReactNode }) => (
  <Root {...coat(on)}>
    <Container>{children}</Container>
  </Root>
);
