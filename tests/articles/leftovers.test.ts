// @vitest-environment node
/** Markdown with a slip: readers would see it as it was typed, or lose what is below it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { read } from './read';

const everyBlock = readFileSync('tests/articles/everyBlock.md', 'utf8');
const front = everyBlock.slice(0, everyBlock.indexOf('\n---\n') + 5);
/** The line in which a post begins. */
const FIRST = front.split('\n').length;

/** The mistakes of a post, with lines counted from its own first one. */
const mistakesOf = (post: string) =>
  read(front + post).mistakes.map((mistake) =>
    mistake.replace(/^a\.md:(\d+)/, (_, line: string) => String(Number(line) - FIRST + 1)),
  );

test.each([
  {
    slip: 'a picture with a space in its name',
    text: '![Our team](team day.jpg)',
    advice: 'Write ![what it',
  },
  { slip: 'a picture whose address is missing', text: '![][image1]', advice: 'Write ![what it' },
  {
    slip: 'a link with a space in its address',
    text: 'See [guide](https://x.example/my file.pdf).',
    advice: 'Write [words](https://…). Write a space in an address as %20.',
  },
  {
    slip: 'a link with a space before its address',
    text: '[guide] (https://x.example/a)',
    advice: 'Remove the space before the address',
  },
  {
    slip: 'a link whose address is missing',
    text: 'See [words][one].',
    advice: 'No line of the article says',
  },
  {
    slip: 'an address directly below words',
    text: '[1]: https://x.example',
    advice: 'Put an empty line above',
  },
  { slip: 'bold with a space before its end', text: '**Note: **text', advice: 'Put ** directly before' },
  {
    slip: 'bold with a space after its beginning',
    text: '** Note:** text',
    advice: 'Put ** directly before',
  },
  { slip: 'bold of a link', text: '**[a](https://x.example): **b', advice: 'Put ** directly before' },
  { slip: 'bold by underscores', text: '__Note: __text', advice: 'Put ** directly before' },
  { slip: 'italics with a space before their end', text: '*Note: *text', advice: 'Put * directly before' },
  { slip: 'a heading without a space', text: '##Heading', advice: 'Type an ordinary space' },
  { slip: 'a heading with a no-break space', text: '##\u00a0Heading', advice: 'Type an ordinary space' },
  { slip: 'a title with a no-break space', text: '#\u00a0Heading', advice: 'Type an ordinary space' },
  {
    slip: 'a block written like a link',
    text: '::link[Watch](https://x.example)',
    advice: 'Write it alone on its line, as ::link[words]{href="https://…"}.',
  },
  {
    slip: 'a block within a line',
    text: 'Then ::contact[Call us]',
    advice: 'Write it alone on its line, as ::contact[words].',
  },
  { slip: 'a block with words after its name', text: ':::steps Mine', advice: 'as :::steps, with nothing' },
  { slip: 'an end without a block', text: ':::', advice: 'No block begins above it.' },
  { slip: 'one backtick', text: 'Use `npm install now.', advice: 'Put a ` on each side' },
  { slip: 'crossed-out words with spaces', text: '~~ old ~~', advice: 'Crossed-out words are not shown.' },
  { slip: 'bullets of Word', text: '•\tFirst\n•\tSecond', advice: 'Begin an entry with - or 1.' },
  { slip: 'other bullets of Word', text: '·\tFirst\n·\tSecond', advice: 'Begin an entry with - or 1.' },
  {
    slip: 'a list with no-break spaces',
    text: '-\u00a0First\n-\u00a0Second',
    advice: 'Begin an entry with - or 1. and an ordinary space, with an empty line above the list.',
  },
  {
    slip: 'a numbered list with no-break spaces',
    text: '1.\u00a0First\n2.\u00a0Second',
    advice: 'Begin an entry with - or 1.',
  },
  {
    slip: 'a block with the quotes of Word',
    text: '::reference[T]{#a author=“A. Hart” year=“1995” href=“https://x.example”}',
    advice: 'Type the quotes again: "…".',
  },
  { slip: 'a table without its second line', text: '| a | b |\n| 1 | 2 |', advice: 'A table needs a line' },
])('$slip is reported once, with its line and what to write', ({ text, advice }) => {
  const mistakes = mistakesOf(`First.\n${text}\n\n## Last\n\nText.`);
  expect(mistakes).toEqual([expect.stringContaining(advice)]);
  expect(mistakes[0]).toMatch(/^2: '.*' would be shown as it is\. /);
});

