// @vitest-environment node
import { expect, test } from 'vitest';
import { works } from '../../src/content/works';
import { scoreAnswer } from '../../src/sections/works/scoreAnswer';

test('the point of a decimal ends no sentence', () => {
  expect(scoreAnswer('My CGPA is 8.5 and I think the fee is fair. I passed.')?.weakest).toBe(
    'My CGPA is 8.5 and I think the fee is fair.',
  );
});

test.each([
  ['a quotation mark', 'He asked “Why?” Maybe I know it.'],
  ['a bracket', 'We shipped (in 2024.) Maybe I know it.'],
  ['no white space', 'We shipped!Maybe I know it.'],
])('a sentence also ends with %s after its sign', (_, answer) => {
  expect(scoreAnswer(answer)?.weakest).toBe('Maybe I know it.');
});

test('a sentence of more than 25 words is long, whatever numbers are in it', () => {
  const long = `We measured ${'one more thing and '.repeat(6)}got 8.5 of 10`;
  expect(scoreAnswer(`${long}.`)?.met.short).toBe(false);
  expect(scoreAnswer('We measured one thing. It was 8.5 of 10.')?.met.short).toBe(true);
});

test('a dash is no word', () => {
  const answer = Array(39).fill('word').join(' ');
  expect(scoreAnswer(`${answer} -`)?.met.length).toBe(false);
  expect(scoreAnswer(`${answer} more`)?.met.length).toBe(true);
});

test.each(['', ' … ', '?!'])('%j has no words, so no score', (answer) => {
  expect(scoreAnswer(answer)).toBeUndefined();
});

test.each(['maybe', 'perhaps', 'I think', 'I guess', 'hopefully', 'not sure'])(
  'the rule on screen names “%s”, which makes an answer indefinite',
  (words) => {
    expect(scoreAnswer(`It is ${words} cheap.`)?.met.sure).toBe(false);
    expect(works.interview.rules.sure.replaceAll('\u00a0', ' ')).toContain(`“${words}”`);
  },
);
