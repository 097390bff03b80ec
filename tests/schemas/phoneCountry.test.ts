// @vitest-environment node
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('../../schemas/fields/phoneCountry');
  // Test files that share their modules, as in `npm run mutation`, must not get the numbers of another country.
  vi.resetModules();
});

/** The rows of the guide: `code`, `trunk`, `keepsTrunk`, `number`, and a number as people write it, before and after. */
const countries = readFileSync('docs/howto/another-countrys-phone.md', 'utf8')
  .split('\n')
  .filter((line) => / → .* \|$/.test(line))
  .map((line) => {
    const [name = '', code = '', trunk = '', keeps, number = '', example = ''] = line
      .replaceAll('`', '')
      .replace(/^ *\| /, '')
      .split(' | ');
    const [written = '', kept = ''] = example.replace(/ \|$/, '').split(' → ');
    // Brackets show that an offer was grouped by the country.
    const grouped = (digits: string) => `[${digits}]`;
    return { name, country: { code, trunk, keepsTrunk: keeps === 'true', number, grouped }, written, kept };
  });

test('the guide has numbers of four countries', () => {
  expect(countries.map(({ name }) => name)).toEqual(['India', 'Germany', 'United Kingdom', 'USA, Canada']);
});

/** The functions of phone numbers, as for a company of that country. */
const numbersOf = async (name: string) => {
  const country = countries.find((known) => known.name === name)?.country;
  if (!country) throw new Error(`The guide has no numbers of ${name}.`);
  vi.resetModules();
  vi.doMock('../../schemas/fields/phoneCountry', () => ({ country }));
  return {
    ...(await import('../../schemas/fields/phoneNumber')),
    ...(await import('../../schemas/fields/nearestNumber')),
  };
};

test.each(countries)(
  '$name: $written becomes $kept, which stays as it is',
  async ({ name, written, kept }) => {
    const { bareNumber } = await numbersOf(name);
    expect(bareNumber(written)).toBe(kept);
    expect(bareNumber(kept)).toBe(kept);
  },
);

test.each(countries)('$name: in a sentence $written is offered', async ({ name, written, kept }) => {
  const { nearestNumber } = await numbersOf(name);
  expect(nearestNumber(`call ${written}`)).toBe(`[${kept.replaceAll(/\D/g, '')}]`);
});

test.each(countries)('$name: nothing is offered for $kept', async ({ name, kept }) => {
  const { nearestNumber } = await numbersOf(name);
  expect(nearestNumber(kept)).toBeUndefined();
});

test.each(countries)('$name: a pasted text without digits stays as it is', async ({ name }) => {
  const { bareNumber } = await numbersOf(name);
  expect(bareNumber('call me')).toBe('call me');
});

test.each(countries)('$name: a pasted text with too many digits stays as it is', async ({ name }) => {
  const { bareNumber } = await numbersOf(name);
  expect(bareNumber('98765432109876543210')).toBe('98765432109876543210');
});

test('a German number keeps the brackets around its area code, whose zero belongs to it', async () => {
  const { bareNumber } = await numbersOf('Germany');
  expect(bareNumber('(030) 5550199')).toBe('(030) 5550199');
});

test('two numbers without a sign between them are told apart where all have the same length', async () => {
  const { nearestNumber } = await numbersOf('USA, Canada');
  expect(nearestNumber('512 555 0142 512 555 0143')).toBe('[5125550142]');
});

test('two numbers without a sign between them are not told apart where lengths differ', async () => {
  const { nearestNumber } = await numbersOf('Germany');
  expect(nearestNumber('030 5550199 030 5550198')).toBeUndefined();
});
