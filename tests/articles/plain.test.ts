// @vitest-environment node
/** Texts of which only the words are shown: headings, captions, names, and the fields at the top of the file. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { courseSchema, frontMatterSchema, internshipSchema } from '../../schemas/content';
import { read } from './read';

const everyBlock = readFileSync('tests/articles/everyBlock.md', 'utf8');
const front = everyBlock.slice(0, everyBlock.indexOf('\n---\n') + 5);
const SOURCE = '::reference[T]{#a author="A" year="2020" href="https://x.example"}';

test.each([
  { place: 'a heading', text: '## The plan [^a]' },
  { place: 'a caption of a table', text: ':::table[Gaps [^a]]\n|a|b|\n|-|-|\n|1|2|\n:::' },
  { place: 'the title of a step', text: ':::steps\n### One [^a]\n\nx\n\n### Two\n\ny\n:::' },
  { place: "a hero's name", text: ':::hero\n### Ana [^a]\n\nHer story.\n\n> Learn.\n:::' },
  { place: "a hero's lesson", text: ':::hero\n### Ana\n\nHer story.\n\n> Learn [^a].\n:::' },
  { place: 'an invitation', text: '::contact[Call us [^a]]' },
  { place: "a speaker's name", text: '> Well done.\n>\n> — A. Turing [^a]' },
  { place: 'a link', text: 'See [the plan [^a]](https://x.example).' },
  {
    place: 'a caption of a figure',
    text: '```figure\ntype: bar\ncaption: Kept [^a]\nalt: Half is kept after a day.\nbars: [[A, 1], [B, 2]]\n```',
  },
])('a source cannot be cited in $place', ({ text }) => {
  const { mistakes } = read(`${front}${text}\n\n${SOURCE}`);
  expect(mistakes).toEqual([expect.stringContaining('Cite a source in a paragraph, not here.')]);
});

test('a note of Markdown cannot be cited in a heading', () => {
  expect(read(`${front}## The plan [^a]\n\nText.\n\n[^a]: A note.`).mistakes).toContain(
    'a.md:17: Cite a source in a paragraph, not here.',
  );
});

/** The mistakes of the article with other lines at its top. */
const mistakesWith = (from: string | RegExp, to: string) => read(everyBlock.replace(from, to)).mistakes;

const LOST =
  'Put the text in quotes: what follows # is lost. Write a comment after two spaces, # and a space.';
test.each([
  { cut: 'a number', from: 'Every Block', to: 'How we became #1 in placements', line: 3 },
  { cut: 'a word', from: 'Every Block', to: 'The # key of your phone', line: 3 },
  { cut: 'the whole text', from: 'title: Every Block', to: 'title: #1 in placements', line: 3 },
  { cut: 'an entry', from: '[one, two, three]', to: '\n    - one\n    - the #1\n    - three', line: 17 },
])('# that cuts off $cut is reported', ({ from, to, line }) => {
  expect(mistakesWith(from, to)).toContain(`a.md:${line}: ${LOST}`);
});

test('# that cuts off a caption of a figure is reported', () => {
  const { mistakes } = read(everyBlock.replace('Kept after a day', 'Kept at #1'));
  expect(mistakes).toEqual([expect.stringContaining(`figure: ${LOST}`)]);
});

test.each([
  { sign: 'a comment', from: 'Every Block', to: 'Every Block  # at most 80 characters' },
  { sign: 'a comment after a day', from: '2026-01-05', to: '2026-01-05 # a Monday' },
  { sign: 'a comment after quotes', from: 'Every Block', to: "'Every Block' # short" },
  { sign: 'a text in quotes', from: 'Every Block', to: "'How we became #1'" },
  { sign: 'C#', from: 'Every Block', to: 'C# for beginners' },
])('$sign may hold a #', ({ from, to }) => {
  expect(mistakesWith(from, to)).toEqual([]);
});

test.each([
  { from: 'title: Every Block', to: "title: '**Every** Block'", mistake: 'title shows ** as it is.' },
  { from: 'title: Every Block', to: "title: 'Every `Block`'", mistake: 'title shows ` as it is.' },
  { from: 'title: Every Block', to: 'title: 1\\. Every Block', mistake: 'title shows \\. as it is.' },
  { from: 'excerpt: An article', to: 'excerpt: An *article*', mistake: 'excerpt shows *article* as it is.' },
  { from: 'Illustration: blocks', to: '[blocks](a.md)', mistake: 'imageAlt shows ]( as it is.' },
  { from: 'title: Every block', to: 'title: Every&nbsp;block', mistake: 'seo.title shows &nbsp; as it is.' },
  { from: '[one, two, three]', to: '[one, a &amp; b, c]', mistake: 'seo.keywords[1] shows &amp; as it is.' },
  {
    from: 'title: Every Block',
    to: "title: 'About {{ site.title }}'",
    mistake: 'title shows {{ site.title }} as it is. Write the words themselves, or {{company.name}}',
  },
  {
    from: 'Illustration: blocks',
    to: 'Blocks [^Hart 1995]',
    mistake: 'imageAlt shows [^Hart 1995] as it is.',
  },
  { from: 'Illustration: blocks', to: 'Blocks [^hart]', mistake: 'imageAlt shows [^hart] as it is.' },
])('$mistake', ({ from, to, mistake }) => {
  expect(mistakesWith(from, to)).toEqual([expect.stringContaining(mistake)]);
});

test('a correction shows only words', () => {
  const corrections = "corrections:\n  - date: 2026-01-06\n    text: 'The answer is **150**.'\ntopic:";
  expect(mistakesWith('topic:', corrections)).toEqual([
    'a.md:7: corrections[0].text shows ** as it is. Remove it: only words are shown here.',
  ]);
});

test('a caption of a figure shows a placeholder of another program as it is', () => {
  const { mistakes } = read(everyBlock.replace('Kept after a day', 'Kept by {{ site.title }}'));
  expect(mistakes).toEqual([expect.stringContaining('figure: caption shows {{ site.title }} as it is.')]);
});

test.each([
  'Tom & Jerry; R&D',
  '5 * 3 and 10*, 20*',
  'a_b_c and AT&T',
  'Why [sic] (again)',
  'What {{ }} means',
])('the words %j pass in a title', (title) => {
  expect(mistakesWith('title: Every Block', `title: ${JSON.stringify(title)}`)).toEqual([]);
});

test('an article with the id of the “not found” page is refused', () => {
  expect(mistakesWith('id: 99', 'id: 404')).toEqual([
    'a.md:2: id is wrong: 404 is the address of the “not found” page. Take another number.',
  ]);
});

test.each([
  { page: 'an article', id: frontMatterSchema.shape.id },
  { page: 'a course', id: courseSchema.shape.id },
  { page: 'an internship', id: internshipSchema.shape.id },
])('$page cannot have the id of the “not found” page', ({ id }) => {
  expect(id.safeParse(404).success).toBe(false);
  expect(id.safeParse(405).success).toBe(true);
});
