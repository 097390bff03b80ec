/** Texts of controls that several pages have, including those only screen readers announce. */
export const newTab = '(opens in a new tab)';
export const inNewTab = (name: string): string => `${name} ${newTab}`;

/** The names of what the lists hold. */
export const nouns = {
  article: { one: 'article', many: 'articles' },
  course: { one: 'course', many: 'courses' },
  programme: { one: 'programme', many: 'programmes' },
};

export const listWords = {
  pagination: 'Pagination',
  previous: 'Previous',
  next: 'Next',
  page: 'Page',
  retry: 'Try again',
  clear: 'Clear search',
  suggestedSearches: 'Try one of these:',
  listOf: (items: string, page: number) => `List of ${items}${page > 1 ? `, page ${page}` : ''}`,
  none: 'No',
  matching: (total: number, query: string) => `${total > 1 ? 'match' : 'matches'} “${query}”`,
};

/** The row at the lower edge of questions that do not fit into their box. */
export const moreQuestions = 'More questions';

/** The card of a course or an internship. */
export const programmeWords = {
  opportunities: (count: string) => `${count} opportunities`,
  /** After the text of the link, for screen readers. */
  about: (title: string) => `about ${title}`,
};

/** The row of programmes that a phone moves card by card. */
export const rowWords = {
  row: 'Featured programmes',
  previous: 'Previous programme',
  next: 'Next programme',
};

export const stripWords = {
  pause: 'Pause',
  play: 'Play',
  /** Has the word that the control shows, whichever it is: visitors who speak to their device say it. */
  pauseOf: (items: string) => `Pause or play ${items}`,
  stripOf: (items: string) => `Moving strip of ${items}`,
};

export const copyWords = {
  copy: (what: string) => `Copy ${what}`,
  copied: 'Copied',
  denied: 'Your browser blocked copying. Select the text instead.',
  /** Of the address of the page itself. */
  linkDenied: 'Your browser blocked copying. The link is in the address bar.',
};

export const closeWords = { close: 'Close', dismiss: 'Dismiss' };
