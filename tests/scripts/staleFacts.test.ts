// @vitest-environment node
import { expect, test } from 'vitest';
import { staleFacts } from '../../scripts/staleFacts.ts';
import { readableDate } from '../../src/content/blog.ts';
import { startDays } from '../../src/content/facts/checked.ts';
import { programmeKinds } from '../../src/content/facts/programmes.ts';

const none = { checked: [], startDays: {} };

/** An article whose text last changed on a day. */
const article = (updated: string) => ({
  file: 'src/content/articles/x.md',
  article: { published: '2024-01-01', updated },
});

const fees = { file: 'facts/fees.ts', on: '2026-03-01', pages: ['/a', '/b'] };

test('facts are not stale a year after their check', () => {
  expect(staleFacts('2027-03-01', [], { ...none, checked: [fees] })).toEqual([]);
});

test('facts that are older than a year are named, with the pages that show them', () => {
  expect(staleFacts('2027-03-02', [], { ...none, checked: [fees] })).toEqual([
    expect.stringMatching(/^facts\/fees\.ts: checked on 2026-03-01.+\/a, \/b/),
  ]);
});

test('an article whose last change is older than a year is named', () => {
  expect(staleFacts('2028-01-01', [article('2026-05-01')], none)).toEqual([
    expect.stringContaining('x.md: its facts are of 2026-05-01.'),
  ]);
});

test('an article whose last change is a year old is not named', () => {
  expect(staleFacts('2027-05-01', [article('2026-05-01')], none)).toEqual([]);
});

test('a start that is over is named', () => {
  expect(staleFacts('2028-01-01', [], { ...none, startDays: { course: ['2027-04-05'] } })).toEqual([
    expect.stringContaining('the course start of 2027-04-05 is over'),
  ]);
});

/** The days that a text names, such as '4 January and 5 April 2027': its last word is the year of all of them. */
const daysIn = (text: string) => {
  const year = text.slice(-4);
  return [...text.matchAll(/\d+ [A-Z][a-z]+/g)].map(([day]) => `${day} ${year}`);
};

test.each(['internship', 'course'] as const)('the %s starts of the list are those on the pages', (kind) => {
  const shown = programmeKinds[kind].starts.replaceAll('\u00a0', ' ');
  expect(daysIn(shown)).toEqual(startDays[kind].map(readableDate));
});
