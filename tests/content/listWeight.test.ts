// @vitest-environment node
import { expect, test } from 'vitest';
import { articles } from '../../src/content/articles';
import { archive } from '../../src/content/articles/archive';

/** Four pages of the blog list: as many as every visitor should pay for. */
const MOST = 36;

test('the blog list carries few articles from the start, the archive has the others', () => {
  expect(
    articles.length,
    'Move articles into the archive: see src/content/articles/archive.ts',
  ).toBeLessThanOrEqual(MOST);
});

test('the pieces of the archive continue the list without a gap and hold what they say', async () => {
  let next = articles.length + 1;
  for (const { first, count, load } of archive) {
    expect(first).toBe(next);
    expect((await load()).map(({ id }) => id)).toEqual(
      Array.from({ length: count }, (_, index) => first + index),
    );
    next += count;
  }
});
