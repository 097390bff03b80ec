import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { breadcrumbs } from '../content/blocks';
import type { NavLink } from '../content/navigation';
import { paths } from '../paths';
import { breadcrumbList } from '../seo/breadcrumbList';
import { JsonLd } from '../seo/JsonLd';
import { space, type } from '../theme/tokens';

// A long name must not make the column as wide as itself.
const Root = styled('nav')({ minWidth: 0 });
const List = styled('ol')({
  ...type.small,
  display: 'flex',
  // As high as a finger needs at least.
  lineHeight: '24px',
  fontWeight: 600,
  '& li': { flex: 'none' },
  '& li + li::before': { content: '"/" / ""', margin: `0 ${space(1)}`, opacity: 0.6 },
  // A long name ends in dots: it stands in full in the heading below.
  '& > :last-child': { flex: '0 1 auto', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& a': { display: 'inline-block', color: 'inherit', textDecorationColor: 'transparent' },
  '& a:hover': { textDecorationColor: 'currentColor' },
});

interface BreadcrumbsProps {
  /** The pages above this one, without the home page. */
  trail: readonly NavLink[];
  /** This page's own name. */
  here: string;
}

/** Where a page stands in the site. */
export const Breadcrumbs = ({ trail, here }: BreadcrumbsProps) => {
  const whole = [{ label: breadcrumbs.home, to: paths.home }, ...trail];
  return (
    <Root aria-label={breadcrumbs.label}>
      <List>
        {whole.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </List>
      <JsonLd data={breadcrumbList(whole, here)} />
    </Root>
  );
};
