/** The parts of a list's address that the prerendered page cannot show: `?page=2&q=react`. */
export const PAGE_PARAM = 'page';
export const QUERY_PARAM = 'q';
