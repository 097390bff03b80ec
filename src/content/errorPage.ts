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
