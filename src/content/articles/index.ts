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

/** At least the first articles up to a number, with as many pieces of the archive as that takes. */
export const loadArticles = async (upTo: number): Promise<readonly Article[]> => {
  const pieces = archive.filter(({ first }) => first <= upTo);
  return [articles, ...(await Promise.all(pieces.map(({ load }) => load())))].flat();
};

const pieceWith = (id: number) => archive.find(({ first, count }) => id >= first && id < first + count);

/** One article, from the archive if need be. */
export const findArticle = async (id: number): Promise<Article | undefined> => {
  const list = (await pieceWith(id)?.load()) ?? articles;
  return list.find((article) => article.id === id);
};

/** The text of an article of the archive. */
export const loadArchivedBody = async (id: number) => pieceWith(id)?.loadBody(id);
