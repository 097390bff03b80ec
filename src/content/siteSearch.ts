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
