import type { Article } from '../../schemas/content.ts';
import { acceptableUse } from '../../src/content/legal/acceptableUse.ts';
import { cookies } from '../../src/content/legal/cookies.ts';
import { privacy } from '../../src/content/legal/privacy.ts';
import { terms } from '../../src/content/legal/terms.ts';
import { paths } from '../../src/config/paths.ts';

/** The last date in 'Effective 1 September 2023, updated 21 November 2026' as `2026-11-21`. */
export function effectiveDay(text: string): string {
  const time = Date.parse(`${text.replace(/^Effective (?:.*updated )?/, '')} UTC`);
  if (Number.isNaN(time))
    throw new Error(`'${text}' should be 'Effective' and a date such as 1 September 2023.`);
  return new Date(time).toISOString().slice(0, 10);
}

/** The day of the last change by address, for the pages that state it. */
export const lastChanged = (articles: readonly Article[]): Record<string, string> => ({
  ...Object.fromEntries(articles.map(({ id, published }) => [paths.article(id), published])),
  [paths.privacy]: effectiveDay(privacy.effective),
  [paths.terms]: effectiveDay(terms.effective),
  [paths.cookies]: effectiveDay(cookies.effective),
  [paths.acceptableUse]: effectiveDay(acceptableUse.effective),
});
