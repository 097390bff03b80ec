// @vitest-environment node
import { expect, test } from 'vitest';
import { publishedLibrary } from '../../scripts/articles/library.ts';
import { staleFacts } from '../../scripts/staleFacts.ts';
import { readableDate } from '../../src/content/blog.ts';
import { checked, startDays } from '../../src/content/facts/checked.ts';
import { programmeKinds } from '../../src/content/facts/programmes.ts';

const none = { checked: [], startDays: {} };

test('the facts of the pages are not stale on the day of their last check', () => {
  const lastCheck =
    checked
      .map(({ on }) => on)
      .toSorted()
      .at(-1) ?? '';
  expect(staleFacts(lastCheck, [])).toEqual([]);
});

test('names each page whose facts are older than a year, and the file to check', () => {
  const row = { file: 'facts/fees.ts', on: '2026-03-01', pages: ['/a', '/b'] };
  const on = (day: string) => staleFacts(day, [], { ...none, checked: [row] });
  expect(on('2027-03-01')).toEqual([]);
  expect(on('2027-03-02').join()).toMatch(/^facts\/fees\.ts: checked on 2026-03-01.+\/a, \/b/);
});

test('names articles by the day of their last change, and starts that are over', () => {
  const [one] = publishedLibrary();
  const lines = staleFacts('2028-01-01', one ? [one] : [], {
    ...none,
    startDays: { course: ['2027-04-05'] },
  });
  expect(lines.join('\n')).toMatch(/course start of 2027-04-05 is over[\s\S]*\.md: its facts are of 2026/);
});

test.each(['internship', 'course'] as const)('each %s start of the list is on the pages', (kind) => {
  for (const day of startDays[kind]) {
    const [date = '', year = ''] = readableDate(day).split(/ (?=\d{4}$)/);
    const { starts } = programmeKinds[kind];
    expect(starts.replaceAll('\u00a0', ' ')).toContain(date);
    expect(starts).toContain(year);
  }
});
