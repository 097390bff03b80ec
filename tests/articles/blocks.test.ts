// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { articleBodySchema } from '../../schemas/content';
import { company } from '../../src/content/company';
import { read } from './read';

const everyBlock = readFileSync('tests/articles/everyBlock.md', 'utf8');

// tests/sections/blog.test.tsx shows which elements a reader gets of each.
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

const front = everyBlock.slice(0, everyBlock.indexOf('\n---\n') + 5);
const figure = '```figure\ntype: bar\ncaption: x\nbars: [[a, 1], [b, 2]]\n```';

test.each([
  ['# One', '1: Headings should begin with ##.'],
  ['Text.\n\n:::stepz\nx\n:::', "3: ':::stepz' is unknown. Use one of: steps, growth-zones, "],
  [':::steps\n### Read\n\n### Write\n\nx\n:::', '1: steps: items[0].text must not be empty'],
  [':::table[x]\n|a|b|\n|-|-|\n|1|\n:::', '4: This row has 1 cells, the head has 2.'],
  [
    ':::table[x]\n|a|b|c|d|e|f|\n|-|-|-|-|-|-|\n|1|2|3|4|5|6|\n:::',
    '2: A table has two to five columns, this one has 6.',
  ],
  ['Text.\n\n```output\n1\n```', '3: Output should follow the code that prints it.'],
  [`${figure}\n\n\`\`\`output\n1\n\`\`\``, '7: Output should follow the code that prints it.'],
  [':::constructor\nx\n:::', "1: ':::constructor' is unknown. Use one of: steps, growth-zones, "],
  ['So [^x].', '1: [^x] cites a missing reference. Add ::reference[…]{#x …}.'],
  ['So [^garcía].', '1: [^garcía] cites a missing reference. Add ::reference[…]{#garcía …}.'],
  ['So [^smith.2020].', '1: [^smith.2020] cites a missing reference. Add ::reference[…]{id="smith.2020" …}.'],
  ['::reference[T]{#a author="A" href="https://x.example"}', '1: A source needs year="1885", four digits.'],
  [
    '::reference[T]{#a author="A" year="n.d." href="https://x.example"}',
    '1: A source needs year="1885", four digits.',
  ],
  ['::reference[T]{#a author=“A” year=“1995” href=“https://x.example”}', '1: Type the quotes again: "…".'],
  ['::link[T]{href=“https://x.example”}', '1: Type the quotes again: "…".'],
  [
    '::link[T]{href="/getintouch"}',
    '1: link: href is wrong: Write a whole address, from https:// on. A page of this site is linked in a sentence: [words](/getintouch).',
  ],
  ['::link[T]{href="http://x.example"}', '1: link: href is wrong: Write a whole address, from https:// on.'],
  ['See [it](x.example).', "1: 'x.example' should be an https address, another article's file"],
  ['See [it](nothing.md).', '1: There is no article nothing.md. Write the name of a file in this folder'],
  ['```js title=“A sum”\na();\n```', '1: Type the quotes again: "…".'],
  ['Text.\n\nOne\vtwo.', '3: A line break of Word hides in this line.'],
  ['<div>x</div>', '1: HTML such as <div> is not shown. Remove the tag and keep its words.'],
  ['Text.\n\nBy {{company.fax}}.', '3: {{company.fax}} is not a text of src/config/company.json.'],
  [figure, '1: figure: alt is missing'],
  [figure.replace('type: bar', 'type: pie'), '1: figure: type must be one of bar, line, diagram'],
  [
    '```figure\ntype: diagram\ncaption: x\nalt: x\nboxes: [[A], [B]]\narrows: [[A, B, 5]]\n```',
    '1: figure: arrows[0][2] must be a text, is 5',
  ],
])('reports the mistake in %j with its line', (text, mistake) => {
  const lines = front.split('\n').length - 1;
  const [line = '', ...rest] = mistake.split(': ');
  expect(read(front + text).mistakes).toEqual(
    expect.arrayContaining([expect.stringContaining(`a.md:${Number(line) + lines}: ${rest.join(': ')}`)]),
  );
});

test.each([
  {
    what: 'a file without front matter',
    text: 'Text.',
    mistake: 'a.md:1: The file should begin with ---, the fields of the article, and --- again.',
  },
  {
    what: 'fields without an end',
    text: everyBlock.replace('\n---\n', '\n'),
    mistake: 'a.md:1: The fields of the article have no end. Write a line of --- below the last one.',
  },
  {
    what: 'a text in curly quotes',
    text: everyBlock.replace('Every Block', '“Every Block”'),
    mistake: 'a.md:3: Type the quotes again: "…".',
  },
  {
    what: 'a text in curly quotes with a colon',
    text: everyBlock.replace('Every Block', '“Every: Block”'),
    mistake: 'a.md:3: Type the quotes again: "…".',
  },
  {
    what: 'a page break of Word above a mistake, which is no line',
    text: everyBlock.replace('title: Every Block', 'title: Every\fBlock\ntag: x'),
    mistake: 'a.md:4: tag: An article has no such field.',
  },
  {
    what: 'an unknown field',
    text: everyBlock.replace('topic:', 'topic: x\ntag:'),
    mistake: 'a.md:6: tag: An article has no such field. Remove it, or correct its name.',
  },
  {
    what: 'a value that its field refuses',
    text: everyBlock.replace(/excerpt: .*/, 'excerpt: x'),
    mistake: 'a.md:4: excerpt must have at least 60 characters',
  },
  {
    what: 'a colon in a text without quotes',
    text: everyBlock.replace('Every Block', 'Every: Block'),
    mistake: 'a.md:3: Put the text in quotes: it holds a colon.',
  },
])('reports $what with its line', ({ text, mistake }) => {
  expect(read(text).mistakes.join('\n')).toContain(mistake);
});

