// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { samples } from '../../src/content/samples';

const listed = Object.values(samples).map(({ file }) => file);
const isListed = (file: string) =>
  listed.some((row) => (row.endsWith('/') ? file.startsWith(row) : file === row));
const sources = readdirSync('src/content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/^(?:articles|covers)\/|^samples\.ts/.test(name))
  .map((name) => ({ file: `src/content/${name}`, text: readFileSync(`src/content/${name}`, 'utf8') }));

test('every file that is marked as a sample has a row', () => {
  const marked = sources.filter(
    ({ file, text }) => file !== 'src/content/company.ts' && /see samples\.ts/.test(text),
  );
  expect(marked.map(({ file }) => file).filter((file) => !isListed(file))).toEqual([]);
});

test.each([
  ['hours of support', /24\/7|at any hour[,.]? |day and night/],
  ['a number of learners or partners', /\d\+ Students|'Partners'/],
  ['the foundation', /Founded/],
  ['a share of satisfied people', /\d% (?:student|client)/i],
  ['companies that hire', /'Google'/],
  ['a placement for everyone', /Guaranteed Placement/],
  ['prices abroad', /in US dollars|'US dollars'/],
  ['the day of the law', /Effective \d/],
])('each file that claims %s in its own words is listed as a sample', (_, claim) => {
  const claiming = sources.filter(({ text }) => claim.test(text)).map(({ file }) => file);
  expect(claiming).not.toEqual([]);
  expect(claiming.filter((file) => !isListed(file))).toEqual([]);
});
