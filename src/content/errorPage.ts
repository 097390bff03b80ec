import { company } from './company.ts';

/** The screen for an unknown address and for errors. */
export const errorPage = {
  heading: 'Unexpected Application Error!',
  notFoundTitle: 'Page not found',
  notFound: 'This page doesn’t exist. The address may be mistyped, or the page may have moved.',
  brokenTitle: 'Something went wrong',
  broken: `Reloading the page often helps. If it does not, write to ${company.email}.`,
  unknown: 'Unknown error',
  home: 'Go to the home page',
  contact: 'Contact us',
};

/** The search of the whole site. */
export const siteSearch = {
  label: 'What were you looking for?',
  placeholder: 'Course, service, article…',
  failed: 'The search could not be loaded. Use the menu instead.',
  searching: 'Searching…',
  nothing: 'Nothing found. Try another word.',
  /** The number of results, and how many of them are shown. */
  found: (count: number, shown: number) =>
    count > shown ? `Showing ${shown} of ${count}` : `${count} found`,
};
