// @vitest-environment node
/** Posts as two public blogs have them: one of developers, written in Markdown, and one of trainers, exported from Word and Google Docs. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { articleBodySchema } from '../../schemas/content';
import { read } from './read';

const everyBlock = readFileSync('tests/articles/everyBlock.md', 'utf8');
const front = everyBlock.slice(0, everyBlock.indexOf('\n---\n') + 5);

/** The kinds of a post's blocks, and its mistakes without file and line. */
function pasted(post: string) {
  const { body, mistakes } = read(front + post);
  return {
    body,
    kinds: body.map(({ kind }) => kind).join(' '),
    mistakes: mistakes.map((line) => line.replace(/^a\.md:\d+: /, '')),
  };
}

const developers = {
  'a tutorial with fences of all kinds': `# Every Block

Install the tool first:

\`\`\`bash
npm install left-pad
\`\`\`

---

### Configure it

\`\`\`tsx {2, 4-5} showLineNumbers=true linenos=table filename="App.tsx"
export const App = () => <p>Hello</p>;
\`\`\`

\`\`\`
plain words
\`\`\`

\`\`\`dockerfile
FROM node:24
\`\`\`

#### Run it

    npm start

\`\`\`console
$ npm test
\`\`\`

Done.`,
  'release notes with nested lists and keys': `## What changed

- Editor
  - Press <kbd>Ctrl</kbd> + <kbd>K</kbd> to search.
  - Nested once more:
    - like this
- One bug less, see [the ticket](http://bugs.example.com/1).

1. Only one step

* * *

## Thanks

H<sub>2</sub>O for everybody, and 2<sup>10</sup> thanks.

## Next

More soon.`,
  'a comparison with a bare table and reference links': `Three editors compared[, by us][us].

## The table

|  | Fast | Free |
|---|:-:|---:|
| **Ed** | yes | \`0\` |
| [Vi](https://vi.example) | yes | 0 |

## Our choice

We like *Ed*, ***very*** much.

> It is the [standard](https://ed.example) editor.
>
> -- A. User

[us]: https://example.com/us "Who we are"

See [the table](#the-table) and [the contact page](/getintouch).`,
  'a debugging story with hard breaks and comments': `<!-- excerpt -->

First line\\
second line  
third line<br>fourth line.

## What we saw

Steps to see it:

1. Open the page.

   Wait a second.

2. Press the button.

## Why

\`\`\`python
print("hi")
\`\`\`

Mail [us](mailto:team@example.com) with questions, or read https://example.com/more.`,
  'an opinion with headings of another depth': `### First thought

Text.

### Second thought

Text.

##### Small print

Text.

### Third thought

Text.`,
} as const;

const trainers = {
  'a Google Docs export': `# **Every Block**

Our trainers\u00a0said: “Practice\u00a0daily”. It costs nothing \\- really\\!

## **1\\. Plan your week** {#plan-your-week}

* Monday: reading
* Tuesday: writing

## **2\\. Keep going**

Text with a trailing space.\u00a0

\u00a0

### **A last word**

See [1\\. Plan your week](#1-plan-your-week).`,
  'a Word export with setext headings': `\uFEFFEvery mentor has a story…\r
\r
Before you begin\r
----------------\r
\r
Bring a pen, a notebook<br />and time.\r
\r
After the session\r
-----------------\r
\r
1.  Write down one thing.\r
2.  Tell it to a friend.\r
\r
Thank\u200B you.\r
\r
* * *\r
\r
Questions? Call [us](tel:+911234567890).`,
  'bold lines for headings': `**Week one**

Text of week one.

**Week two**

Text of week two.

**A sentence in bold is emphasis.**

The end.`,
  'an embedded film and a picture inside the text': `## Watch this

<iframe src="https://video.example/1"></iframe>

![][image1]

## Read this

Text.

[image1]: <data:image/png;base64,iVBORw0KGgo=>`,
  'a page of a site builder': `<div class="intro">

Welcome.

</div>

{{< youtube abc >}}

> [!NOTE]
> Bring a pen.

## Formula

$$ a = b $$

- [ ] Homework

Text.`,
} as const;

const passing = [
  [
    'a tutorial with fences of all kinds',
    'paragraph code break heading code code code heading code code paragraph',
  ],
  ['release notes with nested lists and keys', 'heading list list break heading paragraph heading paragraph'],
  [
    'a comparison with a bare table and reference links',
    'paragraph heading table heading paragraph quote paragraph',
  ],
  [
    'a debugging story with hard breaks and comments',
    'paragraph heading paragraph list heading code paragraph',
  ],
] as const;

