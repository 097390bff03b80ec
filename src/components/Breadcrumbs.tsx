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

/** The pages above this one, for visitors and for search engines. */
export const Breadcrumbs = ({ trail, here }: BreadcrumbsProps) => {
  const links = [{ label: breadcrumbs.home, to: paths.home }, ...trail];
  return (
    <>
      <MuiBreadcrumbs aria-label={breadcrumbs.label}>
        {links.map(({ label, to }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
        <span aria-current="page">{here}</span>
      </MuiBreadcrumbs>
      <JsonLd data={breadcrumbList(links, here)} />
    </>
  );
};
