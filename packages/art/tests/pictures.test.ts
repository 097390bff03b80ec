// @vitest-environment node
import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { finishedSlugs } from '../../../scripts/articles/library.ts';
import { coverFormats } from '../formats.ts';
import {
  assertDrawn,
  coverPictures,
  iconPictures,
  orphans,
  stalePictures,
  type Painted,
  type Picture,
} from '../pictures.ts';

const shown = finishedSlugs();

test('the cover of a draft need not be drawn yet', () => {
  const [draft = ''] = shown;
  const names = (pictures: readonly Picture[]) => pictures.map(({ name }) => name);
  expect(names(coverPictures(shown))).toContain(`cover article-${draft}`);
  const others = coverPictures(shown.slice(1));
  expect(names(others)).not.toContain(`cover article-${draft}`);
  expect(names(stalePictures(others))).toEqual([]);
});

test('a list of covers that lacks a shown article is out of date', () => {
  const list = coverPictures(shown).find(({ name }) => name.endsWith('articles.generated.ts'));
  if (list?.kind !== 'text') throw new Error('not a text');
  const longer = { ...list, content: `${list.content}another` };
  expect(stalePictures([longer])).toEqual([longer]);
});

// The build stops when a committed picture is not that of its description.
test('a description without an up-to-date picture is named, with the command that draws it', () => {
  const [first, second] = coverPictures().filter((picture): picture is Painted => picture.kind === 'cover');
  const changed = { ...first, hash: 'another' } as Painted;
  const missing = { ...second, files: ['public/art/none.avif'] } as Painted;
  expect(() => assertDrawn([changed, missing])).toThrow(
    `out of date:\n  ${changed.name}\n  ${missing.name}\nRun npm run art`,
  );
});

test('the committed covers, icons and drawings are those of their descriptions', async () => {
  const described = [...coverPictures(shown), ...(await iconPictures())];
  expect(() => assertDrawn(described)).not.toThrow();
});

test('the picture for shared links of a page that is left out stays, for the day it comes back', () => {
  // No page names its picture here.
  const left = orphans(coverPictures());
  expect(left.filter((file) => /og\/(internship|campus|course)/.test(file))).toEqual([]);
});

test('a picture for shared links that no page names, and that has no cover of its own, is left over', () => {
  expect(orphans(coverPictures())).toContain('public/og/privacy.png');
});

test('every committed cover is within the byte budget of its format', () => {
  const heavy = coverPictures(shown).flatMap((picture) =>
    picture.kind === 'cover'
      ? picture.files.filter((file, index) => statSync(file).size > (coverFormats[index]?.limit ?? 0))
      : [],
  );
  expect(heavy).toEqual([]);
});

test('the film is light enough for a phone, and starts before it has loaded: its index comes first', () => {
  for (const file of ['promo.mp4', 'promo.webm'])
    expect(statSync(`public/media/${file}`).size).toBeLessThan(450_000);
  expect(statSync('public/media/promo-poster.jpg').size).toBeLessThan(60_000);
  const film = readFileSync('public/media/promo.mp4');
  expect(film.indexOf('moov')).toBeGreaterThan(0);
  expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
});
