// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { articleBodySchema } from '../../schemas/content';
import { highlight } from '../../scripts/articles/highlight';
import { read } from './read';

const everyBlock = readFileSync('tests/articles/everyBlock.md', 'utf8');

// tests/seo/feed.test.ts shows what a reader gets of each.
test('reads every kind of block', () => {
  const { body, mistakes } = read(everyBlock);
  expect(mistakes).toEqual([]);
  expect(articleBodySchema.safeParse(body).error).toBeUndefined();
  const kinds = body.map(({ kind }) => kind).join(' ');
  expect(kinds).toBe(
    'paragraph heading list list quote steps growthZones assessments hero code table figure link contact reference',
  );
  expect(body.find(({ kind }) => kind === 'table')).toMatchObject({ numeric: [1] });
  expect(body.find(({ kind }) => kind === 'code')).toMatchObject({ title: 'The best mark', language: 'SQL' });
});

test('a name with a number, and the number of a source, stay with their words', () => {
  const { body } = read(
    'SM-2 is a rule [^x].\n\n::reference[T]{#x author="A" year="1990" href="https://a.example/"}\n',
  );
  expect(body[0]).toMatchObject({ text: ['SM-\u20602 is a rule\u00a0', { cite: 1 }, '.'] });
});

test('highlights code without losing any of it', async () => {
  const { body } = read('```js\nconst a = "x"; // why\n\nlet b = 12;\n```\n');
  expect(await highlight(body)).toEqual([
    {
      kind: 'code',
      language: 'JavaScript',
      lines: [
        [['keyword', 'const'], ' a = ', ['string', '"x"'], '; ', ['comment', '// why']],
        [],
        [['keyword', 'let'], ' b = ', ['number', '12'], ';'],
      ],
    },
  ]);
});

const fence = (...lines: string[]) => ['```figure', ...lines, '```'].join('\n');
const words = ['caption: A caption', 'alt: What the figure shows, in words'];

test.each([
  ['# One', '1: Headings should begin with ##.'],
  [
    'Text.\n\n:::stepz\nx\n:::',
    "3: ':::stepz' is unknown. Use one of: steps, growth-zones, assessments, hero, table.",
  ],
  ['::video[x]', "1: '::video' is unknown. Use ::contact, ::link or ::reference."],
  [':::steps\n### Read\n\n### Write\n\nx\n:::', '1: steps: items[0].text must not be empty'],
  [
    ':::steps\nx\n\n### A\n\nx\n\n### B\n\nx\n:::',
    '2: Each part should be a ### heading and one paragraph below it.',
  ],
  [
    ':::hero\n### A\n\nx\n:::',
    '1: A hero is a ### name, one paragraph with the story, and the lesson after a >.',
  ],
  ['- a\n  - b\n- c', '1: An entry of a list should be one paragraph.'],
  [
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '1: A table needs a caption: put :::table[Caption] above it and ::: below it.',
  ],
  [':::table[x]\n|a|b|\n|-|-|\n|1|\n:::', '4: This row has 1 cells, the head has 2.'],
  [
    '```cobol\nx\n```',
    "1: 'cobol' is not a known language. Use one of: js, ts, jsx, sql, sh, python, java, html, css, json, yaml, diff, text; or figure, or output.",
  ],
  ['```js runs\nx\n```', '1: Code has no option \'runs\'. Use title="…", run and hidden.'],
  [
    '```js\nx\n```\n\n```output\n1\n```',
    "5: Add 'run' to the code above, so that a test proves this output.",
  ],
  ['Text.\n\n```output\n1\n```', '3: Output should follow the code that prints it.'],
  ['So [^x].', '1: [^x] cites a missing reference. Add ::reference[…]{#x …}.'],
  [
    '::reference[A]{author="B" year="2001" href="https://c.example"}',
    '1: A reference needs a key: ::reference[Title]{#key author="…" …}.',
  ],
  ['[^a]: Text.', '1: Sources are written ::reference[Title]{#key author="…" year="…" href="…"}.'],
  [
    'See [it](http://x.example).',
    "1: 'http://x.example' should be an https address or another article's file, such as ai-tutors.md.",
  ],
  ['See [it](nothing.md).', '1: There is no article nothing.md to link to.'],
  ['::link[x]', '1: link: href must not be empty'],
  ['See ![it](x.png).', '1: Text cannot hold image. Use words, `code`, **strong**, *emphasis* and links.'],
  ['<div>x</div>', '1: An article cannot hold html. docs/howto/write-an-article.md shows what it can.'],
  ['Text.\n\nBy {{company.fax}}.', '3: {{company.fax}} is no text of src/config/company.json.'],
  [fence('type: bar', 'caption: x', 'bars: [[a, 1], [b, 2]]'), '1: figure: alt is missing'],
  [
    fence('type: line', ...words, 'x: [a, b]', 'lines: [{ name: n, values: [1] }]'),
    "1: figure: 'n' has 1 values, x has 2 points",
  ],
  [
    fence('type: diagram', ...words, 'rows: [[a], [b]]', 'arrows: [[a, c]]'),
    "1: figure: an arrow names 'c', which is no box",
  ],
  [fence('type: bar', 'caption: a: b'), '3: figure: Nested mappings are not allowed in compact mappings'],
])('reports the mistake in %j', (text, mistake) => {
  const front = everyBlock.slice(0, everyBlock.indexOf('\n---\n') + 5);
  const lines = front.split('\n').length - 1;
  const [line = '', ...rest] = mistake.split(': ');
  expect(read(front + text).mistakes).toEqual(
    expect.arrayContaining([expect.stringContaining(`a.md:${Number(line) + lines}: ${rest.join(': ')}`)]),
  );
});

test.each([
  ['Text.', 'a.md:1: The file should begin with ---, the fields of the article, and --- again.'],
  [
    everyBlock.replace('topic:', 'tag:'),
    'a.md:2: topic must be one of Careers, ',
    'a.md:2: the file has no field called tag',
  ],
  [
    everyBlock.replace(/excerpt: .*/, 'excerpt: x'),
    'a.md:4: excerpt must have at least 60 characters, has 1',
  ],
  [everyBlock.replace('2026-01-05', '5 January'), 'a.md:7: published is wrong: Invalid ISO date'],
  [everyBlock.replace('title: Every block', "title: ''"), 'a.md:13: seo.title must not be empty'],
  [everyBlock.replace('Every Block', 'Every: Block'), 'a.md:3: Nested mappings'],
])('reports what is wrong with the front matter, case %#', (text, ...mistakes) => {
  const found = read(text).mistakes;
  expect(found).toHaveLength(mistakes.length);
  for (const mistake of mistakes) expect(found.join('\n')).toContain(mistake);
});

test('reads every example of the how-to without a mistake', () => {
  const howto = readFileSync('docs/howto/write-an-article.md', 'utf8');
  const examples = [...howto.matchAll(/^(`{3,})md\n([^]*?)^\1$/gm)].map(([, , example = '']) => example);
  expect(examples.length).toBeGreaterThan(6);
  const front = everyBlock.slice(0, everyBlock.indexOf('\n---\n') + 5);
  const { body, mistakes } = read(front + examples.join('\n\n').replace('ai-tutors.md', 'other.md'));
  expect(mistakes).toEqual([]);
  expect(body.filter(({ kind }) => kind === 'figure')).toHaveLength(3);
});
