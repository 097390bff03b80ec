import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Lead, Section } from '../components/Section';
import type { Ground } from '../theme/palette';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  justifyItems: 'start',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: theme.spacing(8),
  },
}));
const Words = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), maxWidth: '44rem' }));

interface BandProps {
  ground: Ground;
  heading: string;
  text: string;
  tight?: boolean;
  /** The button at its end. */
  children: ReactNode;
}

/** A band with one invitation: words on the left, a button on the right. */
export const Band = ({ ground, heading, text, tight, children }: BandProps) => (
  <Section ground={ground} label={heading} tight={tight}>
    <Row>
      <Words>
        <Typography variant="h2">{heading}</Typography>
        <Lead>{text}</Lead>
      </Words>
      {children}
    </Row>
  </Section>
);
