import { paths } from '../config/paths.ts';
import { company } from './company.ts';

/** What the addresses of a kind of pages begin with, by its name in `pages` of the company's data. */
const kinds = {
  internships: [paths.internships, paths.internshipList, paths.internship('')],
  campus: [paths.campus],
} as const;

const left = Object.entries(kinds).flatMap(([kind, starts]) =>
  company.pages[kind as keyof typeof kinds] ? [] : starts,
);

/** Whether the site has an address. Routes, menus, lists and the sitemap ask this, so that a kind of pages is left out in one place. */
export const isOffered = (address: string): boolean => !left.some((start) => address.startsWith(start));

/** The links that lead to a page of the site. */
export const offered = <Link extends { to: string }>(links: readonly Link[]): Link[] =>
  links.filter(({ to }) => isOffered(to));
