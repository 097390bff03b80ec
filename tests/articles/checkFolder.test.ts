// @vitest-environment node
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { checkFolder } from '../../scripts/articles/checkFolder';
import { authors } from '../../src/content/authors';
import { temporaryFolder } from '../helpers/temporaryFolder';

let folder = '';
const everyBlock = readFileSync('tests/articles/everyBlock.md', 'utf8');
/** Writes an article of at least 400 words, with a text at its end. */
const write = (slug: string, id: number, end: string) => {
  const article = everyBlock
    .replace('id: 99', `id: ${id}`)
    .replace('author: Meera Raghavan', `author: ${authors[0]?.name}`)
    .replace(/^(?:related|courses|internships): .*\n/gm, '')
    .replaceAll(/every block/gi, slug)
    .replace('description: An article', `description: ${slug}, an article`)
    .replace('::contact', `${'One two three four five six seven eight. '.repeat(50)}\n\n::contact`)
    .replaceAll('other.md', `${slug}.md`);
  writeFileSync(join(folder, `${slug}.md`), `${article}\n${end}\n`);
};
beforeEach(() => {
  folder = temporaryFolder();
});

test('the code of an article is checked while another has a mistake', async () => {
  write('one', 1, '# Too big');
  write('other', 2, '```js run\nmissing();\n```');
  const { wrong } = await checkFolder(folder);
  expect(wrong).toEqual([
    expect.stringContaining('one.md:'),
    expect.stringMatching(/other\.md, line \d+: it fails: ReferenceError/),
  ]);
});

test('every broken picture is named, with its article', async () => {
  writeFileSync(join(folder, 'broken.jpg'), Buffer.from([0xff, 0xd8, 0xff]));
  write('one', 1, '![An owl](broken.jpg)');
  write('other', 2, '![An owl](broken.jpg)');
  const { wrong } = await checkFolder(folder);
  expect(wrong).toEqual([
    expect.stringMatching(/one\.md:\d+: .*broken\.jpg cannot be read/),
    expect.stringMatching(/other\.md:\d+: .*broken\.jpg cannot be read/),
  ]);
});

test('a file that is not read keeps no article from being checked', async () => {
  writeFileSync(join(folder, 'post.docx'), '');
  write('one', 1, '# Too big');
  const { wrong } = await checkFolder(folder);
  expect(wrong).toEqual([
    expect.stringContaining('post.docx is not read'),
    expect.stringContaining('one.md:'),
  ]);
});
