// @vitest-environment node
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { readLibrary } from '../../scripts/articles/library';
import { paths } from '../../src/config/paths';
import { authors } from '../../src/content/authors';
import { courses } from '../../src/content/courses';
import { internships } from '../../src/content/internships';
import { isOffered } from '../../src/content/offered';
import { temporaryFolder } from '../helpers/temporaryFolder';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
});

const [author] = authors;
const [course] = courses;
const [internship] = internships;
const everyBlock = readFileSync('tests/articles/everyBlock.md', 'utf8');
const sentence = 'One two three four five six seven eight nine ten. ';

/** Writes an article of at least 400 words. */
const write = (slug: string, id: number, more = '') => {
  const article = everyBlock
    .replace('id: 99', `id: ${id}${more}`)
    .replace('author: Meera Raghavan', `author: ${author?.name}`)
    .replace('courses: [devops]', `courses: [${course?.slug}]`)
    .replace('internships: [salesforce]', `internships: [${internship?.slug}]`)
    .replaceAll(/every block/gi, slug)
    .replace('description: An article', `description: ${slug}, an article`)
    .replace('::contact', `${sentence.repeat(40)}\n\n::contact`);
  writeFileSync(join(folder, `${slug}.md`), article);
};
/** Changes the text of an article that is written. */
const edit = (slug: string, from: string | RegExp, to: string) => {
  const file = join(folder, `${slug}.md`);
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
};
const slugs = (options = {}) =>
  readLibrary(folder, { today: '2026-06-01', ...options }).map(({ article }) => article.slug);

test('sorts articles by id and gives each a reading time', async () => {
  write('other', 12);
  write('mine', 3);
  const [first, second] = readLibrary(folder);
  expect([first?.article.slug, second?.article.slug]).toEqual(['mine', 'other']);
  const text = await first?.text();
  expect(first?.article.minutes).toBe(Math.ceil((text?.words ?? 0) / 200));
});

test('gives an article the author, articles and programmes that it names', async () => {
  write('other', 12);
  write('mine', 3);
  const text = await readLibrary(folder)[0]?.text();
  expect(text?.related).toEqual([12]);
  expect(text?.author).toEqual(author);
  expect(text?.programmes).toEqual(
    [
      { title: course?.title, path: paths.course(course?.id ?? 0) },
      { title: `${internship?.title} (internship)`, path: paths.internship(internship?.id ?? 0) },
    ].filter(({ path }) => isOffered(path)),
  );
});

test('leaves out drafts and articles with a later date, and links to them', async () => {
  write('other', 1, '\ndraft: true');
  write('mine', 2);
  write('later', 3);
  edit('later', '2026-01-05', '2026-06-02');
  expect(slugs()).toEqual(['mine']);
  expect(slugs({ today: '2026-06-02' })).toEqual(['mine', 'later']);
  expect(slugs({ drafts: true })).toEqual(['other', 'mine', 'later']);
  const [mine] = readLibrary(folder, { today: '2026-06-01' });
  expect((await mine?.text())?.related).toEqual([]);
});

test('names each article that it leaves out until its date, and no draft', () => {
  write('other', 1, '\ndraft: true');
  write('mine', 2);
  write('later', 3);
  for (const slug of ['other', 'later']) edit(slug, '2026-01-05', '2062-11-29');
  const tell = vi.fn<(line: string, slug: string) => void>();
  slugs({ tell });
  expect(tell).toHaveBeenCalledExactlyOnceWith(
    `${folder}/later.md is dated 2062-11-29 and is left out until then.`,
    'later',
  );
});

