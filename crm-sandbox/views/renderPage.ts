/**
 * A whole document from a JSX element, whose `toString` gives its markup.
 * Browsers treat a raw NUL differently in different places, so it becomes a visible sign.
 */
export const renderPage = (page: unknown): string =>
  `<!doctype html>${String(page).replaceAll('\u0000', '\uFFFD')}`;
