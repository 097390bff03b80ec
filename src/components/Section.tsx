import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Ground } from '../theme/palette';
import { from, gutter, space, type } from '../theme/tokens';

export const Container = styled('div')({
  width: '100%',
  maxWidth: 1248,
  marginInline: 'auto',
  paddingInline: gutter,
});

const Root = styled('section')({
  position: 'relative',
  paddingBlock: space(8),
  overflow: 'clip',
  [from.lg]: { paddingBlock: space(13) },
  '&[data-tight]': { paddingBlock: space(5), [from.lg]: { paddingBlock: space(7) } },
});

const Head = styled('div')({
  display: 'grid',
  gap: space(2),
  maxWidth: '46rem',
  marginBottom: space(4),
  [from.lg]: { marginBottom: space(7) },
  '&[data-align=center]': { marginInline: 'auto', textAlign: 'center', '& > p': { marginInline: 'auto' } },
});

export const Title = styled('h2')(type.title);
export const Lead = styled('p')({ ...type.lead, color: 'var(--muted)', maxWidth: '38rem' });
const Kicker = styled('p')({ ...type.label, textTransform: 'none', color: 'var(--muted)' });

interface SectionProps {
  ground: Ground;
  id?: string;
  /** The heading; without one, say what the section is with `label`. */
  title?: ReactNode;
  label?: string;
  kicker?: string;
  lead?: ReactNode;
  align?: 'start' | 'center';
  tight?: boolean;
  children: ReactNode;
}

/** A full-width band of the page: owns the ground, the vertical rhythm and the heading. */
export const Section = ({
  ground,
  id,
  title,
  label,
  kicker,
  lead,
  align = 'start',
  tight,
  children,
}: SectionProps) => (
  <Root data-ground={ground} id={id} aria-label={label} data-tight={tight || undefined}>
    <Container>
      {title && (
        <Head data-align={align}>
          {kicker && <Kicker>{kicker}</Kicker>}
          <Title>{title}</Title>
          {lead && <Lead>{lead}</Lead>}
        </Head>
      )}
      {children}
    </Container>
  </Root>
);
