// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { FOLDER, readLibrary } from '../../scripts/articles/library';
import { wrongSamples } from '../../scripts/articles/run';
import { readableText } from '../../scripts/articles/says';
import { temporaryFolder } from '../helpers/temporaryFolder';

afterEach(() => {
  vi.unstubAllEnvs();
});

// A scheduled article is published without another test.
const withCode = readLibrary(FOLDER, { today: '9999-12-31' }).filter(({ samples }) => samples.length > 0);

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

test('a program with the option says that prints nothing is reported', () => {
  const sample = { language: 'js', code: 'const a = 1;', line: 1, text: 'Words.' } as const;
  expect(wrongSamples([sample])).toEqual([
    "line 1: the code prints nothing. With 'says' it should print words of the text.",
  ]);
});

test.each([
  { place: 'the fields', source: '---\ntitle: 819 of 3,125\n---\n\nWords.' },
  { place: 'a comment', source: 'Words.\n\n<!-- 819 of 3,125 -->' },
  { place: 'code between ~~~', source: 'Words.\n\n~~~text\n819 of 3,125\n~~~' },
  { place: 'code between longer lines', source: 'Words.\n\n````text\n```\na\n```\n819 of 3,125\n````' },
])('a reader of the text does not see what stands in $place', ({ source }) => {
  expect(readableText(source).trim()).toBe('Words.');
});

test('a reader sees the words of a drawing and what stands between two lines', () => {
  const text = readableText('First.\n\n---\n\n~~~figure\nalt: 819 of 3,125\n~~~\n\n---\n\nLast.');
  expect(text).toBe('First. --- alt: 819 of 3,125 --- Last.');
});

test('code for Bash on a machine without it says what to install', () => {
  vi.stubEnv('PATH', temporaryFolder());
  const sample = { language: 'sh', code: 'ls', line: 1 } as const;
  expect(wrongSamples([sample])).toEqual([
    expect.stringContaining('line 1: it fails: Error: there is no bash on the PATH. Install Git'),
  ]);
});
