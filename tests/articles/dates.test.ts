// @vitest-environment node
import { expect, test } from 'vitest';
import { lateDates } from '../../scripts/articles/dates';

const late = (text: string, updated?: string) =>
  lateDates({ published: '2025-03-17', ...(updated !== undefined && { updated }) }, text).map(
    ({ line, mistake }) => `${line}: ${mistake.split(' is later')[0]}`,
  );

test.each([
  ['The survey\nof 2026 says so.', '2: 2026'],
  ['It was listed in April 2025.', '1: 2025-04'],
  ['As of Sep 1, 2025', '1: 2025-09'],
  ["insert into log values ('2025-03-18');", '1: 2025-03-18'],
  ['GIT_AUTHOR_DATE=2025-05-04T10:00:00Z', '1: 2025-05'],
  ['::reference[A]{#a author="B" year="2026" href="https://b.example"}', '1: 2026'],
  ['::reference[A]{#a author="B" year="2025" href="https://arxiv.org/abs/2504.21400"}', '1: 2025-04'],
])('an article of March 2025 cannot say %j', (text, mistake) => {
  expect(late(text)).toContain(mistake);
  expect(late(text, '2026-11-23')).toEqual([]);
});

test.each([
  'In March 2025, 2024 and 1885; on 2025-03-17',
  'Core skills change by 2030.',
  'The sum is 20,260 of 2026000 rupees.',
  'https://arxiv.org/abs/2310.13548',
])('an article of March 2025 can say %j', (text) => {
  expect(late(text)).toEqual([]);
});

test('an update comes after the publication', () => {
  expect(late('', '2025-03-17')[0]).toContain('should be later');
});
