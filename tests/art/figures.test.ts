// @vitest-environment node
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { cast } from '../../art/figures/cast.ts';
import { figure, figureFiles } from '../../art/figures/person.ts';
import { skins } from '../../art/figures/skins.ts';
import { document } from '../../art/svg.ts';
import { figureNames } from '../../src/content/covers/types.ts';
import { palette } from '../../src/theme/palette.ts';

const pen = { weight: 8 };
const box = (svg: string) => {
  const { x = Number.NaN, y = 0, width = 0, height = 0 } = new Resvg(svg).getBBox() ?? {};
  return { left: x, top: y, right: x + width, bottom: y + height };
};

test.each(figureNames)('%s fits the place of a figure and is cut off below the edge', (name) => {
  const { left, top, right, bottom } = box(document(700, 900, figure(name, pen)));
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(120);
  expect(left).toBeGreaterThan(30);
  // A laptop and a raised hand reach beyond the elbow.
  expect(right).toBeLessThan(780);
  expect(bottom).toBeGreaterThan(900);
});

test('every person has a drawing of their own, in one of five skins that is no colour of the paper', () => {
  expect(new Set(figureNames.map((name) => figure(name, pen))).size).toBe(figureNames.length);
  expect(new Set(Object.values(cast).map(({ skin }) => skins[skin])).size).toBe(5);
  for (const skin of Object.values(skins)) expect(Object.values<string>(palette)).not.toContain(skin);
});

test.each(figureFiles())('the file of %s shows the whole width of the figure', (_, svg) => {
  const [left = 0, , width = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  // Measured without the file's own frame.
  const whole = box(svg.replace(/viewBox="[^"]*"/, 'viewBox="-500 -500 2000 2000"'));
  expect(whole.left).toBeGreaterThan(left);
  expect(whole.right).toBeLessThan(left + width);
});
