// @vitest-environment node
import { expect, test } from 'vitest';
import { articles, topReads } from '../../src/content/articles';
import { loadText } from '../../src/content/articles/texts';
import { blog, readableDate } from '../../src/content/blog';

const texts = new Map(await Promise.all(articles.map(async ({ id }) => [id, await loadText(id)] as const)));
const textOf = (id: number) => {
  const text = texts.get(id);
  if (!text) throw new Error(`Article ${id} has no text.`);
  return text;
};
const all = articles.flatMap(({ id }) => textOf(id).body);

test('there are the 27 articles of the contract or more, numbered from 1, and nothing in them is used twice', () => {
  const ids = articles.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(27);
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

test('the learning zones, the assessments and the soft-skills areas carry their agreed names', () => {
  const zones = all.flatMap((block) =>
    block.kind === 'growthZones' ? block.items.map(({ zone }) => zone) : [],
  );
  expect(zones).toEqual(expect.arrayContaining(['Foundational', 'Skill Builder', 'Mastery']));
  const assessments = all.flatMap((block) =>
    block.kind === 'assessments' ? block.items.map(({ name }) => name) : [],
  );
  expect(assessments).toEqual(expect.arrayContaining(['Behavioral', 'Skill', 'AI Literacy']));
  const softSkills = JSON.stringify(textOf(21).body).toLowerCase();
  for (const area of [
    'verbal and oral communication',
    'written communication',
    'interpersonal and social skills',
    'personal growth and mindset',
    'professional skills',
  ]) {
    expect(softSkills).toContain(area);
  }
});

test('the top reads are the four agreed ones', () => {
  expect(blog.topReads.heading).toBe('Top Reads of the Month');
  expect(articles.filter(({ id }) => topReads.includes(id)).map(({ title }) => title)).toEqual([
    '7 Key Internship Tips',
    'Benefits of On Job Training',
    'JSA Jobs and Industry Trends',
    'Industrial Training',
  ]);
});

test('the words of the blog are used to the letter', () => {
  expect(blog.hero.heading).toBe('Your Hub for Fresh Perspectives!');
  expect(blog.hero.text).toBe(
    'Explore in-depth articles that offer valuable insights, expert analysis, and actionable strategies to help you stay ahead in tech, EdTech, and business growth.',
  );
  expect(blog.list.card).toBe('Read more');
  expect(blog.notFound.heading).toBe('Article not found.');
});

test('dates are written as in British English', () => {
  const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  expect(readableDate('2024-01-22')).toBe('22 January 2024');
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2026, month, month + 1));
    expect(readableDate(date.toISOString().slice(0, 10))).toBe(long.format(date));
  }
});
