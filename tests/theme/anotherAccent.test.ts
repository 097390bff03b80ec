// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accentColours, accentComplaint } from '../../scripts/setup/accent';
import { palette } from '../../src/theme/palette';

const blue = '#A8C1F7';

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock('../../src/theme/palette'));

test('a colour that is too dark is refused, with a lighter one that passes', () => {
  const suggested = /lighter: (#\w{6})/.exec(accentComplaint('#2563EB') ?? '')?.[1];
  expect(suggested).toBe(blue);
  expect(accentComplaint(blue)).toBeUndefined();
  expect(accentComplaint('blue')).toBe('Write a colour as # and six digits, such as #7DB8F0.');
});

test('with a blue accent every pair of colours is readable, and the heaviest cover keeps its budget', async () => {
  vi.doMock('../../src/theme/palette', async (load) => ({
    ...(await load<object>()),
    palette: { ...palette, ...accentColours(blue) },
  }));
  const { contrast, pairs } = await import('../../src/gallery/pairs');
  expect(pairs.filter(({ front, ground, least }) => contrast(front, ground) < least)).toEqual([]);
  const [{ coverPictures }, { paint }] = await Promise.all([
    import('../../art/pictures'),
    import('../../art/paint'),
  ]);
  const cover = coverPictures().find(
    (picture) => 'name' in picture && picture.name === 'cover article-ai-tutors',
  );
  if (cover?.kind !== 'cover') throw new Error('There is no such cover.');
  expect(cover.svg).toContain(blue);
  expect(await paint(cover)).toHaveLength(cover.files.length);
});
