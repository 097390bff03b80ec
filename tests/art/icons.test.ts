// @vitest-environment node
import { expect, test } from 'vitest';
import { iconPen } from '../../scripts/art/icons.ts';
import { nearNames } from '../../scripts/art/near.ts';
import { iconsIn, iconsInText, iconUses, spriteSvg } from '../../scripts/art/sprite.ts';
import { iconNames } from '../../src/components/iconNames.ts';
import { company } from '../../src/content/company.ts';

const idsOf = (svg: string) => [...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);

test('a duotone icon gets a flat second colour instead of a transparent one', () => {
  const drawn = iconPen('test')(
    'robot',
    'duotone',
    { x: 0, y: 0, size: 100 },
    { line: '#111111', tint: '#EEEEEE' },
  );
  expect(drawn).toContain('fill="#EEEEEE"');
  expect(drawn).not.toContain('opacity');
  expect(drawn).not.toContain('currentColor');
});

test('near names come by spelling and by shared words', () => {
  const known = ['chart-bar', 'graduation-cap', 'cloud', 'cap-simple', 'flag'];
  expect(nearNames('cluod', known)[0]).toBe('cloud');
  expect(nearNames('hat-graduation', known)[0]).toBe('graduation-cap');
  expect(nearNames('cloud', known, 2)).toHaveLength(2);
});

test('the sprite holds each icon of the interface and of the content once', async () => {
  const uses = await iconUses();
  const ids = idsOf(spriteSvg(uses));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining([...iconNames]));
  expect(ids).toEqual(expect.arrayContaining(company.social.map(({ icon }) => icon)));
  expect(new Set(ids)).toEqual(new Set(uses.map(({ name }) => name)));
});

test('the sprite leaves the colour to the page', () => {
  const svg = spriteSvg([{ name: 'star', where: 'test' }]);
  expect(svg).toMatch(/<symbol id="star" viewBox="0 0 256 256">/);
  expect(svg.match(/fill="[^"]*"/g)).toEqual(['fill="currentColor"']);
});

test('an unknown icon in the content stops the sprite, naming file and entry', () => {
  const value = { careers: [{ icon: 'cloud' }, { icon: 'clowd', title: 'Cloud engineer' }] };
  const uses = iconsIn(value, 'src/content/x.ts detail');
  expect(() => spriteSvg(uses)).toThrow(
    /^src\/content\/x\.ts detail\.careers\[1\] \(“Cloud engineer”\): there is no Phosphor icon 'clowd'\. Near: cloud/,
  );
});

test('icons are found in the text of a file that cannot be imported, with their line', () => {
  const text = "const a = [\n  { icon: 'star', title: 'A' },\n  { icon: \"check\" },\n];";
  expect(iconsInText(text, 'file.ts')).toEqual([
    { name: 'star', where: 'file.ts:2' },
    { name: 'check', where: 'file.ts:3' },
  ]);
});
