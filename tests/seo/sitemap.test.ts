import { expect, test } from 'vitest';
import { effectiveDay } from '../../scripts/seo/sitemap';
import { legalPages } from '../helpers/content';

// e2e/builtPages.spec.ts has the days of articles.
test('a legal page changed on the last day that it names; an unreadable date stops the build', () => {
  expect(effectiveDay('Effective 1 September 2023')).toBe('2023-09-01');
  expect(effectiveDay('Effective 1 September 2023, updated 21 November 2026')).toBe('2026-11-21');
  expect(() => effectiveDay('Effective soon')).toThrow("'Effective soon' should be");
  for (const [, { effective }] of legalPages) expect(effectiveDay(effective)).toMatch(/^20\d\d-/);
});
