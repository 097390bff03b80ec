// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { assertNoSamples } from '../../scripts/samples';
import { sampleLines, samples } from '../../src/content/samples';

const marks: Record<string, string> = {
  'src/content/internships/': 'src/content/internships/index.ts',
  'src/content/courses/': 'src/content/courses/index.ts',
  // JSON has no comments.
  'src/config/company.json': 'src/content/company.ts',
};

test('each listed file exists and says where it stands that its facts are samples', () => {
  const wrong = Object.values(samples)
    .map(({ file }) => marks[file] ?? file)
    .filter((file) => !existsSync(file) || !/see samples\.ts/.test(readFileSync(file, 'utf8')));
  expect(wrong).toEqual([]);
});

const lines = sampleLines({
  people: { file: 'src/content/people.ts', facts: 'who works here' },
  fees: { file: 'src/content/fees.ts', facts: 'all fees' },
});
const build = (url: string, env = {}, left = lines) => {
  assertNoSamples(url, { VITE_SITE_URL: url, ...env }, left);
};

test.each(['https://www.acme.in', 'https://acme.example'])(
  'a build for %s names every kind of sample and stops',
  (url) => {
    for (const line of ['src/content/people.ts: who works here', 'src/content/fees.ts: all fees'])
      expect(() => build(url)).toThrow(`  - ${line}\n`);
    expect(() => build(url)).toThrow('ALLOW_SAMPLES=1');
  },
);

test.each(['0', 'false', 'no'])('ALLOW_SAMPLES=%s allows no samples', (ALLOW_SAMPLES) => {
  expect(() => build('https://www.acme.in', { ALLOW_SAMPLES })).toThrow('who works here');
});

test('previews, sites without samples and this machine are built', () => {
  expect(() => build('https://www.acme.in', { ALLOW_SAMPLES: '1' })).not.toThrow();
  expect(() => build('https://www.acme.in', {}, sampleLines({}))).not.toThrow();
  expect(() => build('http://localhost:4173')).not.toThrow();
});

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock('../../src/content/samples'));

test.each([
  ['invented', { quotes: { file: '', facts: '' } }, false],
  ['real', {}, true],
])('with %s quotes, whether the terms say that the quoted people agreed: %j, %s', async (_, rows, says) => {
  vi.doMock('../../src/content/samples', () => ({ samples: rows }));
  await import('../../src/content/samples');
  const { terms } = await import('../../src/content/legal/terms');
  const sentence = 'The people quoted on this site agreed to it in writing.';
  expect(JSON.stringify(terms).includes(sentence)).toBe(says);
});
