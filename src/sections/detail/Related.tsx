import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Section } from '../../components/Section';
import type { NavLink } from '../../content/navigation';
import { cardContainer } from '../../theme/rows';
import { SnapRail } from '../listing/SnapRail';

/** A row to swipe on a phone. A tablet is too narrow for three columns, so each card has a row there. */
const Cards = styled(SnapRail)(({ theme }) => ({
  marginBottom: theme.spacing(3),
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gap: theme.spacing(3),
    overflow: 'visible',
    margin: theme.spacing(0, 0, 5),
    padding: 0,
    '& > li': cardContainer,
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
}));

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
      <Cards>{children}</Cards>
      <Button component={Link} to={all.to} variant="outlined">
        {all.label}
      </Button>
    </Section>
  </div>
);
