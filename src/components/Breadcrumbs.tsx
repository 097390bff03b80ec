import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import { Link } from 'react-router-dom';
import { paths } from '../config/paths';
import { breadcrumbs } from '../content/blocks';
import type { NavLink } from '../content/navigation';
import { breadcrumbList } from '../seo/breadcrumbList';
import { JsonLd } from '../seo/JsonLd';

interface BreadcrumbsProps {
  /** The pages above this one, without the home page. */
  trail: readonly NavLink[];
  /** This page's own name. */
  here: string;
}

/** The separator before the hidden name of this page. */
const withoutLast = { 'li:nth-last-of-type(2)': { display: 'none' } } as const;

/**
 * The pages above this one, for visitors and search engines. Only screen readers get the name of this page: its
 * heading follows at once, and a long name would not fit.
 */
export const Breadcrumbs = ({ trail, here }: BreadcrumbsProps) => {
  const links = [{ label: breadcrumbs.home, to: paths.home }, ...trail];
  const isBelow = trail.length > 0;
  return (
    <>
      <MuiBreadcrumbs aria-label={breadcrumbs.label} sx={isBelow ? withoutLast : undefined}>
        {links.map(({ label, to }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
        <span className={isBelow ? 'visually-hidden' : undefined} aria-current="page">
          {here}
        </span>
      </MuiBreadcrumbs>
      <JsonLd data={breadcrumbList(links, here)} />
    </>
  );
};
