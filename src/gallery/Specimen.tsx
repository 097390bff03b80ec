import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Ground } from '../theme/palette';
import { colour } from '../theme/tokens';

const Label = styled('p')(({ theme }) => ({
  padding: `${theme.spacing(1)} 0`,
  backgroundColor: colour.paperDeep,
  color: colour.ink,
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.3,
}));
const Stage = styled('div')(({ theme }) => ({ paddingBlock: theme.spacing(4) }));

interface SpecimenProps {
  /** What is shown, such as 'Search box with a button'. */
  name: string;
  /** The background; a full-width section has its own. */
  ground?: Ground;
  /** The address in its router. */
  address?: string;
  children: ReactNode;
}

/** One sample. Each has its own router, so links lead nowhere and searches stay separate. */
export const Specimen = ({ name, ground, address = '/', children }: SpecimenProps) => (
  <MemoryRouter initialEntries={[address]}>
    <Label>
      <Container component="span" sx={{ display: 'block' }}>
        {name}
      </Container>
    </Label>
    {ground ? (
      <Stage data-ground={ground}>
        <Container>{children}</Container>
      </Stage>
    ) : (
      children
    )}
  </MemoryRouter>
);
