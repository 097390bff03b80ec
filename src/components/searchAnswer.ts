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

/** A text as searches compare it: in lower case and without accents, so that “resume” finds “Résumé”. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Whether a title contains the search as it is typed, in any case: the lists filter by one phrase, as agreed. */
export const matches = (text: string, query: string): boolean => folded(text).includes(folded(query.trim()));