test.each([
  {
    what: 'an unknown author',
    from: `author: ${author?.name}`,
    to: 'author: A. Ghost',
    mistake: "other.md:6: author: 'A. Ghost' is not in src/content/authors.ts",
  },
  {
    what: 'an unknown course',
    from: `courses: [${course?.slug}]`,
    to: 'courses: [latin]',
    mistake: "other.md:10: courses: 'latin' is not in src/content/courses/index.ts",
  },
  {
    what: 'an unknown related article',
    from: 'related: [other]',
    to: 'related:\n  - nobody',
    mistake: "other.md:10: related: 'nobody' is not in src/content/articles",
  },
  {
    what: 'an update before the article',
    from: 'id: 1',
    to: 'id: 1\nupdated: 2026-01-04',
    mistake: 'other.md:3: updated: 2026-01-04 is before published: 2026-01-05',
  },
  {
    what: 'an update with a future date',
    from: 'id: 1',
    to: 'id: 1\nupdated: 2026-06-03',
    mistake: 'other.md:3: updated: 2026-06-03 is later than 2026-06-01',
  },
  {
    what: 'a correction with a future date',
    from: 'id: 1',
    to: 'id: 1\ncorrections:\n  - date: 2026-06-03\n    text: A never wins.',
    mistake: 'other.md:4: the date of a correction: 2026-06-03 is later than 2026-06-01',
  },
  {
    what: 'too few words',
    from: sentence.repeat(40),
    to: '',
    mistake: 'words, it should have 400 to 1800',
  },
  {
    what: 'a future year',
    from: sentence,
    to: 'The survey of 2027 says so. ',
    mistake: '2027 is later than the article, which is of 2026-01-05',
  },
  { what: 'the id of another article', from: 'id: 1', to: 'id: 2', mistake: 'other.md:2: id is taken: ' },
  {
    what: 'the title for search engines of another article',
    from: 'title: other\n  description',
    to: 'title: mine\n  description',
    mistake: 'other.md:13: seo.title is taken: ',
  },
])('refuses an article with $what', ({ from, to, mistake }) => {
  write('mine', 2);
  write('other', 1);
  edit('other', from, to);
  expect(() => slugs()).toThrow(mistake);
});

test.each(['It costs ₹2030.', 'It costs ₹ 2030.', 'It costs Rs. 2030.', 'Most will by **2030**.'])(
  'the number in %j is not taken for a future year',
  (text) => {
    write('other', 12);
    write('mine', 3);
    edit('mine', '::contact', `${text}\n\n::contact`);
    expect(slugs()).toEqual(['mine', 'other']);
  },
);

test('a number that may be a year is refused by how to write it as a number', () => {
  write('mine', 2);
  write('other', 1);
  edit('other', sentence, `It has 2030 students. ${sentence}`);
  expect(() => slugs()).toThrow('If it is a number, write 2,030.');
});

test('a number that is far beyond the article’s year is not a year', () => {
  write('mine', 2);
  write('other', 1);
  edit('other', sentence, `The key has 2048 bits. ${sentence}`);
  expect(slugs()).toEqual(['other', 'mine']);
});

test('an unfinished draft does not stop the build; in development it gives a warning', () => {
  write('other', 1);
  write('mine', 2, '\ndraft: true');
  edit('mine', '## A heading', '# Too big');
  const warn = vi.fn<(mistakes: string) => void>();
  expect(slugs()).toEqual(['other']);
  expect(slugs({ drafts: true, warn })).toEqual(['other']);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Headings should begin with ##.'));
});

test('a draft with a slip in its fields does not stop the build; in development it gives a warning', () => {
  write('other', 1);
  write('mine', 2, '\ndraft: true');
  edit('mine', /^title: .*$/m, 'title: How to Read: A Guide');
  const warn = vi.fn<(mistakes: string) => void>();
  expect(slugs()).toEqual(['other']);
  expect(slugs({ drafts: true, warn })).toEqual(['other']);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Put the text in quotes'));
});

test('a draft whose fields have no end does not stop the build', () => {
  write('other', 1);
  write('mine', 2, '\ncorrections:\n  - date: 2026-01-06\n    text: It is 150.\ndraft: true');
  edit('mine', '\n---\n', '\n');
  expect(slugs()).toEqual(['other']);
});

