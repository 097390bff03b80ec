import { paths } from '../config/paths.ts';
import { company } from './company.ts';

const { pages } = company;
/** The starts of the addresses that this company leaves out. */
const leftOut: readonly string[] = [
  ...(pages.internships ? [] : [paths.internships, paths.internshipList, paths.internship('')]),
  ...(pages.campus ? [] : [paths.campus]),
];

/** Whether the site has an address. Routes, menus, lists and the sitemap ask this, so that a kind of pages is left out in one place. */
export const isOffered = (address: string): boolean => !leftOut.some((start) => address.startsWith(start));

/** The links that lead to a page of the site. */
export const offered = <Link extends { to: string }>(links: readonly Link[]): Link[] =>
  links.filter(({ to }) => isOffered(to));
