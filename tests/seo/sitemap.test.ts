import { expect, test } from 'vitest';
import { effective, effectiveDay } from '../../src/content/legal/words';

test('the day of the legal pages in the sitemap is a date as search engines read it', () => {
  expect(effectiveDay).toMatch(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
});

test('the words under the titles of the legal pages name the day and the year of `effectiveDay`', () => {
  const [year, , day] = effectiveDay.split('-').map(Number);
  expect(effective.match(/\d+/g)?.map(Number), 'src/content/legal/words.ts').toEqual(
    expect.arrayContaining([year, day]),
  );
});
