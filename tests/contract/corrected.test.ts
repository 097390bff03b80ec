// @vitest-environment node
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FOLDER, readLibrary } from '../../scripts/articles/library';
import { wrongSamples } from '../../scripts/articles/run';
import { temporaryFolder } from '../helpers/temporaryFolder';

type Change = readonly [now: string, before: string];

/** What the check says of an article with some of its text as it was before its correction. */
function mistakesIn(slug: string, changes: readonly Change[]): string[] {
  const folder = temporaryFolder();
  cpSync(FOLDER, folder, { recursive: true });
  const file = join(folder, `${slug}.md`);
  const text = changes.reduce(
    (source, [now, before]) => {
      expect(source).toContain(now);
      return source.replace(now, before);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
  const article = readLibrary(folder).find((one) => one.article.slug === slug);
  return wrongSamples(article?.samples ?? []);
}

const lms = 'choosing-an-lms';
const tieForTheFirst: readonly Change[] = [
  ["return best === next ? 'tied' : name;", 'return name;'],
  ['{ A: 0, B: 2111, C: 819, tied: 195 }', '{ A: 11, B: 2295, C: 819, tied: 0 }'],
];
const elevenWins: Change = [
  'Platform A never wins, so',
  'Platform A is out: it wins 11 of 3,125 combinations, so',
];

test('the check refuses a count of ties as wins in article 24, in the text and in the program', () => {
  expect(mistakesIn(lms, [])).toEqual([]);
  expect(mistakesIn(lms, [elevenWins]).join()).toContain('should say “Platform A never wins”');
  expect(mistakesIn(lms, tieForTheFirst).join()).toContain('counted apart');
  expect(mistakesIn(lms, [...tieForTheFirst, elevenWins])).not.toEqual([]);
});

const repetition = 'spaced-repetition-for-programmers';
const binaryFractions: readonly Change[] = [
  ['change = 10 - miss * (8 + miss * 2)', 'change = 0.1 - miss * (0.08 + miss * 0.02)'],
  ['Math.max(130, ease + change)', 'Math.max(1.3, ease + change)'],
  ['Math.ceil((days * next) / 100)', 'Math.ceil(days * next)'],
  ['let card = { streak: 0, days: 0, ease: 250 }', 'let card = { streak: 0, days: 0, ease: 2.5 }'],
];
const carriedOn: Change = ['6 17 50 150 465', '6 17 50 151 469'];
const forgottenOnce: readonly Change[] = [
  ['today[1] += fresh', 'today[0] += fresh'],
  ['const later = d + gaps[streak];', 'const later = d + gaps[streak + 1];'],
  ['7 12 13 18 19 20\n20 20 23 26 27 27', '6 11 12 17 18 18\n18 18 21 24 24 24'],
  ['39 72 77 109 116 119\n121 123 138 155 160 162', '37 67 70 99 106 107\n110 111 126 141 144 147'],
];
const lessWork: readonly Change[] = [
  [
    'values: [39, 72, 77, 109, 116, 119, 121, 123, 138, 155, 160, 162]',
    'values: [37, 67, 70, 99, 106, 107, 110, 111, 126, 141, 144, 147]',
  ],
  [
    'values: [7, 12, 13, 18, 19, 20, 20, 20, 23, 26, 27, 27]',
    'values: [6, 11, 12, 17, 18, 18, 18, 18, 21, 24, 24, 24]',
  ],
];

test('the check refuses the waits of 151 and 469 days in article 12, in the text and in the program', () => {
  expect(mistakesIn(repetition, [])).toEqual([]);
  expect(mistakesIn(repetition, [carriedOn]).join()).toContain('the output is\neasy  1 6 17 50 150 465');
  expect(mistakesIn(repetition, [...binaryFractions, carriedOn]).join()).toMatch(
    /line \d+: it fails: Error: .*, not /,
  );
});

test('the check refuses a workload in article 12 that leaves out a review of each forgotten card', () => {
  const mistakes = mistakesIn(repetition, [...forgottenOnce, ...lessWork]).join();
  expect(mistakes).toContain(
    'should say “values: [39, 72, 77, 109, 116, 119, 121, 123, 138, 155, 160, 162]”',
  );
});
