// @vitest-environment node
import { expect, test } from 'vitest';
import { readLibrary } from '../../scripts/articles/library';
import { wrongSamples } from '../../scripts/articles/run';
import { readableText } from '../../scripts/articles/says';

const withCode = readLibrary().filter(({ samples }) => samples.length > 0);

test.each(withCode.map((one) => [one.file, one] as const))(
  'the code in %s has the output in the article',
  (_, { samples }) => {
    expect(wrongSamples(samples)).toEqual([]);
  },
);

test('reports the line and both texts when the output differs', () => {
  const sample = { language: 'js', code: 'console.log(1)', line: 1, output: '2' } as const;
  expect(wrongSamples([sample])).toEqual(['line 1: the output is\n1\nbut the article says\n2']);
});

test('the output of a sample that fails is not taken for that of the next one', () => {
  const failing = { language: 'js', code: 'console.log(1); missing()', line: 1, output: '1' } as const;
  const right = { language: 'js', code: 'console.log(2)', line: 5, output: '2' } as const;
  const [first, ...others] = wrongSamples([failing, right]);
  expect(first).toContain('line 1: it fails: ReferenceError');
  expect(others).toEqual([]);
});

test('reports words that a program with the option says prints and the text does not have', () => {
  const text = readableText('It wins **819** of\n3,125 [^count].\n\n```output\n195 ties\n```\n');
  const code = "console.log('819 of 3,125'); console.log('195 ties')";
  const sample = { language: 'js', code, line: 1, text } as const;
  expect(wrongSamples([sample])).toEqual(['line 1: the text should say “195 ties”, as this code prints']);
});
