/** The page nearest to the one that was asked for. */
export const clampPage = (page: number, pages: number) => Math.min(Math.max(page, 1), Math.max(pages, 1));
