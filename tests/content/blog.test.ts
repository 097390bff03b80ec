// @vitest-environment node
import { expect, test } from 'vitest';
import { articles } from '../../src/content/articles';
import { relatedTo } from '../../src/content/articles/related';

test('the articles that an article names come first, in its order', () => {
  const [article = expect.fail('There is no article.'), ...others] = articles;
  const named = others
    .slice(-2)
    .map(({ id }) => id)
    .toReversed();
  expect(
    relatedTo(article, named)
      .slice(0, named.length)
      .map(({ id }) => id),
  ).toEqual(named);
});

test('three other articles follow each, where there are as many, those of its topic first', () => {
  for (const article of articles) {
    const related = relatedTo(article);
    expect(new Set([article, ...related]).size).toBe(Math.min(4, articles.length));
    const ofTopic = articles.filter(({ topic }) => topic === article.topic).length - 1;
    const leading = related.slice(0, ofTopic).map(({ topic }) => topic);
    expect(related.length).toBe(Math.min(3, articles.length - 1));
    expect(new Set([article.topic, ...leading]).size, `after ${article.slug}`).toBe(1);
  }
});

test('after the last article the list starts again', () => {
  const [last = expect.fail('There is no article.'), ...others] = articles.toReversed();
  // Without others on its topic, the articles to read next follow the list alone.
  const related = relatedTo({ ...last, topic: 'A topic of its own' as typeof last.topic });
  expect(related.map(({ id }) => id)).toEqual(
    others
      .toReversed()
      .slice(0, 3)
      .map(({ id }) => id),
  );
});
