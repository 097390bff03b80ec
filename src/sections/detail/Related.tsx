import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Section } from '../../components/Section';
import type { NavLink } from '../../content/navigation';
import { snapsToGrid } from '../../theme/motion';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  ...snapsToGrid,
  marginBottom: theme.spacing(5),
  '& > li': { display: 'flex' },
  '& > li > *': { width: '100%' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  [theme.breakpoints.up('lg')]: { gap: theme.spacing(4) },
}));

interface RelatedProps {
  title: string;
  /** Three cards, each an `li`. */
  children: ReactNode;
  all: NavLink;
}

/** Three others of the same kind, and the way to all of them. */
export const Related = ({ title, children, all }: RelatedProps) => (
  <div data-print="no">
    <Section ground="white" title={title}>
      <Grid>{children}</Grid>
      <Button component={Link} to={all.to} variant="outlined">
        {all.label}
      </Button>
    </Section>
  </div>
);
