// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Office } from '../../schemas/company';
import { seoSchema } from '../../schemas/content';
import { company } from '../../src/content/company';
import { founded } from '../../src/content/facts/promises';
import { contentMistakes } from '../helpers/content';

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock('../../src/content/company'));

const files = import.meta.glob(['../../src/content/**/*.ts', '!../../src/content/articles/**']);

/** Every object with a title, a description and keywords in a value. */
const searchTextsIn = (value: unknown): object[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'keywords' in value && 'description' in value ? [value] : [];
  return [...own, ...Object.values(value).flatMap(searchTextsIn)];
};

/** The mistakes in the search texts of all pages, with the file of each. */
const searchMistakes = async () => {
  // Vitest applies mocks at an import that it can see, and it does not see those of a glob.
  await import('../../src/content/phrases');
  const mistakes = await Promise.all(
    Object.entries(files).map(async ([file, load]) =>
      searchTextsIn(await load()).flatMap((texts) => contentMistakes(file, seoSchema, texts)),
    ),
  );
  return mistakes.flat();
};

const become = async (changes: object) => {
  vi.doMock('../../src/content/company', () => ({ company: { ...company, ...changes } }));
  // Of several imports at once only the first waits for the mock.
  await import('../../src/content/company');
};
const [headOffice] = company.offices;
const office = (city: string, country: string): Office => ({ ...headOffice, name: city, city, country });

test('a company with three offices: every sentence names them, and search texts keep their limits', async () => {
  await become({ offices: [office('York', 'UK'), office('Lisbon', 'Portugal'), office('Oslo', 'Norway')] });
  const pages = /\/content\/(?:about|contact|faqs|home)\.ts$/;
  const loaded = Object.entries(files).filter(([file]) => pages.test(file));
  const text = JSON.stringify(await Promise.all(loaded.map(async ([, load]) => load())));
  for (const sentence of [
    'From York, Lisbon and Oslo, we',
    `${founded} in York, with offices in Lisbon, Portugal, and Oslo, Norway. `,
    ' Offices in York, UK; Lisbon, Portugal; and Oslo, Norway.',
    'In York, UK; Lisbon, Portugal; and Oslo, Norway. ',
    'from York, Lisbon and Oslo."',
  ])
    expect(text).toContain(sentence);
  expect(await searchMistakes()).toEqual([]);
});

const texas = {
  offices: [{ ...office('Austin', 'USA'), region: 'Texas', countryCode: 'US' }],
  currency: '$',
  currencyName: 'US dollars',
  countsInLakh: false,
  tax: '',
  timeZone: 'Central time',
};

test('no page of a company in Texas names India, its money, its tax or its time', async () => {
  await become(texas);
  const loaded = await Promise.all(
    Object.entries(files)
      .filter(([file]) => !/\/(?:company|samples|phrases)\.ts$/.test(file))
      .map(async ([file, load]) => [file, JSON.stringify(await load())] as const),
  );
  const own = /India|₹|[Rr]upee|[Ll]akh|GST|AICTE|Vijayawada|Andhra/;
  for (const [file, text] of loaded) expect(text, `in ${file}`).not.toMatch(own);
  const { projectTerms, campusTerms } = await import('../../src/content/facts/promises');
  const { money } = await import('../../src/content/money');
  expect(money(1_234_567)).toBe('$1,234,567');
  expect(projectTerms.payment).toMatch(/Prices of projects on this site are in US dollars\.$/);
  expect(projectTerms.hours).toMatch(/^The team works in Austin, .+ Central time\.$/);
  expect(campusTerms.price).toMatch(/\$[\d,]+ per student per semester, and decides/);
});

test.each([
  { tax: '18% GST', clause: ', or $1,180 with 18% GST' },
  { tax: '8.1% VAT', clause: ', or $1,081 with 8.1% VAT' },
  { tax: 'VAT', clause: '' },
  { tax: '', clause: '' },
])('with the tax $tax, the clause after a price is $clause', async ({ tax, clause }) => {
  await become({ ...texas, tax });
  const { orWithTax } = await import('../../src/content/money');
  expect(orWithTax(1000)).toBe(clause);
});

