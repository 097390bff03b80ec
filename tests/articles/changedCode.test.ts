// @vitest-environment node
/** Code that Word or Google Docs has changed. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { read } from './read';

const everyBlock = readFileSync('tests/articles/everyBlock.md', 'utf8');
const front = everyBlock.slice(0, everyBlock.indexOf('\n---\n') + 5);
const fenced = (language: string, code: string) => read(`${front}\`\`\`${language}\n${code}\n\`\`\``);

const QUOTES = 'Code needs straight quotes. Word or Google Docs changed them: type them again.';
const HYPHENS = 'Options begin with the hyphens - or --. Word or Google Docs changed them: type them again.';

test.each([
  { language: 'js', code: 'a();\nlog(“hi”);', mistake: QUOTES },
  { language: 'js', code: 'a();\nlog(‘hi’);', mistake: QUOTES },
  { language: 'bash', code: 'cd a\nnpm install –save', mistake: HYPHENS },
  { language: 'bash', code: 'cd a\nls —all', mistake: HYPHENS },
])('$code in $language is reported with its line', ({ language, code, mistake }) => {
  expect(fenced(language, code).mistakes).toEqual([`a.md:19: ${mistake}`]);
});

test.each([
  { language: 'js', code: '// don’t\na();' },
  { language: 'js', code: "log('the ‘best’ way');" },
  { language: 'text', code: 'He said ‘yes’ – to all –mostly' },
  { language: 'bash', code: '# first – then' },
  { language: 'python', code: 'print(a) # –x' },
])('$code in $language passes', ({ language, code }) => {
  expect(fenced(language, code).mistakes).toEqual([]);
});

test('a no-break space in code becomes a space', () => {
  const { body } = read(`${front}Run \`npm\u00a0start\`.\n\n\`\`\`js\nconst\u00a0a = 1;\n\`\`\``);
  expect(body).toMatchObject([{ text: ['Run ', { code: 'npm start' }, '.'] }, { lines: [['const a = 1;']] }]);
});

test('the code that a test runs has no no-break spaces either', () => {
  const { samples } = read(`${front}\`\`\`js run\nconst\u00a0a = 1;\n\`\`\``);
  expect(samples).toMatchObject([{ code: 'const a = 1;' }]);
});

test('output keeps its no-break spaces, because a program prints them', () => {
  const { body } = read(`${front}\`\`\`js run\na();\n\`\`\`\n\n\`\`\`output\n5\u00a0€\n\`\`\``);
  expect(body).toMatchObject([{ output: '5\u00a0€' }]);
});
