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

test('the table of the how-to has exactly the rows and files of the list', () => {
  const howTo = readFileSync('docs/howto/replace-the-sample-facts.md', 'utf8');
  const table = [...howTo.matchAll(/^\| `(\w+)` \| `([^`]+)` \|/gm)].map(([, row, file]) => [row, file]);
  const list = Object.entries(samples).map(([row, { file }]) => [row, file.replace(/^src\/content\//, '')]);
  expect(table).toEqual(list);
});

test.each(['https://www.acme.in', 'https://acme.example'])(
  'a build for %s names every kind of sample and stops',
  (url) => {
    const build = () => assertNoSamples(url, { VITE_SITE_URL: url });
    for (const line of sampleLines()) expect(build).toThrow(`  - ${line}\n`);
    expect(build).toThrow('ALLOW_SAMPLES=1');
  },
);

test('a preview, this machine and a site without samples are built', () => {
  const url = 'https://www.acme.in';
  assertNoSamples(url, { VITE_SITE_URL: url, ALLOW_SAMPLES: '1' });
  assertNoSamples('http://localhost:4173', { VITE_SITE_URL: 'http://localhost:4173' });
  assertNoSamples('https://www.acme.example', {});
  assertNoSamples(url, { VITE_SITE_URL: url }, sampleLines({}));
  expect(() => assertNoSamples(url, {})).toThrow('testimonials.ts');
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
