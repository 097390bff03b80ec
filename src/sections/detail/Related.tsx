import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Section } from '../../components/Section';
import type { NavLink } from '../../content/navigation';
import { cardContainer } from '../../theme/rows';

interface RelatedProps {
  title: string;
  /** Three cards, each a `CardItem`. */
  children: ReactNode;
  all: NavLink;
}

/** Three others of the same kind, and a link to all of them. */
export const Related = ({ title, children, all }: RelatedProps) => (
  <div data-print="no">
    <Section volume="quiet" ground="white" title={title}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 3,
          marginBottom: 5,
          gridTemplateColumns: { lg: 'repeat(3, 1fr)' },
          // A tablet is too narrow for three columns, so each card has a row there.
          '& > li': cardContainer,
        }}
      >
        {children}
      </Box>
      <Button component={Link} to={all.to} variant="outlined">
        {all.label}
      </Button>
    </Section>
  </div>
);
