import { expect, test } from 'vitest';
import { effectiveDay, lastChanged } from '../../scripts/seo/sitemap';
import { articles } from '../../src/content/articles';

test('articles changed on the day they were published, legal pages on the day of their last update', () => {
  const days = lastChanged(articles);
  expect(days['/blog/27']).toBe('2024-08-15');
  expect(days['/privacy-policy']).toBe('2026-11-21');
  expect(days['/']).toBeUndefined();
  expect(Object.keys(days)).toHaveLength(articles.length + 4);
});

test('a legal page that was never updated changed on the day it took effect', () => {
  expect(effectiveDay('Effective 1 September 2023')).toBe('2023-09-01');
});

test('a legal page whose date cannot be read stops the build', () => {
  expect(() => effectiveDay('Effective soon')).toThrow("'Effective soon' should be");
});
