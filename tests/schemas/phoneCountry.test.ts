// @vitest-environment node
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.doUnmock('../../schemas/fields/phoneCountry');
  // Test files that share their modules, as in `npm run mutation`, must not get the numbers of another country.
  vi.resetModules();
});

/** The countries of the guide: `code`, `trunk`, `keepsTrunk`, `number`, and a number as people write it, before and after. */
const countries = [
  ...readFileSync('docs/howto/another-countrys-phone.md', 'utf8').matchAll(
    /^ {3}\| ([^|`]+) \| `(\d+)` \| `(\d)` \| `(true|false)` \| `([^`]+)` \| `([^`]+)` → `([^`]+)` \|$/gm,
  ),
].map(([, name = '', code = '', trunk = '', keeps = '', number = '', written = '', kept = '']) => ({
  name,
  country: { code, trunk, keepsTrunk: keeps === 'true', number, grouped: (digits: string) => `[${digits}]` },
  written,
  kept,
}));

test('the guide has numbers of four countries', () => {
  expect(countries.map(({ name }) => name)).toEqual(['India', 'Germany', 'United Kingdom', 'USA, Canada']);
});

test.each(countries)(
  '$name: $written becomes $kept, which stays as it is',
  async ({ country, written, kept }) => {
    vi.doMock('../../schemas/fields/phoneCountry', () => ({ country }));
    const { bareNumber, nearestNumber } = await import('../../schemas/fields/phoneNumber');
    expect(bareNumber(written)).toBe(kept);
    expect(bareNumber(kept)).toBe(kept);
    expect(nearestNumber(`call ${written}`)).toBe(`[${kept.replace(/\D/g, '')}]`);
    expect(nearestNumber(kept)).toBeUndefined();
  },
);
