import { listWords } from '../content/labels';

/** The name of the items of a list, in singular and plural. */
export interface Noun {
  one: string;
  many: string;
}

/** How many items a search has found: '2 courses match “python”', or 'No course matches “juggling”'. */
export const searchAnswer = (total: number, noun: Noun, query: string): string => {
  const count = `${total || listWords.none} ${total > 1 ? noun.many : noun.one}`;
  return query.trim() ? `${count} ${listWords.matching(total, query.trim())}` : count;
};

/** Whether a title contains the search as it is typed, in any case: the lists filter by one phrase, as agreed. */
export const matches = (text: string, query: string): boolean =>
  text.toLowerCase().includes(query.trim().toLowerCase());
