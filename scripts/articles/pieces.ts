import type { LibraryArticle } from './library.ts';

/** How many articles the blog list carries from the start: four of its pages, as many as every visitor should pay for. */
export const MOST_LISTED = 36;
/** How many later articles load together, when somebody turns to them. */
const PIECE = 100;

export interface Piece {
  /** The ids of its first and last article. */
  first: number;
  last: number;
  articles: readonly LibraryArticle[];
}

const idOf = (one: LibraryArticle | undefined) => one?.article.id ?? 0;

/** Parts the articles: those that the list carries, and the archive's pieces. */
export function parted(library: readonly LibraryArticle[]) {
  const rest = library.slice(MOST_LISTED);
  const pieces: Piece[] = [];
  for (let at = 0; at < rest.length; at += PIECE) {
    const articles = rest.slice(at, at + PIECE);
    pieces.push({ first: idOf(articles[0]), last: idOf(articles.at(-1)), articles });
  }
  return { listed: library.slice(0, MOST_LISTED), pieces };
}
