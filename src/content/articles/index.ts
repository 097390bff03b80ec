import type { Article } from '../../../schemas/content.ts';
import { archive } from './archive.ts';
import { articles1to14 } from './meta1to14.ts';
import { articles15to27 } from './meta15to27.ts';

/** What lists, heads and search engines need of each article, by id. The texts load on demand, see `bodies.ts`. */
export const articles: readonly Article[] = [...articles1to14, ...articles15to27];

/** The four articles of 'Top Reads of the Month'. */
export const topReads = [1, 2, 3, 4];

/** How many there are, those of the archive included. */
export const articleCount = archive.reduce((count, piece) => count + piece.count, articles.length);

/** The piece of the archive that an article is in. */
export const pieceWith = (id: number) =>
  archive.find(({ first, count }) => id >= first && id < first + count);

/** The articles from one place in the list up to another, which is not included. The first place is 0, the first id 1. */
export const loadArticles = async (from: number, to: number): Promise<readonly Article[]> => {
  const pieces = archive.filter(({ first, count }) => first <= to && first + count > from + 1);
  const loaded = await Promise.all(pieces.map(({ load }) => load()));
  return [articles, ...loaded].flat().filter(({ id }) => id > from && id <= to);
};

/** One article, from the archive if need be. */
export const findArticle = async (id: number): Promise<Article | undefined> =>
  (await loadArticles(id - 1, id))[0];
