// @vitest-environment node
import { expect, test, vi } from 'vitest';
import type { Article } from '../../schemas/content';
import { addresses } from '../../src/addresses';
import { articleCount, articles, findArticle, loadArticles } from '../../src/content/articles';
import { loadBody } from '../../src/content/articles/bodies';
import { relatedTo } from '../../src/content/articles/related';
import { loadIndex } from '../../src/layout/searchIndex';

/** What has been fetched, by the first id of each piece. */
const fetched = vi.hoisted(() => new Set<number>());

// Two pieces after the articles that the list carries: 28 to 31 and 32 to 33.
vi.mock('../../src/content/articles/archive.ts', () => {
  const piece = (first: number, topics: string[]) => ({
    first,
    count: topics.length,
    load: async () => {
      fetched.add(first);
      return topics.map((topic, index) => ({
        id: first + index,
        title: `Old wisdom ${first + index}`,
        topic,
      }));
    },
    loadBody: async (id: number) => ({ body: [{ kind: 'paragraph', text: `Text ${id}` }] }),
  });
  return { archive: [piece(28, ['Bees', 'Wax', 'Bees', 'Wax']), piece(32, ['Bees', 'Wax'])] };
});

const idsOf = (list: readonly Article[]) => list.map(({ id }) => id);
const get = async (id: number) => {
  const article = await findArticle(id);
  if (!article) throw new Error(`Article ${id} is missing.`);
  fetched.clear();
  return article;
};

test('every article of the archive is counted and has an address', () => {
  expect(articleCount).toBe(33);
  expect(addresses).toEqual(expect.arrayContaining(['/blog/27', '/blog/28', '/blog/33']));
  expect(addresses).not.toContain('/blog/34');
});

test('an article of the archive is found with its text, and nothing outside it is', async () => {
  expect((await findArticle(30))?.title).toBe('Old wisdom 30');
  expect(await loadBody(30)).toEqual([{ kind: 'paragraph', text: 'Text 30' }]);
  expect(await findArticle(27)).toBe(articles[26]);
  expect(await loadBody(27)).not.toHaveLength(0);
  for (const id of [0, 34]) {
    expect(await findArticle(id)).toBeUndefined();
    expect(await loadBody(id)).toBeUndefined();
  }
});

test.each([
  [0, 9, []],
  [18, 27, []],
  [18, 28, [28]],
  [27, 31, [28]],
  [31, 33, [32]],
  [0, 33, [28, 32]],
])('places %i to %i take the pieces %j', async (from, to, pieces) => {
  fetched.clear();
  const list = await loadArticles(from, to);
  expect(idsOf(list)).toEqual(Array.from({ length: to - from }, (_, index) => from + index + 1));
  expect([...fetched]).toEqual(pieces);
});

test('below an article that the list carries stand three of its topic, and no archive is fetched', async () => {
  const article = await get(1);
  const related = await relatedTo(article);
  expect(related.map(({ topic }) => topic)).toEqual([article.topic, article.topic, article.topic]);
  expect(idsOf(related)).toEqual([2, 3, 4]);
  expect(fetched.size).toBe(0);
});

test('from the last article of the list on, the next one leads, so that links reach every article', async () => {
  const next = [];
  for (let id = articles.length; id < articleCount; id += 1)
    next.push((await relatedTo(await get(id)))[0]?.id);
  expect(next).toEqual([28, 29, 30, 31, 32, 33]);
});

test('after the next one, an article of the archive is followed by others of its topic from the same piece', async () => {
  expect(idsOf(await relatedTo(await get(28)))).toEqual([29, 30, 31]);
  expect(fetched).toEqual(new Set([28]));
  expect(idsOf(await relatedTo(await get(33)))).toEqual([32, 1, 2]);
});

test('the search of the whole site finds what is in the archive', async () => {
  const { find } = await loadIndex();
  expect(find('wisdom 33')).toEqual([{ kind: 'Article', title: 'Old wisdom 33', to: '/blog/33' }]);
});
