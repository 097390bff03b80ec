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

/** The functions of phone numbers, as for a company of that country. */
const withCountry = async (country: (typeof countries)[number]['country'] | undefined) => {
  vi.doMock('../../schemas/fields/phoneCountry', () => ({ country }));
  return {
    ...(await import('../../schemas/fields/phoneNumber')),
    ...(await import('../../schemas/fields/nearestNumber')),
  };
};

test.each(countries)(
  '$name: $written becomes $kept, which stays as it is',
  async ({ country, written, kept }) => {
    const { bareNumber, nearestNumber } = await withCountry(country);
    expect(bareNumber(written)).toBe(kept);
    expect(bareNumber(kept)).toBe(kept);
    expect(nearestNumber(`call ${written}`)).toBe(`[${kept.replace(/\D/g, '')}]`);
    expect(nearestNumber(kept)).toBeUndefined();
  },
);

const use = (name: string) => withCountry(countries.find((known) => known.name === name)?.country);

test.each(countries)('$name: a pasted text without a number stays as it is', async ({ name }) => {
  const { bareNumber } = await use(name);
  expect(bareNumber('call me')).toBe('call me');
  expect(bareNumber('98765432109876543210')).toBe('98765432109876543210');
});

test('a German number keeps the brackets around its area code, whose zero belongs to it', async () => {
  const { bareNumber } = await use('Germany');
  expect(bareNumber('(030) 5550199')).toBe('(030) 5550199');
});

test('two numbers without a sign between them are told apart only where all have the same length', async () => {
  const usa = await use('USA, Canada');
  expect(usa.nearestNumber('512 555 0142 512 555 0143')).toBe('[5125550142]');
  vi.resetModules();
  const germany = await use('Germany');
  expect(germany.nearestNumber('030 5550199 030 5550198')).toBeUndefined();
});
