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

\`\`\`tsx {2,4-5} showLineNumbers filename="App.tsx"
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
      'HTML such as <div> is not shown. Remove the tag and keep its words.',
      "'{{< youtube abc >}}' is for other software. Remove it; code goes between lines of ```, links are [words](file.md).",
      "'[!NOTE]' is for GitHub. Write **Note:** in its place.",
      "'$$' would be shown as it is: formulas are not drawn. Write the formula in words or between backticks.",
      'Boxes are not shown. Remove [ ] and [x].',
    ],
  ],
])('%s are refused by what to write', (_, post, mistakes) => {
  expect(pasted(post).mistakes).toEqual(mistakes);
});
