import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon';

const Anchor = styled('a')({
  overflowWrap: 'anywhere',
  '& svg': { display: 'inline', marginLeft: '0.15em', verticalAlign: '-0.1em' },
});

/** A link to another site. It opens in a new tab and says so. */
export const OutsideLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Anchor href={href} target="_blank" rel="noopener">
    {children}
    <Icon name="arrow-up-right" />
    <span className="visually-hidden"> (opens in a new tab)</span>
  </Anchor>
);
