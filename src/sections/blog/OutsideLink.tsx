import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon';
import { newTab } from '../../content/labels';

interface OutsideLinkProps {
  href: string;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A link to another site. It opens in a new tab and says so. */
export const OutsideLink = ({ href, sx, children }: OutsideLinkProps) => (
  <Link
    href={href}
    target="_blank"
    rel="noopener"
    sx={[{ overflowWrap: 'anywhere' }, ...(Array.isArray(sx) ? sx : [sx ?? false])]}
  >
    {children}
    {/* The arrow is never alone on a line. */}
    {'\u2060'}
    <Icon name="arrow-up-right" sx={{ display: 'inline', marginLeft: '0.15em', verticalAlign: '-0.1em' }} />
    <span className="visually-hidden"> {newTab}</span>
  </Link>
);