test.each([
  { place: 'a heading', text: '## A **b: **c' },
  { place: 'a quotation', text: '> **b: **c' },
  { place: 'an entry of a list', text: '- **b: **c' },
  { place: 'a cell', text: '| **b: **c | d |\n|---|---|\n| 1 | 2 |' },
  { place: 'a label', text: '::contact[**b: **c]' },
])('a slip in $place is reported', ({ text }) => {
  expect(mistakesOf(text).join('\n')).toContain("**b: **c' would be shown as it is.");
});

test.each([
  { sign: 'powers', text: '2**10 is 1024, a ** b and 10**-3 too, and `x`**2.' },
  { sign: 'products', text: '5 * 3, 4*5*6 and *terms apply.' },
  { sign: 'places in a list of a program', text: 'It is rows[0][1] or f(x)[1].' },
  { sign: 'words in brackets', text: 'He [sic] said (see below):\n[Anna]: How are you?' },
  { sign: 'signs after a backslash', text: 'Write \\*\\*x \\[a](b c) and \\`.' },
  { sign: 'a number or a tag after #', text: '#1 of 3, C# and\n#hashtag.' },
  { sign: 'colons', text: 'std::vector at 10:30:00 in foo:bar.' },
  { sign: 'lines between', text: 'a | b | c or |x| and ~5 km.' },
  { sign: 'bullets between words', text: 'Monday • Tuesday\n· Wednesday' },
  { sign: 'a bullet alone in a cell', text: '| Plan | Lab |\n|---|---|\n| A | • |' },
  { sign: 'the name of a speaker', text: '> Ask later.\n>\n> -\u00a0Grace Hopper' },
  { sign: 'a name with underscores', text: 'It is snake__case.' },
  { sign: 'an address', text: 'See https://x.example/**a**/__b__ and <https://x.example/`c`>.' },
  { sign: 'code', text: 'Use `**a: **b`.\n\n```text\n##Heading\n![a](b c.jpg)\n```' },
])('$sign may hold the same signs', ({ text }) => {
  expect(mistakesOf(`First.\n\n${text}\n\n## Last\n\nText.`)).toEqual([]);
});

test('two citations next to each other are no link', () => {
  const sources = ['a', 'b'].map(
    (key) => `::reference[T]{#${key} author="A" year="2020" href="https://x.example/${key}"}`,
  );
  expect(mistakesOf(`So [^a][^b].\n\n${sources.join('\n\n')}`)).toEqual([]);
});

test('of two addresses with one name the first counts, and the second is reported', () => {
  const post = 'See [it][1].\n\n[1]: https://one.example\n\nText.\n\n[1]: https://two.example';
  expect(mistakesOf(post)).toEqual([
    '7: Two addresses have the name [1]. Give this one another name, here and in its links.',
  ]);
  expect(read(front + post).body[0]).toMatchObject({
    text: ['See ', { label: 'it', href: 'https://one.example' }, '.'],
  });
});

test('the same address may be given twice', () => {
  expect(mistakesOf('See [it][1].\n\n[1]: https://one.example\n[1]: https://one.example')).toEqual([]);
});

test('a speech that Markdown takes for the address of a link is reported', () => {
  expect(mistakesOf('[Interviewer]: Why?\n\n[Priya]: No.\n\n[Interviewer]: How?')).toEqual([
    '1: No link uses [Interviewer]. Write \\[Interviewer]: …, or remove the line.',
    '3: No link uses [Priya]. Write \\[Priya]: …, or remove the line.',
    '5: No link uses [Interviewer]. Write \\[Interviewer]: …, or remove the line.',
  ]);
  expect(mistakesOf('\\[Interviewer]: Why?')).toEqual([]);
});

