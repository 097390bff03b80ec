// @vitest-environment node
import { expect, test } from 'vitest';
import { readLibrary } from '../../scripts/articles/library';
import { wrongSamples } from '../../scripts/articles/run';

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
