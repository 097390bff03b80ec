import type { Article } from '../../../schemas/content.ts';
import { articles } from './list.js';

const COUNT = 3;

/**
 * Up to three articles to read next: first those that the article names, then others on its topic, then the rest.
 * Later articles come before earlier ones; after the last one the list starts again.
 */
export const relatedTo = ({ id, topic }: Article, named: readonly number[] = []): readonly Article[] => {
  const others = [...articles.filter((other) => other.id > id), ...articles.filter((other) => other.id < id)];
  const chosen = named.flatMap((wanted) => others.find((other) => other.id === wanted) ?? []);
  const sameTopic = others.filter((other) => other.topic === topic);
  return [...new Set([...chosen, ...sameTopic, ...others])].slice(0, COUNT);
};
