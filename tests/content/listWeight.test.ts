// @vitest-environment node
import { expect, test } from 'vitest';
import { MOST_LISTED } from '../../scripts/new/listed';
import { articles } from '../../src/content/articles';
import { archive } from '../../src/content/articles/archive';

test('the blog list carries few articles from the start, the archive has the others', () => {
  expect(
    articles.length,
    'Move articles into the archive: see src/content/articles/archive.ts',
  ).toBeLessThanOrEqual(MOST_LISTED);
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