test.each(['[//]: # (a note)', '[comment]: # "a note"', '[//]: <> (a note)'])(
  'the comment %j in the form of an address passes',
  (note) => {
    expect(mistakesOf(`Text.\n\n${note}`)).toEqual([]);
  },
);

const prose = 'In my second year I failed three interviews in a row, and each one taught me something.';

test('each paragraph that an indent turns into code is reported', () => {
  const advice =
    'This is shown as code. Remove the tab or the spaces before this paragraph; around code write lines of ```.';
  expect(mistakesOf(`\t${prose}\n\n\tWhy?\n\n    ${prose}`)).toEqual([`1: ${advice}`, `5: ${advice}`]);
});

test('prose within lines of ``` is code', () => {
  expect(mistakesOf(`\`\`\`\n${prose}\n\`\`\``)).toEqual([]);
});

test.each([
  { what: 'backticks and then text', fence: '```', post: '```js\na();\n\nText.' },
  { what: 'tildes and then backticks', fence: '~~~', post: '~~~js\na();\n```' },
  { what: 'more backticks than those after it', fence: '````', post: '````js\na();\n```' },
  { what: 'backticks in a quotation', fence: '```', post: '> ```js\n> a();\n\nText.' },
  { what: 'backticks at the end of the article', fence: '```', post: '```' },
])('code without its last line is reported: $what', ({ fence, post }) => {
  expect(mistakesOf(post)).toContain(`1: This code has no end. Write the line of ${fence} below it.`);
});

test('code without an end before other code is reported at the other code', () => {
  expect(mistakesOf('```js\na();\n\nText.\n\n```sh\nls\n```')).toEqual([
    `6: Code begins here within the code of line ${FIRST}. Write the line of \`\`\` where that code ends.`,
  ]);
});

test.each([
  { written: 'lines of code within longer ones', post: '````text\n```js\na();\n```\n````' },
  { written: 'a longer last line', post: '```js\na();\n`````' },
  { written: 'code by its indent', post: 'Text.\n\n    npm start' },
])('code that ends passes: $written', ({ post }) => {
  expect(mistakesOf(post)).toEqual([]);
});

test('code that ends within a quotation has its end', () => {
  expect(mistakesOf('> ```js\n> a();\n> ```').join('\n')).not.toContain('has no end');
});

test('a block without its last line is reported', () => {
  const steps = ':::steps\n### Read\n\nOne.\n\n### Write\n\nTwo.';
  expect(mistakesOf(`${steps}\n\n### Next\n\nText.`)).toEqual([
    '1: :::steps has no end. Write the line of ::: below it.',
  ]);
  expect(mistakesOf(`${steps}\n:::\n\n### Next\n\nText.`)).toEqual([]);
});

test.each([
  { below: 'an end tag', post: 'A.\n\n</div>\nThe price.' },
  { below: 'two end tags', post: 'A.\n\n</p>\n</div>\nThe price.' },
  { below: 'nothing, next to an end tag', post: 'A.\n\n</div> The price.' },
])('words directly below $below are not lost', ({ post }) => {
  expect(mistakesOf(post)).toEqual([expect.stringContaining('Remove the tag and keep its words.')]);
});

test.each(['<!--StartFragment--><p>The fee is 5,000.</p><!--EndFragment-->', '<!-- a --> words. <!-- b -->'])(
  'words between comments are not lost: %j',
  (post) => {
    expect(mistakesOf(post)).toEqual([expect.stringContaining('A comment should be on lines of its own')]);
    expect(mistakesOf('<!-- a --><!-- b -->')).toEqual([]);
  },
);

test('end tags alone are not reported, because their start tags were', () => {
  expect(mistakesOf('A.\n\n</p>\n</div >\n\nText.')).toEqual([]);
});
