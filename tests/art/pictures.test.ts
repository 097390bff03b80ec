// @vitest-environment node
import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coverFormats } from '../../art/formats.ts';
import { pngInIco } from '../../art/paint.ts';
import { assertDrawn, coverPictures, sharePictures, type Painted } from '../../art/pictures.ts';
import { shareImagesOf, titleSize } from '../../art/shareImages.ts';
import { company } from '../../src/content/company';

// The build stops when a committed picture is not that of its description.
test('a description without an up-to-date picture is named, with the command that draws it', () => {
  const [first, second] = coverPictures().filter((picture): picture is Painted => picture.kind === 'cover');
  const changed = { ...first, hash: 'another' } as Painted;
  const missing = { ...second, files: ['public/art/none.avif'] } as Painted;
  expect(() => assertDrawn([changed, missing])).toThrow(
    `out of date:\n  ${changed.name}\n  ${missing.name}\nRun npm run art`,
  );
});

test('every committed cover is within the byte budget of its format', () => {
  const heavy = coverPictures().flatMap((picture) =>
    picture.kind === 'cover'
      ? picture.files.filter((file, index) => statSync(file).size > (coverFormats[index]?.limit ?? 0))
      : [],
  );
  expect(heavy).toEqual([]);
});

const head = (id: string, title: string) =>
  `<meta property="og:title" content="${title}"/><meta property="og:image" content="https://x.test/og/${id}.png"/>`;

test('a page for which there is no cover is named', () => {
  expect(shareImagesOf([head('terms', `Terms | ${company.name}`)])[0]).toMatchObject({
    title: 'Terms',
    artId: 'page-about',
  });
  expect(() => sharePictures([head('campuss', 'Campus')])).toThrow(
    /^campuss: there is no cover 'page-campuss'/,
  );
});

test('a longer title or a longer word is set smaller, down to a readable size', () => {
  const sizes = [2, 4, 6, 9, 12, 17, 24, 40, 60].map((count) => titleSize('word '.repeat(count).trim()));
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(sizes.at(-1)).toBe(40);
  expect(titleSize('Internationalisation')).toBeLessThan(titleSize('Data, Cloud or Web'));
});

test('an ICO file points at each of its images', () => {
  const ico = pngInIco([
    { size: 16, png: Buffer.from('first') },
    { size: 256, png: Buffer.from('second') },
  ]);
  const found = [6, 22].map((entry) => {
    const offset = ico.readUInt32LE(entry + 12);
    const image = ico.toString('utf8', offset, offset + ico.readUInt32LE(entry + 8));
    return [ico.readUInt8(entry), image];
  });
  // The format writes 256 as 0.
  expect([ico.readUInt16LE(4), ...found]).toEqual([2, [16, 'first'], [0, 'second']]);
});

test('the film is light enough for a phone, and starts before it has loaded: its index comes first', () => {
  for (const file of ['promo.mp4', 'promo.webm'])
    expect(statSync(`public/media/${file}`).size).toBeLessThan(450_000);
  expect(statSync('public/media/promo-poster.jpg').size).toBeLessThan(60_000);
  const film = readFileSync('public/media/promo.mp4');
  expect(film.indexOf('moov')).toBeGreaterThan(0);
  expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
});
