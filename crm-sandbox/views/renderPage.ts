import type { FC } from 'hono/jsx';

/** A whole document. Browsers treat a raw NUL differently in different places, so it becomes a visible sign. */
export const renderPage = (page: ReturnType<FC>): string =>
  `<!doctype html>${String(page).replaceAll('\u0000', '\uFFFD')}`;
