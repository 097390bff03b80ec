// @vitest-environment node
import { expect, test } from 'vitest';
import { articles } from '../../src/content/articles';
import { loadText } from '../../src/content/articles/texts.js';
import { readableDate } from '../../src/content/blog';

const texts = new Map(await Promise.all(articles.map(async ({ id }) => [id, await loadText(id)] as const)));
const textOf = (id: number) => {
  const text = texts.get(id);
  if (!text) throw new Error(`Article ${id} has no text.`);
  return text;
};
const all = articles.flatMap(({ id }) => textOf(id).body);

test('articles are numbered from 1, and share no slug, title or description', () => {
  const ids = articles.map(({ id }) => id);
  expect(ids).toEqual(ids.map((_, index) => index + 1));
  for (const of of [
    articles.map(({ slug }) => slug),
    articles.map(({ title }) => title),
    articles.map(({ id }) => textOf(id).seo.title),
    articles.map(({ id }) => textOf(id).seo.description),
  ]) {
    expect(new Set(of).size).toBe(articles.length);
  }
});

test('each article has 400 to 1,800 words and says how long they take to read', () => {
  for (const { id, minutes } of articles) {
    const words = textOf(id).words;
    expect(words).toBeGreaterThanOrEqual(400);
    expect(words).toBeLessThanOrEqual(1800);
    expect(minutes).toBe(Math.ceil(words / 200));
  }
});

test('between them the articles use every kind of block', () => {
  const kinds = new Set(all.map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual([
    'assessments',
    'code',
    'contact',
    'figure',
    'growthZones',
    'heading',
    'hero',
    'link',
    'list',
    'paragraph',
    'quote',
    'reference',
    'steps',
    'table',
  ]);
});

test('dates are written as in British English', () => {
  const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  expect(readableDate('2024-01-22')).toBe('22 January 2024');
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2026, month, month + 1));
    expect(readableDate(date.toISOString().slice(0, 10))).toBe(long.format(date));
  }
});
