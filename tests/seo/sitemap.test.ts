import { expect, test } from 'vitest';
import { effectiveDay, lastChanged } from '../../scripts/seo/sitemap';
import { paths } from '../../src/config/paths';
import { articles } from '../../src/content/articles';
import { readableDate } from '../../src/content/blog';
import { legalLinks } from '../../src/content/navigation';
import { legalPages } from '../helpers/content';

test('dates articles and legal pages by their last update, or by publication without one', () => {
  const days = lastChanged(articles);
  for (const { id, published, updated } of articles)
    expect(days[paths.article(id)]).toBe(updated ?? published);
  for (const [path, { effective }] of legalPages)
    expect(effective.endsWith(readableDate(days[path] ?? '')), `${path}: ${effective}`).toBe(true);
  expect(days[paths.home]).toBeUndefined();
  expect(Object.keys(days)).toHaveLength(articles.length + legalLinks.length);
});

test('a legal page that was never updated changed on its first day; an unreadable date stops the build', () => {
  expect(effectiveDay('Effective 1 September 2023')).toBe('2023-09-01');
  expect(() => effectiveDay('Effective soon')).toThrow("'Effective soon' should be");
});
