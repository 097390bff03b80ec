// @vitest-environment node
import { expect, test } from 'vitest';
import { projectCovers } from '../../../src/content/covers/projects.ts';
import type { WallSpec } from '../../../src/content/covers/types.ts';
import { drawCover } from '../cover.ts';
import { height, width } from '../stage.ts';

const [one = expect.fail('There is no cover of a project.')] = Object.values(projectCovers);

/** The cells of a wall: where each is, and its size. */
const cellsOf = (count: number) => {
  const spec: WallSpec = {
    layout: 'wall',
    palette: 'pine',
    icon: 'squares-four',
    minor: ['browser', 'device-mobile'],
    of: Array.from({ length: count }, () => one),
  };
  const { art } = drawCover({ id: 'page-works', spec, flip: false });
  const cell =
    /<g transform="translate\(([\d.]+) ([\d.]+)\)"><rect x="0" y="0" width="([\d.]+)" height="([\d.]+)" fill=/g;
  return [...art.matchAll(cell)].map((found) => found.slice(1).map(Number));
};

test.each([1, 2, 3, 4, 5, 6, 7])('the grounds of %s windows fill the wall', (count) => {
  const cells = cellsOf(count);
  expect(cells).toHaveLength(count);
  const area = cells.reduce((sum, [, , across = 0, down = 0]) => sum + across * down, 0);
  expect(area / (width * height)).toBeCloseTo(1, 4);
});

test.each([1, 2, 3, 4, 5, 6, 7])('all %s windows are on the picture', (count) => {
  const outside = cellsOf(count).filter(
    ([x = 0, y = 0, across = 0, down = 0]) => x + across > width + 0.1 || y + down > height + 0.1,
  );
  expect(outside).toEqual([]);
});
