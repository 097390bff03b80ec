// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** One spelling for the whole site and its docs: the right one and a pattern of the wrong ones. */
const spellings: [right: string, wrong: RegExp][] = [
  ['48%', /\d[ \u00a0]%(?! ?\d)|\} %`|\bper ?cent\b/i],
  // 'Today I learned' is the name of a kind of note.
  ['learnt', /(?<!today I )\blearned\b/i],
  ['email', /\be-mail/i],
  ['phone, call', /\btelephone[ds]?\b/i],
  ['at random', /\bby lot\b|\b(?:draw|drew|drawn|drawing)\b(?: the)? lots?\b|\blots decided\b/i],
  ['zero, none, nobody', /\bnought\b/i],
  ['website', /\bweb[ -]sites?\b/i],
  ['timeout', /\btime-outs?\b/i],
  ['data set', /\bdatasets?\b/i],
  ['judgement', /\bjudgments?\b/i],
  ['advertisement', /\badverts?\b/i],
  ['programme of study', /\bcourse programs?\b|\bstudy programs?\b/i],
  ['enrol, enrolment', /\benroll(?:ments?)?\b/i],
];

test('content and docs have one spelling for each word', () => {
  const files = ['src/content', 'docs'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:md|ts)$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(80);
  const wrong = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        spellings
          // Titles of sources keep their own spelling.
          .filter(([, pattern]) => !line.startsWith('::reference') && pattern.test(line))
          .map(([right]) => `${file}:${index + 1}: ${right}`),
      ),
  );
  expect(wrong).toEqual([]);
});
