// @vitest-environment node
import { expect, test, vi } from 'vitest';
import type { Article } from '../../schemas/content';
import { addresses } from '../../src/addresses';
import { articleCount, articles, findArticle, loadArticles } from '../../src/content/articles';
import type * as List from '../../src/content/articles/list';
import { relatedTo } from '../../src/content/articles/related';
import { loadIndex } from '../../src/layout/searchIndex';
import { paths } from '../../src/paths';

/** What has been fetched, by the place of each piece's first article. */
const fetched = vi.hoisted(() => new Set<number>());
/** The id of an article of the archive by its place there: the list's own ids come before it, however many there are. */
const idAt = (place: number) => articles.length + place;

// Two pieces after the articles that the list carries: places 1 to 4 and 5 to 6.
vi.mock('../../src/content/articles/list.ts', async (importOriginal) => {
  const original = await importOriginal<typeof List>();
  const count = original.articles.length;
  const piece = (place: number, topics: string[]) => ({
    first: count + place,
    last: count + place + topics.length - 1,
    count: topics.length,
    load: async () => {
      fetched.add(place);
      return topics.map((topic, index) => ({
        id: count + place + index,
        title: `Old wisdom number ${place + index}`,
        topic,
      }));
    },
  });
  const archive = [piece(1, ['Bees', 'Wax', 'Bees', 'Wax']), piece(5, ['Bees', 'Wax'])];
  const more = [1, 2, 3, 4, 5, 6].map((place) => count + place);
  return { ...original, archive, articleIds: [...original.articleIds, ...more] };
});

const idsOf = (list: readonly Article[]) => list.map(({ id }) => id);
const get = async (id: number) => {
  const article = await findArticle(id);
  if (!article) throw new Error(`Article ${id} is missing.`);
  fetched.clear();
  return article;
};

test('every article of the archive is counted and has an address', () => {
  expect(articleCount).toBe(articles.length + 6);
  expect(addresses).toEqual(expect.arrayContaining([0, 1, 6].map((place) => paths.article(idAt(place)))));
  expect(addresses).not.toContain(paths.article(idAt(7)));
});

test('an article of the archive is found, and nothing outside it is', async () => {
  expect((await findArticle(idAt(3)))?.title).toBe('Old wisdom number 3');
  expect(await findArticle(idAt(0))).toBe(articles.at(-1));
  for (const id of [0, idAt(7)]) expect(await findArticle(id)).toBeUndefined();
});

test.each([
  ['the first articles of the list', 0, 9, []],
  ['the last articles of the list', articles.length - 9, articles.length, []],
  ['the end of the list and the first of the archive', articles.length - 9, idAt(1), [1]],
  ['the first piece', articles.length, idAt(4), [1]],
  ['the second piece', idAt(4), idAt(6), [5]],
  ['all there is', 0, idAt(6), [1, 5]],
])('%s are found and take no other piece', async (_, from, to, pieces) => {
  fetched.clear();
  const list = await loadArticles(from, to);
  expect(idsOf(list)).toEqual(Array.from({ length: to - from }, (__, index) => from + index + 1));
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
  expect(next).toEqual([1, 2, 3, 4, 5, 6].map(idAt));
});

test('after the next one, an article of the archive is followed by others of its topic from the same piece', async () => {
  expect(idsOf(await relatedTo(await get(idAt(1))))).toEqual([2, 3, 4].map(idAt));
  expect(fetched).toEqual(new Set([1]));
  expect(idsOf(await relatedTo(await get(idAt(6))))).toEqual([idAt(5), 1, 2]);
});

test('the articles that an article names are the first to go on to', async () => {
  const article = await get(1);
  expect(idsOf(await relatedTo(article, [12, 9]))).toEqual([12, 9, 2]);
});

test('the search of the whole site finds what is in the archive', async () => {
  const { find } = await loadIndex();
  expect(find('wisdom number 6')).toEqual([
    { kind: 'Article', title: 'Old wisdom number 6', to: paths.article(idAt(6)) },
  ]);
});
