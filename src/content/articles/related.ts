import type { Article } from '../../../schemas/content.ts';
import { articles, findArticle, pieceWith } from './index.ts';

const COUNT = 3;

/**
 * What to read after an article: others of the same topic first, then the ones that follow. Only the piece of the
 * archive that the article is in takes part, so that no page loads more as the blog grows. From the end of the list's
 * first articles on, the next one leads: whoever has no scripts reaches the archive from article to article.
 */
export const relatedTo = async ({ id, topic }: Article): Promise<readonly Article[]> => {
  const near = (await pieceWith(id)?.load()) ?? articles;
  const next = pieceWith(id + 1) && (await findArticle(id + 1));
  const after = near.filter((other) => other.id > id);
  const others = [...after, ...near, ...articles].filter((other) => other.id !== id);
  const sameTopic = others.filter((other) => other.topic === topic);
  const byId = new Map([...(next ? [next] : []), ...sameTopic, ...others].map((other) => [other.id, other]));
  return [...byId.values()].slice(0, COUNT);
};
