import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { company } from '../content/company';
import type { NavLink } from '../content/navigation';
import { Actions } from './Actions';
import { InTheDark } from './owl/InTheDark';

interface NotFoundProps {
  heading: string;
  text: string;
  /** Links to go on with, the best one first. */
  links: readonly NavLink[];
  /** Puts a mortarboard on the owl. */
  hat?: boolean;
  /** Further suggestions below. */
  children?: ReactNode;
}

/** The page for an id that does not exist. Search engines must not index it. */
export const NotFound = ({ heading, text, links, hat = false, children }: NotFoundProps) => (
  <>
    {/* The heading is a sentence; a title has no full stop. */}
    <title>{`${heading.replace(/\.$/, '')} | ${company.name}`}</title>
    <meta name="robots" content="noindex" />
    <InTheDark hat={hat}>
      <Typography variant="h2" component="h1">
        {heading}
      </Typography>
      <Typography variant="subtitle1">{text}</Typography>
      <Actions>
        {links.map(({ label, to }, index) => (
          <Button
            key={to}
            component={Link}
            to={to}
            size="large"
            variant={index === 0 ? 'contained' : 'outlined'}
          >
            {label}
          </Button>
        ))}
      </Actions>
    </InTheDark>
    {children}
  </>
);
