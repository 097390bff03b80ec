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

/**
 * The pages above this one, for visitors and for search engines. Below another page this one is only named for screen readers:
 * its heading follows, and a long name would have no room here.
 */
export const Breadcrumbs = ({ trail, here }: BreadcrumbsProps) => {
  const links = [{ label: breadcrumbs.home, to: paths.home }, ...trail];
  const last = trail.at(-1);
  return (
    <>
      <MuiBreadcrumbs aria-label={breadcrumbs.label}>
        {links.map((link) => (
          <span key={link.to}>
            <Link to={link.to}>{link.label}</Link>
            {link === last && (
              <span className="visually-hidden" aria-current="page">
                {`/${here}`}
              </span>
            )}
          </span>
        ))}
        {!last && <span aria-current="page">{here}</span>}
      </MuiBreadcrumbs>
      <JsonLd data={breadcrumbList(links, here)} />
    </>
  );
};
