// @vitest-environment node
import { expect, test } from 'vitest';
import { articles } from '../../src/content/articles';
import { relatedTo } from '../../src/content/articles/related';

test('three other articles follow each, those of its topic first', () => {
  for (const article of articles) {
    const related = relatedTo(article);
    expect(new Set([article, ...related]).size).toBe(4);
    const ofTopic = articles.filter(({ topic }) => topic === article.topic).length - 1;
    const leading = related.slice(0, ofTopic).map(({ topic }) => topic);
    expect(new Set([article.topic, ...leading]).size, `after ${article.slug}`).toBe(1);
  }
});

test('the articles that the author names come first; unknown ids are skipped', () => {
  const [first, , third, ...rest] = articles;
  if (!first || !third) throw new Error('There are too few articles.');
  const last = rest.at(-1);
  expect(relatedTo(first, [third.id, 9999, last?.id ?? 0]).slice(0, 2)).toEqual([third, last]);
});