test('an article with a slip in its fields stops the build', () => {
  write('mine', 2, '\ndraft: false # not true');
  edit('mine', /^title: .*$/m, 'title: How to Read: A Guide');
  expect(() => slugs()).toThrow('Put the text in quotes');
});

test('a no-break space in a name is a space', () => {
  write('other', 12);
  write('mine', 3);
  edit('mine', `author: ${author?.name}`, `author: ${author?.name.replace(' ', '\u00a0')}`);
  expect(slugs()).toEqual(['mine', 'other']);
});

test.each(['a-draft', 'z-draft'])(
  'a draft %s with the id of an article does not stop the build; in development it gets the warning',
  (draft) => {
    write('other', 1);
    write('mine', 2);
    write(draft, 2, '\ndraft: true');
    const warn = vi.fn<(mistakes: string) => void>();
    expect(slugs()).toEqual(['other', 'mine']);
    slugs({ drafts: true, warn });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      `${folder}/${draft}.md:2: id is taken: ${folder}/mine.md has the same`,
    );
  },
);

test('the address of a link does not count as a word', async () => {
  write('other', 12);
  const words = async () => (await readLibrary(folder)[0]?.text())?.words ?? 0;
  write('mine', 3);
  const before = await words();
  edit('mine', '::contact', 'See [it](https://a.example).\n\n::contact');
  expect(await words()).toBe(before + 2);
});

test.each([
  ['post.mdx', 'post.mdx is not read. Name it post.md.'],
  ['post.markdown', 'post.markdown is not read. Name it post.md.'],
  ['post.md.txt', 'post.md.txt is not read. Name it post.md.'],
  ['Post.MD', 'Post.MD is not read. Name it Post.md.'],
  ['post.docx', 'post.docx is not read. docs/howto/from-word-or-google-docs.md says how it becomes post.md.'],
])('a file %s is refused, because it would not be read', (file, mistake) => {
  writeFileSync(join(folder, file), 'Text.');
  expect(() => readLibrary(folder)).toThrow(new Error(`${folder}/${mistake}`));
});

test('an article in a folder of its own is refused, because it would not be read', () => {
  mkdirSync(join(folder, 'post'));
  writeFileSync(join(folder, 'post/index.md'), 'Text.');
  expect(() => readLibrary(folder)).toThrow(
    `${folder}/post/index.md is not read. Move it to ${folder}/post.md, and its pictures next to it.`,
  );
});

test('an update may be of the next day, which an author in the east may have before the machine that builds', () => {
  write('other', 12, '\nupdated: 2026-06-02');
  expect(() => readLibrary(folder, { today: '2026-06-01' })).not.toThrow();
});

test.each([
  { hidden: 'a draft', more: '\ndraft: true' },
  { hidden: 'an article of next year', more: '\nupdated: 2027-01-01' },
])('of a link to $hidden only the words remain', async ({ more }) => {
  write('other', 12, more);
  if (more.includes('2027')) edit('other', /^published: .*$/m, 'published: 2027-01-01');
  write('mine', 3);
  edit('mine', '::contact', 'As [the other one](other.md) says.\n\n::contact');
  const mine = readLibrary(folder, { today: '2026-06-01' }).find(({ article }) => article.slug === 'mine');
  expect(JSON.stringify((await mine?.text())?.body)).toContain('"As the other one says."');
});

test.each(['By 2030, most will.', 'Most will by\n2030.', 'Most will by\u00a02030.'])(
  'the forecast %j may name a year',
  (forecast) => {
    write('other', 12);
    write('mine', 3);
    edit('mine', '::contact', `${forecast}\n\n::contact`);
    expect(slugs()).toEqual(['mine', 'other']);
  },
);

test('a file with a capital letter in its name is reported with the name that it should have', () => {
  write('other', 12);
  write('My-Post', 3);
  expect(() => slugs()).toThrow(
    `${folder}/My-Post.md:1: the file's name should be lower-case letters, digits and hyphens. Name it my-post.md.`,
  );
});
