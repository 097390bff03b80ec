/** An article may not cite what happened after its own date. */
import type { FrontMatter } from '../../schemas/content.ts';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const monthNames = new RegExp(
  `(?<!\\w)(${months.join('|')})[a-z]*(?: | \\d{1,2}, )((?:19|20)\\d\\d)\\b`,
  'g',
);

/** A forecast, such as 'by 2030'. */
const FORECAST = /\bby (?:19|20)\d\d\b/g;

/** The dates that a line names, as `2026`, `2026-09` or `2026-09-01`. */
function datesIn(line: string): string[] {
  const text = line.replace(FORECAST, '');
  const exact = text.match(/\b(?:19|20)\d\d(?:-[01]\d(?:-[0-3]\d)?)?\b/g) ?? [];
  const named = [...text.matchAll(monthNames)].map(
    ([, month = '', year = '']) => `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}`,
  );
  // The number of a preprint starts with its year and month.
  const preprints = [...text.matchAll(/arxiv\.org\/abs\/(\d\d)(\d\d)\./g)].map(
    ([, year = '', month = '']) => `20${year}-${month}`,
  );
  return [...exact, ...named, ...preprints];
}

/** A message for each date in the text, the code or the sources that is later than the article itself. */
export function lateDates(
  { published, updated }: Pick<FrontMatter, 'published' | 'updated'>,
  source: string,
) {
  const own = updated ?? published;
  const isLate = (date: string) => date > own.slice(0, date.length);
  const wrong = source.split('\n').flatMap((text, index) =>
    [...new Set(datesIn(text).filter(isLate))].map((date) => ({
      line: index + 1,
      mistake: `${date} is later than the article, which is of ${own}. Change 'updated', or write 'by' before the year of a forecast.`,
    })),
  );
  const early = { line: 1, mistake: `updated: ${updated} should be later than published: ${published}` };
  return updated !== undefined && updated <= published ? [early, ...wrong] : wrong;
}
