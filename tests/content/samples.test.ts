// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { assertNoSamples } from '../../scripts/samples';
import { sampleLines, samples } from '../../src/content/samples';

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock('../../src/content/samples'));

/** A folder and a JSON file cannot hold the comment, so it is in these files. */
const fileWithTheMark: Record<string, string> = {
  'src/content/internships/': 'src/content/internships/index.ts',
  'src/content/courses/': 'src/content/courses/index.ts',
  'src/config/company.json': 'src/content/company.ts',
};

test('each listed file exists and has a comment that points to samples.ts', () => {
  const wrong = Object.values(samples)
    .map(({ file }) => fileWithTheMark[file] ?? file)
    .filter((file) => !existsSync(file) || !/see samples\.ts/.test(readFileSync(file, 'utf8')));
  expect(wrong).toEqual([]);
});

const lines = sampleLines({
  people: { file: 'src/content/people.ts', facts: 'who works here' },
  fees: { file: 'src/content/fees.ts', facts: 'all fees' },
});
/** Imitates a build for an address. `VITE_SITE_URL` marks a build: without it, acme.example would not count as public. */
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

test.each([
  ['a preview', 'https://www.acme.in', { ALLOW_SAMPLES: '1' }, lines],
  ['a site without samples', 'https://www.acme.in', {}, sampleLines({})],
  ['this machine', 'http://localhost:4173', {}, lines],
])('a build for %s does not stop', (_, url, env, left) => {
  expect(() => build(url, env, left)).not.toThrow();
});

test.each([
  ['invented', 'do not say', { quotes: { file: '', facts: '' } }],
  ['real', 'say', {}],
])('with %s quotes the terms %s that the quoted people agreed', async (_, says, rows) => {
  vi.doMock('../../src/content/samples', () => ({ samples: rows }));
  const { terms } = await import('../../src/content/legal/terms');
  const sentence = 'The people quoted on this site agreed to it in writing.';
  expect(JSON.stringify(terms).includes(sentence)).toBe(says === 'say');
});
