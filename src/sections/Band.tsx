import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Lead, Section, Title } from '../components/Section';
import type { Ground } from '../theme/palette';
import { from, space } from '../theme/tokens';

const Row = styled('div')({
  display: 'grid',
  gap: space(3),
  justifyItems: 'start',
  [from.lg]: { gridTemplateColumns: '1fr auto', alignItems: 'center', gap: space(8) },
});
const Words = styled('div')({ display: 'grid', gap: space(2), maxWidth: '44rem' });

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
        <Title>{heading}</Title>
        <Lead>{text}</Lead>
      </Words>
      {children}
    </Row>
  </Section>
);
