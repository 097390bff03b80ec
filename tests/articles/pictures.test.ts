// @vitest-environment node
import type * as Fs from 'node:fs';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { photoSize } from '../../packages/art/photo';
import { readBody } from '../../scripts/articles/blocks';
import { outline } from '../../scripts/articles/outline';
import { cachedPicture, filesOf, withPictures } from '../../scripts/articles/pictures';
import { temporaryFolder } from '../helpers/temporaryFolder';

/** As on Mac and Windows, a file is also found by its name in other letters. */
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Fs>();
  const inSmall = (file: string) => file.replace(/[^/]+$/, (name) => name.toLowerCase());
  return {
    ...fs,
    existsSync: (file: string) => fs.existsSync(file) || fs.existsSync(inSmall(file)),
    statSync: (file: string) => fs.statSync(fs.existsSync(file) ? file : inSmall(file)),
    readFileSync: (file: string, options: 'utf8') =>
      fs.readFileSync(fs.existsSync(file) ? file : inSmall(file), options),
  };
});

/** A drawing of 720 pixels and a share image of 1200. */
const small = readFileSync(
  join('public/art', readdirSync('public/art').find((file) => file.endsWith('-720.webp')) ?? ''),
);
const large = readFileSync('public/og/about.png');
const poster = readFileSync('public/media/promo-poster.jpg');

/** Reads an article with these pictures next to it. */
function read(text: string, files: Record<string, Buffer | string> = {}) {
  const folder = temporaryFolder();
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  const article = outline(join(folder, 'a.md'), `---\nid: 1\n---\n${text}`);
  const { body } = readBody(article, () => undefined);
  const mistakes = article.mistakes
    .filter((line) => line.includes('a.md:4: '))
    .map((line) => line.replace(/^.*a\.md:4: /, '').replaceAll(folder, 'FOLDER'));
  return { body, mistakes };
}

test('a picture gets its size and files of each width in two formats', async () => {
  const { body, mistakes } = read('![Nine people at a table](Team%20day.png "Our team")', {
    'Team day.png': large,
  });
  expect(mistakes).toEqual([]);
  const [picture] = await withPictures(body, 'a.md');
  if (picture?.kind !== 'picture') throw new Error('not a picture');
  expect(picture).toMatchObject({
    alt: 'Nine people at a table',
    caption: 'Our team',
    made: { width: 1200, height: 630, widths: [480, 960, 1200] },
  });
  expect(picture.made?.address).toMatch(/^\/assets\/team-day-[0-9a-f]{8}$/);
  const files = filesOf(picture);
  expect(files).toHaveLength(6);
  for (const { address, file } of files) {
    expect(existsSync(file)).toBe(true);
    const { width } = await photoSize(readFileSync(file));
    expect(file).toContain(`-${width}.`);
    expect(cachedPicture(address)?.bytes.length).toBeGreaterThan(0);
  }
});

test('what a picture shows may be a time', () => {
  const { body } = read('![The office at 10:30 in Pune](owl.webp)', { 'owl.webp': small });
  expect(body).toMatchObject([{ alt: 'The office at 10:30 in Pune' }]);
});

test('a picture is not enlarged', async () => {
  const [picture] = await withPictures(read('![An owl](owl.webp)', { 'owl.webp': small }).body, 'a.md');
  expect(picture).toMatchObject({ made: { widths: [480, 720] } });
});

test('the development server gives nothing but scaled pictures', () => {
  expect(cachedPicture('/assets/none-00000000-480.avif')).toBeUndefined();
  expect(cachedPicture('/assets/../../package.json')).toBeUndefined();
});

test.each([
  ['![](a.png)', 'Say between the brackets what a.png shows, for people who do not see it: '],
  ['![IMG_2041.jpg](a.png)', 'Say between the brackets what a.png shows'],
  ['![Screenshot 2](a.png)', 'Say between the brackets what a.png shows'],
  [
    '![An owl](https://x.example/o.png)',
    "'https://x.example/o.png' is on another site. Save the picture in FOLDER and write ![An owl](o.png).",
  ],
  [
    '![An owl](/images/o.png)',
    "'/images/o.png' is not next to the article. Put it into FOLDER and write ![An owl](o.png).",
  ],
  ['![An owl](https://x.example/o.png?w=3#top)', 'Save the picture in FOLDER and write ![An owl](o.png).'],
  ['![An owl](https://x.example/image?id=3)', 'Save the picture in FOLDER and write ![An owl](file.jpg).'],
  [
    '![An owl](a.png?raw=true)',
    "'a.png?raw=true' is not next to the article. Put it into FOLDER and write ![An owl](a.png).",
  ],
  ['![An owl](C:/photos/a.png)', "'C:/photos/a.png' is not next to the article."],
  [
    '![An owl](<C:\\My photos\\An owl.png>)',
    'is not next to the article. Put it into FOLDER and write ![An owl](An%20owl.png).',
  ],
  ['![An owl](file:///photos/a.png)', "'file:///photos/a.png' is not next to the article."],
  ['![An owl](photos\\a.png)', "'photos\\a.png' is not next to the article."],
  ['![An owl](none.png)', 'There is no file FOLDER/none.png. Put the picture there, or correct its name.'],
  [
    '![An owl](owl.heic)',
    "'owl.heic' should be a JPEG, PNG or WebP. Open it in any picture program and save it as one.",
  ],
  ['![An owl](text.png)', 'text.png is not what its ending says. Open it in any picture program'],
  [
    '![An owl](huge.jpg)',
    'huge.jpg weighs 5.1 MB, and 5 MB is the limit. Save it at most 3,000 pixels wide.',
  ],
  [
    'See ![An owl](a.png) here.',
    'A picture should be alone on its line, with an empty line above and below it.',
  ],
  [
    '[![An owl](a.png)](https://x.example)',
    'A picture cannot be a link. Write the picture on its own line, and a link with words.',
  ],
])('%s is refused by what to write', (text, mistake) => {
  const { mistakes } = read(text, {
    'a.png': large,
    'text.png': 'words',
    'huge.jpg': Buffer.alloc(5_100_000),
  });
  expect(mistakes).toEqual([expect.stringContaining(mistake)]);
});

test('a broken picture stops the build', async () => {
  const { body } = read('![An owl](owl.jpg)', { 'owl.jpg': poster.subarray(0, 40) });
  await expect(withPictures(body, 'a.md')).rejects.toThrow(
    /^a\.md:4: .*owl\.jpg cannot be read\. Save it again/,
  );
});

test('every broken picture of an article is named with its line', async () => {
  const broken = poster.subarray(0, 40);
  const { body } = read('![An owl](a.jpg)\n\n![An owl](b.jpg)', { 'a.jpg': broken, 'b.jpg': broken });
  await expect(withPictures(body, 'a.md')).rejects.toThrow(/^a\.md:4: .*a\.jpg .*\na\.md:6: .*b\.jpg /);
});

test('the name of a picture may begin with ./', () => {
  const { mistakes } = read('![An owl](./a.png)', { 'a.png': large });
  expect(mistakes).toEqual([]);
});

test('a picture whose name has other capital letters is refused, because other systems would not find it', () => {
  const { mistakes } = read('![An owl](A.PNG)', { 'a.png': large });
  expect(mistakes).toEqual([expect.stringContaining('There is no file FOLDER/A.PNG.')]);
});

test('a caption with signs is refused, because it shows words only', () => {
  const { mistakes } = read('![Nine people](a.webp "By [us](https://a.example)")', { 'a.webp': small });
  expect(mistakes).toEqual([
    'The caption shows ]( as it is. Write links in paragraphs: only words are shown here.',
  ]);
});
