// @vitest-environment node
import { expect, test } from 'vitest';
import { iconUses, spriteSvg } from '../../art/sprite.ts';
import { iconNames } from '../../src/components/iconNames.ts';
import { company } from '../../src/content/company.ts';

test('the sprite contains each icon of the interface and the content once, in the colour of the page', async () => {
  const uses = await iconUses();
  const ids = [...spriteSvg(uses).matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining([...iconNames, ...company.social.map(({ icon }) => icon)]));
  expect(new Set(ids)).toEqual(new Set(uses.map(({ name }) => name)));
  expect(new Set(spriteSvg(uses).match(/fill="[^"]*"/g))).toEqual(new Set(['fill="currentColor"']));
});
