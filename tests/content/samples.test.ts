// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { assertNoSamples } from '../../scripts/samples';
import { terms } from '../../src/content/legal/terms';
import { sampleLines, samples } from '../../src/content/samples';

const marks: Record<string, string> = {
  'src/content/internships/': 'src/content/internships/index.ts',
  'src/content/courses/': 'src/content/courses/index.ts',
  // JSON has no comments.
  'src/config/company.json': 'src/content/company.ts',
};
const listed = Object.values(samples).map(({ file }) => marks[file] ?? file);

test('each listed file exists and says where it stands that its facts are samples', () => {
  const marked = readdirSync('src/content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `src/content/${name}`)
    .filter((file) => /see samples\.ts/.test(readFileSync(file, 'utf8')));
  expect(marked.toSorted()).toEqual(listed.toSorted());
});

test('a build for a public address names every kind of sample and stops; previews and this machine are built', () => {
  const build = (url: string, env = {}, lines = sampleLines()) => {
    assertNoSamples(url, { VITE_SITE_URL: url, ...env }, lines);
  };
  for (const url of ['https://www.acme.in', 'https://acme.example']) {
    for (const line of sampleLines()) expect(() => build(url)).toThrow(`  - ${line}\n`);
    expect(() => build(url)).toThrow('ALLOW_SAMPLES=1');
    build(url, { ALLOW_SAMPLES: '1' });
    build(url, {}, sampleLines({}));
  }
  build('http://localhost:4173');
});

test('the terms say that quoted people agreed only when the quotes are real', async () => {
  const sentence = 'The people quoted on this site agreed to it in writing.';
  expect(JSON.stringify(terms)).not.toContain(sentence);
  vi.resetModules();
  vi.doMock('../../src/content/samples', () => ({ samples: {} }));
  onTestFinished(() => vi.doUnmock('../../src/content/samples'));
  await import('../../src/content/samples');
  const real = await import('../../src/content/legal/terms');
  expect(JSON.stringify(real.terms)).toContain(sentence);
});
