import { expect, test } from 'vitest';
import { effective, effectiveDay } from '../../src/content/legal/words';

// e2e/builtPages.spec.ts has the days of articles.
test('the day of the legal pages in the sitemap is a date as search engines read it', () => {
  expect(effectiveDay).toMatch(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
});

test('the words under their titles name its day and its year, in any language', () => {
  const [year, , day] = effectiveDay.split('-').map(Number);
  expect(effective.match(/\d+/g)?.map(Number), 'src/content/legal/words.ts').toEqual(
    expect.arrayContaining([year, day]),
  );
});
