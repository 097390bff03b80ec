// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accentAdvice, accentColours } from '../../scripts/setup/accent';

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock('../../src/config/accent.json'));

test.each([
  ['yellow', '#FFD400', 'ink'],
  ['blue', '#1F5FD0', 'white'],
  ['black', '#000000', 'white'],
  ['white', '#FFFFFF', 'ink'],
  ['orange', '#FF6F00', 'ink'],
])(
  'with %s as the accent the buttons have that colour, and every pair is readable',
  async (_, accent, text) => {
    vi.doMock('../../src/config/accent.json', () => ({ default: accentColours(accent) }));
    const { contrast, pairs } = await import('../../src/gallery/pairs');
    const { brand, palette } = await import('../../src/theme/palette');
    expect([palette[brand.ground], brand.text]).toEqual([accent, text]);
    expect(pairs.filter(({ front, ground, least }) => contrast(front, ground) < least)).toEqual([]);
    expect(accentAdvice(accent)).toBeUndefined();
  },
);

test('accepts a hard-to-read colour, with the nearest readable shade', () => {
  expect(accentAdvice('#00838F')).toContain('The nearest shade that is easy to read: #007C88.');
  expect(accentColours('#00838F').brand).toBe('#00838F');
});
