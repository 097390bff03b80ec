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

const run = (language: 'js' | 'sql' | 'sh' | 'java', ...pairs: [code: string, output?: string][]) =>
  wrongSamples(
    pairs.map(([code, output], index) => ({
      language,
      code,
      line: index + 1,
      ...(output !== undefined && { output }),
    })),
  );

test.each([
  ['js', ['const a = [1, 2];'], ['console.log(a, "x");', '[ 1, 2 ] x']],
  [
    'sql',
    ["create table t (a int, b text); insert into t values (1, 'x'), (2, null);"],
    ['select * from t;', 'a | b\n1 | x\n2 | null'],
  ],
  ['sh', ['echo one > file'], ['git init -q .; cat file', 'one']],
] as const)('samples in %s share variables, tables or files', (language, first, second) => {
  expect(run(language, [...first], [...second])).toEqual([]);
});

test('reports the line and both texts when the output differs', () => {
  expect(run('js', ['console.log(1)', '2'])).toEqual(['line 1: the output is\n1\nbut the article says\n2']);
});

test.each([
  ['js', 'missing()', 'ReferenceError: missing is not defined'],
  ['sql', 'select * from missing', 'no such table: missing'],
  ['sh', 'false | cat', 'The shell ended with 1.'],
  ['java', 'x', "java cannot run. Remove 'run'."],
] as const)('reports why code in %s fails', (language, code, reason) => {
  expect(run(language, [code])[0]).toContain(reason);
});
