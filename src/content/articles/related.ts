import type { Article } from '../../../schemas/content.ts';
import { archive, articles, findArticle, pieceWith } from './index.ts';

const COUNT = 3;

/**
 * What to read after an article: the ones it names, others of the same topic, then the ones that follow. Only the piece of
 * the archive that the article is in takes part, so that no page loads more as the blog grows. From the end of the list's
 * first articles on, the next one leads: without scripts, links still reach the archive.
 */
export const relatedTo = async (
  { id, topic }: Article,
  named: readonly number[] = [],
): Promise<readonly Article[]> => {
  const own = pieceWith(id);
  const near = (await own?.load()) ?? articles;
  const isLast = near.at(-1)?.id === id;
  const next = own || isLast ? (near.find((other) => other.id > id) ?? (await firstAfter(id))) : undefined;
  const chosen = (await Promise.all(named.map(findArticle))).filter((other) => other !== undefined);
  const after = near.filter((other) => other.id > id);
  const others = [...after, ...near, ...articles].filter((other) => other.id !== id);
  const sameTopic = others.filter((other) => other.topic === topic);
  const ordered = [...(next ? [next] : []), ...chosen, ...sameTopic, ...others];
  const byId = new Map(ordered.map((other) => [other.id, other]));
  return [...byId.values()].slice(0, COUNT);
};

/** The first article of the next piece of the archive. */
const firstAfter = async (id: number) => (await archive.find(({ first }) => first > id)?.load())?.[0];
