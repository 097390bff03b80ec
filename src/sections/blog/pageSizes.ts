/** How many articles a page of the list shows. In its own file, so that the page does not load the list's code. */
export const ARTICLE_PAGE_SIZES = { wide: 9, narrow: 4 };