test.each(passing)('of developers, %s passes', (name, kinds) => {
  const post = pasted(developers[name]);
  expect(post.mistakes).toEqual([]);
  expect(post.kinds).toBe(kinds);
  expect(articleBodySchema.safeParse(post.body).error).toBeUndefined();
});

test('of trainers, a Word export passes', () => {
  const post = pasted(trainers['a Word export with setext headings']);
  expect(post.mistakes).toEqual([]);
  expect(post.kinds).toBe('paragraph heading paragraph heading list paragraph break paragraph');
  expect(post.body[2]).toMatchObject({
    text: ['Bring a pen, a notebook', { lineBreak: true }, 'and time.'],
  });
  expect(post.body[5]).toMatchObject({ text: 'Thank you.' });
});

test('of trainers, a Google Docs export passes without its formats', () => {
  const post = pasted(trainers['a Google Docs export']);
  expect(post.mistakes).toEqual([]);
  expect(post.body.filter(({ kind }) => kind === 'heading')).toMatchObject([
    { text: '1. Plan your week', id: 'part-1' },
    { text: '2. Keep going', id: 'part-2' },
    { text: 'A last word', id: 'part-2-1', level: 3 },
  ]);
  expect(post.kinds).toBe('paragraph heading list heading paragraph heading paragraph');
});

test.each<[string, string, string[]]>([
  [
    'small print below the fourth level',
    developers['an opinion with headings of another depth'],
    ['Headings have at most four signs: write #### Small print.'],
  ],
  [
    'bold lines',
    trainers['bold lines for headings'],
    [
      'A line in bold looks like a heading and is none. Write ## Week one, or end it as a sentence.',
      'A line in bold looks like a heading and is none. Write ## Week two, or end it as a sentence.',
    ],
  ],
  [
    'films and pasted pictures',
    trainers['an embedded film and a picture inside the text'],
    [
      'HTML such as <iframe> is not shown. Write a link to it: ::link[Watch the video]{href="https://…"}.',
      'This picture is inside the text. Save it as a file in . and write ![what it shows](file.jpg).',
    ],
  ],
  [
    'parts of a site builder',
    trainers['a page of a site builder'],
    [
      `'{{< youtube abc >}}' is for other software. Write a link to the film: ::link[Watch the video]{href="https://…"}.`,
      "'[!NOTE]' is for GitHub. Write **Note:** in its place.",
      "'$$ a = b $$' would be shown as it is: formulas are not drawn. Write the formula in words or between backticks.",
      'HTML such as <div> is not shown. Remove the tag and keep its words.',
      'Boxes are not shown. Remove [ ] and [x].',
    ],
  ],
])('%s are refused by what to write', (_, post, mistakes) => {
  expect(pasted(post).mistakes).toEqual(mistakes);
});

/** What other programs replace, with the beginning of what the check says. Found wherever it stands: in headings, cells and captions too. */
test.each([
  [
    'a picture of Hugo over two lines',
    '{{< figure src="a.png"\n  caption="by `me`, [here](https://a.example)" >}}',
    'Put the picture next to the article',
  ],
  ['a film of Jekyll', '{% youtube abc %}', 'Write a link to the film'],
  ['a command in a heading', '## Plan {% raw %}', 'Remove it; code goes'],
  ['a command in a cell', '|a|b|\n|-|-|\n|{{ x }}|1|', 'Remove it; code goes'],
  ['a note of MDX after a heading', '## tl;dr {/*tldr*/}', 'is a note for another program'],
  ['an import of MDX', "import Box from './Box'", 'Remove the line'],
  ['an export of MDX', 'export const meta = { a: 1 }', 'Remove the line'],
  ['a box of MkDocs', '!!! tip "Read on"\n\n    Its text.', '**Note:**'],
  ['a box of VitePress', '::: tip Title\nIts text.\n:::', '**Note:**'],
  ['a setting of kramdown', '## Plan\n{: .no_toc }', 'Remove it'],
  ['an abbreviation', '*[HTML]: Hypertext', 'Remove it'],
  ['a list of contents', '[TOC]', 'lists its headings by itself'],
  ['a page break of LaTeX', '\\newpage', 'Remove it'],
  ['a link of Obsidian', 'See [[Plan]].', 'Write [its words](file.md)'],
  ['a picture of Obsidian', '![[plan.png]]', 'Write ![what it shows](file.jpg)'],
  ['marked words', 'A ==marked== word.', '**the words**'],
  ['a sign by its name', 'Well done :tada: again.', 'Put in the sign itself'],
  ['a list of definitions', 'Term\n: Definition', 'Write a list'],
  ['a formula in a line', 'It is $E(x|y) = \\mu_0$ here.', 'formulas are not drawn'],
  ['a variable in a line', 'With $n$ people.', 'formulas are not drawn'],
])('%s is refused by what to write', (_, text, advice) => {
  expect(pasted(`First.\n\n${text}\n\n## Last\n\nText.`).mistakes.join('\n')).toContain(advice);
});