test('what is not YAML is reported in one line, with no second number', () => {
  const { mistakes } = read(everyBlock.replace('Every Block', '@home'));
  expect(mistakes).toEqual(['a.md:3: Plain value cannot start with reserved character @']);
});

test.each(['#garcía', 'id="smith.2020"', 'id="Knuth 1984"'])('cites a source with the key %s', (key) => {
  const cite = key.replace(/^#|^id=|"/g, '');
  const { body, mistakes } = read(
    `${front}So [^${cite}].\n\n::reference[T]{${key} author="A" year="1984" href="https://x.example"}`,
  );
  expect(mistakes).toEqual([]);
  expect(body[0]).toMatchObject({ text: ['So\u00a0', { cite: 1 }, '.'] });
});

test('a lesson of two paragraphs has a space between them', () => {
  const { body } = read(`${front}:::hero\n### Ana\n\nHer story.\n\n> Start small.\n>\n> Then ask.\n:::`);
  expect(body).toMatchObject([{ kind: 'hero', lesson: 'Start small. Then ask.' }]);
});

test.each(['—\u00a0', '—  ', '-\u00a0', '— ', '—'])(
  '%j before the last words of a quotation names the speaker',
  (dash) => {
    const { body, mistakes } = read(`${front}> Ask later.\n>\n> ${dash}Grace Hopper`);
    expect(mistakes).toEqual([]);
    expect(body).toMatchObject([{ kind: 'quote', text: 'Ask later.', by: 'Grace Hopper' }]);
  },
);

test('the name of the company may have spaces around it', () => {
  const [spaced, plain] = ['{{ company.name }}', '{{company.name}}'].map((name) =>
    read(`${front}By ${name}.`),
  );
  expect(spaced?.mistakes).toEqual([]);
  expect(spaced?.body).toEqual(plain?.body);
});

test('reads every example of the how-to without a mistake', () => {
  const howto = readFileSync('docs/howto/write-an-article.md', 'utf8');
  const examples = [...howto.matchAll(/^(`{3,})md\n([^]*?)^\1$/gm)].map(([, , example = '']) => example);
  expect(examples.length).toBeGreaterThan(6);
  const { body, mistakes } = read(front + examples.join('\n\n').replace('ai-tutors.md', 'other.md'));
  expect(mistakes).toEqual([]);
  expect(body.filter(({ kind }) => kind === 'figure')).toHaveLength(3);
});

test.each([
  { written: '## A 2:1 ratio', block: { kind: 'heading', text: 'A 2:1 ratio' } },
  {
    written: '::contact[Call us from 10:00 to 19:00.]',
    block: { kind: 'contact', text: 'Call us from 10:00 to 19:00.' },
  },
  {
    written: ':::table[From 10:30]\n|a|b|\n|-|-|\n|1|2|\n:::',
    block: { kind: 'table', caption: 'From 10:30' },
  },
  { written: '> As is.\n>\n> — Ana, 10:30', block: { kind: 'quote', by: 'Ana, 10:30' } },
  {
    written: 'See [node:test](https://nodejs.org/api/test.html).',
    block: {
      kind: 'paragraph',
      text: ['See ', { label: 'node:test', href: 'https://nodejs.org/api/test.html' }, '.'],
    },
  },
])('a colon in $block.kind stays, and so does the word after it', ({ written, block }) => {
  const { body, mistakes } = read(front + written);
  expect(mistakes).toEqual([]);
  expect(body).toMatchObject([block]);
});

test('a table may have five columns', () => {
  const five = ':::table[x]\n|a|b|c|d|e|\n|-|-|-|-|-|\n|1|2|3|4|5|\n:::';
  expect(read(front + five).mistakes).toEqual([]);
});

test('curly quotes that belong to a text pass in straight ones', () => {
  expect(read(everyBlock.replace('Every Block', "'“Every Block”'")).mistakes).toEqual([]);
});

test('code with a title in curly quotes is reported once', () => {
  expect(read(`${front}\`\`\`js title=“A sum”\na();\n\`\`\``).mistakes).toHaveLength(1);
});

test.each([
  { format: 'Windows-1252', bytes: Buffer.from(`${front}Text.\n\nA café.`, 'latin1'), line: 19 },
  { format: 'UTF-16', bytes: Buffer.from(`\uFEFF${front}Text.`, 'utf16le'), line: 1 },
])(
  'a file in $format is reported with the line of the first lost sign, and nothing else',
  ({ bytes, line }) => {
    expect(read(bytes.toString('utf8')).mistakes).toEqual([
      `a.md:${line}: Save the file as UTF-8. Then type each � again as the sign that it was.`,
    ]);
  },
);

test.each([
  { place: 'a numbered list', text: '1. Open it.\n\n   ![An owl](a.png)', advice: 'Write it below the list' },
  { place: 'a quotation', text: '> It is.\n>\n> ![An owl](a.png)', advice: 'Write it without > before it' },
  {
    place: 'a step',
    text: ':::steps\n### Read\n\nIt. ![An owl](a.png)\n\n### Write\n\nx\n:::',
    advice: 'Write it above or below the block.',
  },
])('a picture in $place is refused by where to write it', ({ text, advice }) => {
  expect(read(front + text).mistakes).toEqual([expect.stringContaining(`cannot hold a picture. ${advice}`)]);
});

test('a text of the company that is empty is reported, because the sentence would have a gap', () => {
  const { email } = company;
  company.email = '';
  const { mistakes } = read(`${front}Write to {{company.email}}.`);
  company.email = email;
  expect(mistakes).toEqual(['a.md:17: {{company.email}} is not a text of src/config/company.json.']);
});
