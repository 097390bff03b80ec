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
  const found = readLibrary(folder).find(({ article }) => article.slug === slug);
  if (!found) throw new Error(`There is no article ${slug}.`);
  return wrongSamples(found.samples);
}

const lms = 'choosing-an-lms';
// The program counted a tie as a win of the first platform in the list.
const programCountsTies: readonly Change[] = [
  ["return best === next ? 'tied' : name;", 'return name;'],
  ['{ A: 0, B: 2111, C: 819, tied: 195 }', '{ A: 11, B: 2295, C: 819, tied: 0 }'],
];
// The text had the number of those ties.
const textSaysElevenWins: Change = [
  'Platform A never wins, so',
  'Platform A is out: it wins 11 of 3,125 combinations, so',
];

const repetition = 'spaced-repetition-for-programmers';
// The program computed with 1.3 and 0.1, which no binary number is exactly, so a wait was rounded up by a day.
const programUsesFractions: readonly Change[] = [
  ['change = 10 - miss * (8 + miss * 2)', 'change = 0.1 - miss * (0.08 + miss * 0.02)'],
  ['Math.max(130, ease + change)', 'Math.max(1.3, ease + change)'],
  ['Math.ceil((days * next) / 100)', 'Math.ceil(days * next)'],
  ['let card = { streak: 0, days: 0, ease: 250 }', 'let card = { streak: 0, days: 0, ease: 2.5 }'],
];
const outputSays151And469: Change = ['6 17 50 150 465', '6 17 50 151 469'];
// The program skipped the first review of a forgotten card, and its output and the figure showed that.
const programSkipsFirstReview: readonly Change[] = [
  ['today[1] += fresh', 'today[0] += fresh'],
  ['const later = d + gaps[streak];', 'const later = d + gaps[streak + 1];'],
  ['7 12 13 18 19 20\n20 20 23 26 27 27', '6 11 12 17 18 18\n18 18 21 24 24 24'],
  ['39 72 77 109 116 119\n121 123 138 155 160 162', '37 67 70 99 106 107\n110 111 126 141 144 147'],
];
const figureShowsFewerReviews: readonly Change[] = [
  [
    'values: [39, 72, 77, 109, 116, 119, 121, 123, 138, 155, 160, 162]',
    'values: [37, 67, 70, 99, 106, 107, 110, 111, 126, 141, 144, 147]',
  ],
  [
    'values: [7, 12, 13, 18, 19, 20, 20, 20, 23, 26, 27, 27]',
    'values: [6, 11, 12, 17, 18, 18, 18, 18, 21, 24, 24, 24]',
  ],
];

test.each([lms, repetition])('the check finds no mistake in %s as it is', (slug) => {
  expect(mistakesIn(slug, [])).toEqual([]);
});

test.each<[what: string, slug: string, changes: readonly Change[], says: string]>([
  ['wins that the program does not count', lms, [textSaysElevenWins], 'should say “Platform A never wins”'],
  ['a program that counts ties as wins', lms, programCountsTies, 'counted apart'],
  ['both together, which agree', lms, [...programCountsTies, textSaysElevenWins], 'counted apart'],
  [
    'an output that the program does not have',
    repetition,
    [outputSays151And469],
    'the output is\neasy  1 6 17 50 150 465',
  ],
  [
    'a program that computes with fractions, with the output that it has',
    repetition,
    [...programUsesFractions, outputSays151And469],
    'it fails: Error: ',
  ],
  // Another program of the article follows each card by itself, so it still has the right figures.
  [
    'a program that skips reviews, with the output and the figure that it has',
    repetition,
    [...programSkipsFirstReview, ...figureShowsFewerReviews],
    'should say “values: [39, 72, 77, 109, 116, 119, 121, 123, 138, 155, 160, 162]”',
  ],
])('the check refuses %s in %s', (_, slug, changes, says) => {
  expect(mistakesIn(slug, changes).join()).toContain(says);
});
