/** Figures as the pages say them, from Wiselamp's facts. */
import { expect, test } from 'vitest';
import { blog } from '../../src/content/blog';
import { coursesPage } from '../../src/content/coursesPage';
import { learnersInAll } from '../../src/content/figures';
import { offers } from '../../src/content/home';
import { internshipsPage } from '../../src/content/internshipsPage';
import { programmePriceBar, servicePriceBar } from '../../src/content/priceBar';

test('one line says how the numbers of learners belong together', () => {
  expect(learnersInAll).toBe(
    'Since 2021: 400+ students, 209 of them on courses; the outcome of 2025 counts 172.',
  );
});

test('the bar of a programme has its fees and the next start, that of a service its first price', () => {
  expect(programmePriceBar('internship', 'building-llm-powered-apps')).toEqual({
    price: '₹18,000 or ₹54,000',
    note: 'Next start: 4\u00a0January',
    button: 'Ask us',
  });
  expect(programmePriceBar('course', 'a-new-one').price).toBe('Not fixed yet. Ask us.');
  expect(servicePriceBar('devops')).toMatchObject({ price: '₹1.5\u00a0lakh', note: 'for an assessment' });
});

test('the products of Home name the lengths and the lowest fees', () => {
  const notes = JSON.stringify(offers);
  expect(notes).toContain('8 or 26 weeks, from ₹15,000');
  expect(notes).toContain('12 or 26 weeks, from ₹21,000');
});

test('each list suggests three searches', () => {
  for (const suggestedSearches of [
    coursesPage.catalogue.suggestedSearches,
    internshipsPage.listing.suggestedSearches,
    blog.list.suggestedSearches,
  ])
    expect(suggestedSearches).toHaveLength(3);
});
