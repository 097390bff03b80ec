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

const run = (language: 'js' | 'sql' | 'sh', code: string, output?: string) =>
  wrongSamples([{ language, code, line: 1, ...(output !== undefined && { output }) }]);

test('reports the line and both texts when the output differs', () => {
  expect(run('js', 'console.log(1)', '2')).toEqual(['line 1: the output is\n1\nbut the article says\n2']);
});

test.each([
  ['js', 'missing()', 'ReferenceError: missing is not defined'],
  ['sql', 'select * from missing', 'no such table: missing'],
  ['sh', 'false | cat', 'The shell ended with 1.'],
] as const)('reports why code in %s fails', (language, code, reason) => {
  expect(run(language, code)[0]).toContain(reason);
});
