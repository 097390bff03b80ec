import type { Article } from '../../../schemas/content.ts';
import { archive, articles } from './list.ts';

export { archive, articles };

/** The four articles of 'Top Reads of the Month'. */
export const topReads = [1, 2, 3, 4];

/** How many there are, those of the archive included. */
export const articleCount = archive.reduce((count, piece) => count + piece.count, articles.length);

/** The piece of the archive that an article is in. */
export const pieceWith = (id: number) => archive.find(({ first, last }) => id >= first && id <= last);

/** The articles from one place in the list up to another, which is not included. The first place is 0. */
export const loadArticles = async (from: number, to: number): Promise<readonly Article[]> => {
  const loaded = [articles.slice(from, to)];
  let place = articles.length;
  for (const { count, load } of archive) {
    if (from < place + count && to > place)
      loaded.push((await load()).slice(Math.max(from - place, 0), to - place));
    place += count;
  }
  return loaded.flat();
};

/** One article, from the archive if need be. */
export const findArticle = async (id: number): Promise<Article | undefined> =>
  [...articles, ...((await pieceWith(id)?.load()) ?? [])].find((article) => article.id === id);
