// @vitest-environment node
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCover } from '../../scripts/art/cover.ts';
import { allCovers } from '../../scripts/art/covers.ts';
import { ogImage, ogWeightLimit } from '../../scripts/art/og.ts';
import { titleSize } from '../../scripts/art/ogLayout.ts';

test('a longer title is never set larger', () => {
  const sizes = [10, 20, 30, 45, 60, 85, 120, 200].map((length) =>
    titleSize('word '.repeat(length / 5).trim()),
  );
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(sizes[0]).toBeGreaterThan(sizes.at(-1) ?? 0);
});

test('a title never gets too small to read in a preview', () => {
  expect(titleSize('word '.repeat(60))).toBeGreaterThanOrEqual(40);
});

test('a long word makes the whole title smaller, so that it fits', () => {
  expect(titleSize('Internationalisation')).toBeLessThan(titleSize('Data, Cloud or Web'));
});

test('the picture has the size that networks ask for, and little weight, with a rupee sign and accents', async () => {
  const entry = {
    id: 'test',
    title: 'Résumé reviews and mock interviews, Ācharya’s way, for ₹4,999 a semester',
    kicker: 'Careers',
    artId: 'article-ai-tutors',
  };
  const image = await ogImage(entry);
  const { width, height, format } = await sharp(image).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  expect(image.byteLength).toBeLessThan(ogWeightLimit);
});

test('an unknown cover stops the build, naming the entry and near names', async () => {
  const entry = { id: 'course-4', title: 'DevOps', kicker: 'Courses', artId: 'course-dev-ops' };
  await expect(ogImage(entry)).rejects.toThrow(
    /^course-4: there is no cover 'course-dev-ops'\. Near: .*course-devops/,
  );
});

test('every cover says which part of it a tall crop shows, and it is tall', () => {
  const flat = allCovers().filter((cover) => {
    const { focus } = drawCover(cover, true);
    return !(focus.height > focus.width && focus.width > 700);
  });
  expect(flat.map(({ id }) => id)).toEqual([]);
});
