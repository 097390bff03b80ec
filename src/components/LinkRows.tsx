import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { motion, outline } from '../theme/tokens';
import { Icon } from './Icon';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: theme.spacing(4),
  borderBottom: outline,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
}));

/** The whole row is the link, high enough for a thumb. The arrow moves where the link leads. */
const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 56,
  borderTop: outline,
  color: 'inherit',
  '& > svg': { flex: 'none', transition: `transform ${motion}` },
  '@media (hover: hover)': { '&:hover > svg': { transform: 'translateX(6px)' } },
} as const;

interface LinkRowsProps {
  /** What the links have in common, for screen readers. */
  label: string;
  links: readonly { label: string; to: string }[];
}

/** Links to pages that belong together: a row each, in up to three columns. */
export const LinkRows = ({ label, links }: LinkRowsProps) => (
  <List aria-label={label}>
    {links.map((link) => (
      <li key={link.to}>
        <Link component={RouterLink} to={link.to} variant="h6" underline="none" sx={row}>
          {link.label}
          <Icon name="arrow-right" />
        </Link>
      </li>
    ))}
  </List>
);