test.each([
  {
    currency: '$',
    currencyName: 'US dollars',
    tax: '',
    note: 'Prices of projects on this site are in US dollars.',
  },
  {
    currency: '$',
    currencyName: 'Australian dollars',
    tax: '',
    note: 'Prices of projects on this site are in Australian dollars. Clients abroad get their fixed price in US dollars.',
  },
  {
    currency: 'CHF',
    currencyName: 'francs',
    tax: '8.1% VAT',
    note: 'Prices of projects on this site are in francs; 8.1% VAT is added in the USA. Clients abroad get their fixed price in US dollars, without the tax.',
  },
])('a company with prices in $currencyName says so', async ({ note, ...changes }) => {
  await become({ ...texas, ...changes });
  const { pricesNote } = await import('../../src/content/money');
  expect(pricesNote).toBe(note);
});

const dubai: Office = {
  name: 'Main office',
  street: '12 Bay Square',
  city: 'Dubai',
  region: '',
  postalCode: '',
  country: 'United Arab Emirates',
  countryCode: 'AE',
};

const singapore: Office = { ...dubai, city: 'Singapore', country: 'Singapore', countryCode: 'SG' };

test('an office in a city that is a country has its name once in its address', async () => {
  const { addressLines, addressOf } = await import('../../src/content/phrases');
  expect(addressLines(singapore)).toEqual(['Singapore']);
  expect(addressOf(singapore)).toBe('12 Bay Square, Singapore');
  expect(addressOf({ ...singapore, region: 'Marina', postalCode: '018956' })).toBe(
    '12 Bay Square, Singapore, Marina 018956',
  );
});

test('a sentence names a city that is a country once', async () => {
  const { placesOf, seatOf } = await import('../../src/content/phrases');
  expect(placesOf([dubai, singapore])).toBe('Dubai, United Arab Emirates, and Singapore');
  expect(seatOf(singapore)).toBe('Singapore');
});

test('an address in one line has the order of the contact card where the postal code comes before the city', async () => {
  const milan = {
    ...dubai,
    city: 'Milan',
    region: 'MI',
    postalCode: '20121',
    country: 'Italy',
    countryCode: 'IT',
  };
  const { addressLines, addressOf } = await import('../../src/content/phrases');
  expect(addressOf(milan)).toBe(['12 Bay Square', ...addressLines(milan)].join(', '));
});

test.each(['UK', 'USA', 'UAE', 'Czech Republic', 'Dominican Republic', 'Maldives', 'Bahamas', 'Gambia'])(
  'a sentence says "in the %s"',
  async (country) => {
    const { theCountry } = await import('../../src/content/phrases');
    expect(theCountry(country)).toBe(`the ${country}`);
  },
);

test.each(['India', 'Ukraine', 'Uganda'])('a sentence says "in %s"', async (country) => {
  const { theCountry } = await import('../../src/content/phrases');
  expect(theCountry(country)).toBe(country);
});

test('an office in a country without postal codes has an address without gaps', async () => {
  await become({ offices: [dubai] });
  const { addressLines, addressOf } = await import('../../src/content/phrases');
  expect(addressLines(dubai)).toEqual(['Dubai', 'United Arab Emirates']);
  expect(addressOf(dubai)).toBe('12 Bay Square, Dubai, United Arab Emirates');
  expect(addressOf({ ...dubai, region: 'Dubai Emirate' })).toBe(
    '12 Bay Square, Dubai, Dubai Emirate, United Arab Emirates',
  );
  const { organisation } = await import('../../src/seo/organisation');
  expect(organisation().address).toEqual([
    {
      '@type': 'PostalAddress',
      streetAddress: '12 Bay Square',
      addressLocality: 'Dubai',
      addressCountry: 'AE',
    },
  ]);
});
