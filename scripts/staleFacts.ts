/** Pages whose facts nobody has checked for a year, and starts of programmes that are over. */
import { checked, startDays } from '../src/content/facts/checked.ts';
import type { LibraryArticle } from './articles/library.ts';

interface Facts {
  readonly checked: readonly {
    readonly file: string;
    readonly on: string;
    readonly pages: readonly string[];
  }[];
  readonly startDays: Readonly<Record<string, readonly string[]>>;
}

/** Days as `YYYY-MM-DD` compare as text. */
const yearBefore = (today: string) => `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;

/**
 * A line for each page or date that is stale on a day. The build prints them and goes on: what to write is for a person
 * to decide.
 * @param articles the published ones; an article's facts are as old as its last change
 */
export function staleFacts(
  today: string,
  articles: readonly { file: string; article: Pick<LibraryArticle['article'], 'published' | 'updated'> }[],
  facts: Facts = { checked, startDays },
): string[] {
  const limit = yearBefore(today);
  const old = facts.checked.flatMap(({ file, on, pages }) =>
    on < limit
      ? [
          `${file}: checked on ${on}, more than a year ago. It feeds ${pages.join(', ')}. Check it, then change its day in src/content/facts/checked.ts.`,
        ]
      : [],
  );
  const unread = articles.flatMap(({ article: { updated, published }, file }) =>
    (updated ?? published) < limit
      ? [`${file}: its facts are of ${updated ?? published}. Check them, then change 'updated'.`]
      : [],
  );
  const over = Object.entries(facts.startDays).flatMap(([kind, days]) =>
    days
      .filter((day) => day < today)
      .map(
        (day) =>
          `src/content/facts/programmes.ts: the ${kind} start of ${day} is over. Write the next one, there and in checked.ts.`,
      ),
  );
  return [...over, ...old, ...unread];
}