test.each([
  ['prices', 'It costs $5 in May and $10 in June.'],
  ['prices with a backslash between them', 'It costs from $5 \\- $10 a month.'],
  ['prices with an underscore between them', 'It costs $5 for snake_case, $10 for more.'],
  ['prices with a name directly before one', 'It costs $5 for snake_$10.'],
  ['a time and a ratio', 'At 10:30:00 the ratio was 1:2:3.'],
  ['code', 'Write `{{ x }}` or `$n$`.\n\n```python\nprint("{% raw %}")\n```'],
  ['a comment', 'Text.\n\n<!-- {{< figure >}} -->'],
  ['the address of a heading', '## Plan {#plan}\n\nText.'],
])('%s may hold the same signs', (_, text) => {
  expect(pasted(`First.\n\n${text}\n\n## Last\n\nText.`).mistakes).toEqual([]);
});

test.each([
  ['YAML', '---\ntitle: Super\ndate: 2018-11-30\n---\n\nText.'],
  ['TOML', '+++\npath = "a"\ndate = 2020-01-01\n+++\n\nText.'],
])("another blog's fields in %s below those of this site are refused", (_, post) => {
  expect(pasted(post).mistakes.join('\n')).toContain('A second block of fields begins here.');
});

test.each([
  ['Date: 2020-01-01', "Date: Write 'published' in its place."],
  ['authors: [A]', "authors: Write one 'author' in its place, a name of src/content/authors.ts."],
  ['summary: x', "summary: Write 'excerpt' in its place (60 to 200 characters)."],
  ['slug: x', "slug: Remove it: the file's name is the slug."],
  ['output: x', 'output: An article has no such field. Remove it, or correct its name.'],
])('the field %j gets advice', (field, advice) => {
  expect(read(everyBlock.replace('topic:', `${field}\ntopic:`)).mistakes).toEqual([`a.md:5: ${advice}`]);
});

test('a day in another form is refused by an example', () => {
  const { mistakes } = read(everyBlock.replace('published: 2026-01-05', 'published: 2023/05/03'));
  expect(mistakes).toEqual(['a.md:7: published must be a day such as 2026-11-29, is "2023/05/03"']);
});

test('a link whose address stands indented below a list is read', () => {
  const post = pasted('- A list with [a link][one].\n\n  [one]: https://a.example\n\n## Last\n\nText.');
  expect(post.mistakes).toEqual([]);
  expect(post.body[0]).toMatchObject({
    items: [['A list with ', { label: 'a link', href: 'https://a.example' }, '.']],
  });
});

test.each([
  ['a link', '## The [plan](https://a.example)', "Keep only words and code in 'The plan'."],
  ['crossed-out words', '## The ~~old~~ plan', "Keep only words and code in 'The old plan'."],
  ['HTML', '## The <span>plan</span>', 'HTML such as <span> is not shown.'],
])('a heading with %s is refused', (_, heading, advice) => {
  expect(pasted(`First.\n\n${heading}\n\nText.`).mistakes.join('\n')).toContain(advice);
});

test('code with escaped signs is refused, because it would be shown so', () => {
  expect(pasted('First.\n\n```js\nif (a &lt; b) go();\n```').mistakes).toEqual([
    'Code shows &lt; as it is. Write the sign itself: <, > or &.',
  ]);
});

test.each([
  ['a percentage, as the site writes its address', '## 50% off', '#50-off'],
  ['a percentage, as an author writes it', '## 50% off', '#50%-off'],
  ['a sign between its words, as an author writes it', '## Read & write', '#read-write'],
  ['a sign between its words, as GitHub writes it', '## Read & write', '#read--write'],
  ['a sign at its end', '## Why this -', '#why-this'],
  ['capitals in its address', '## Our plan {#ThePlan}', '#ThePlan'],
])('a link finds a heading with %s', (_, heading, address) => {
  expect(pasted(`See [below](${address}).\n\n${heading}\n\nText.`).mistakes).toEqual([]);
});
