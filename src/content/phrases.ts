/** Words that follow from the company's data, so that another name, office or course changes them everywhere. */
import type { Office } from '../../schemas/company.ts';
import { company } from './company.ts';

/** What a search engine shows of a title. */
const LONGEST_TITLE = 59;

/** A title for search engines: the first of these texts that is short enough. */
export const firstThatFits = (...texts: [string, ...string[]]): string =>
  texts.find((text) => text.length <= LONGEST_TITLE) ?? texts[0];

/** A page's title, with the company's name where there is room for it. */
export const pageTitle = (title: string): string => firstThatFits(`${title} | ${company.name}`, title);

const words = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(
  ' ',
);

/** A small number as a word, a larger one in digits. */
export const inWords = (count: number): string => words[count] ?? String(count);
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A date or a number in a text, with spaces at which a line cannot break. */
export const whole = (text: string): string => text.replaceAll(' ', '\u00a0');
export const phoneInText = whole(company.phone);
export const phoneHref = `tel:${company.phone.replaceAll(' ', '')}`;

/** Phone and email as links, and what their copy buttons copy and are called. */
export const reach = {
  phone: { href: phoneHref, shown: phoneInText, value: company.phone, what: 'phone number' },
  email: {
    href: `mailto:${company.email}`,
    shown: company.email,
    value: company.email,
    what: 'email address',
  },
} as const;

/** '2 or 6 months' or '1 month', from two lengths in weeks. */
export const inMonths = (weeks: Record<'short' | 'long', number>): string => {
  const months = [weeks.short, weeks.long].map((count) => Math.max(1, Math.round((count * 12) / 52)));
  return `${[...new Set(months)].join(' or ')} ${Math.max(...months) > 1 ? 'months' : 'month'}`;
};

/** `A`, `A and B`, `A, B and C`. */
export const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

/** As many of the texts as fit into a number of characters, and how many more there are. */
export const listedWithin = (most: number, texts: readonly string[]): string => {
  const tries = texts.map((_, more) =>
    listed(more ? [...texts.slice(0, -more), `${inWords(more)} more`] : texts),
  );
  return tries.find((text) => text.length <= most) ?? `${texts.length} in all`;
};

/** The suggested searches that find one of the titles. */
export const thatFind = (titles: readonly { title: string }[], ...searches: readonly string[]): string[] =>
  searches.filter((text) => titles.some(({ title }) => title.toLowerCase().includes(text.toLowerCase())));

/** Whether the law and the colleges of India are those of the company. */
export const inIndia = company.offices.some(({ countryCode }) => countryCode === 'IN');

/** A country inside a sentence: 'the USA', 'India'. */
export const theCountry = (country: string): string =>
  /^(?:U(?:K|S|AE)|United|Netherlands|Philippines|Maldives|Bahamas|Gambia)|\bRepublic\b/.test(country)
    ? `the ${country}`
    : country;

interface Place {
  city: string;
  country: string;
}

/** The country after its city. A city that is a country, such as Singapore, is named once. */
const countryAfter = ({ city, country }: Place) => (country === city ? '' : country);

/** Countries whose addresses have the postal code before the city. */
const codeFirst = /^(?:AT|BE|CH|CZ|DE|DK|ES|FI|FR|IT|NL|NO|PL|PT|SE)$/;

/** The lines of an office's address under its street: the postal code is before or after the city, as in its country. */
export const addressLines = (office: Office): string[] => {
  const { city, region, postalCode, countryCode } = office;
  return [
    (codeFirst.test(countryCode) ? [postalCode, city] : [city, postalCode]).filter(Boolean).join(' '),
    [region, countryAfter(office)].filter(Boolean).join(', '),
  ].filter(Boolean);
};

/** An office's address in one line, within a sentence. */
export const addressOf = (office: Office): string => {
  const { street, city, region, postalCode, countryCode } = office;
  if (!region || codeFirst.test(countryCode)) return [street, ...addressLines(office)].join(', ');
  return [street, city, `${region} ${postalCode}`.trim(), countryAfter(office)].filter(Boolean).join(', ');
};

/** Where an office is, such as the place of a court. */
export const seatOf = (office: Office): string =>
  [office.city, office.region, countryAfter(office)].filter(Boolean).join(', ');

export const citiesOf = (offices: readonly Place[]): string => listed(offices.map(({ city }) => city));

/** Cities with their countries. Semicolons keep three or more apart. */
export const placesOf = (offices: readonly Place[]): string => {
  const places = offices.map((place) => [place.city, countryAfter(place)].filter(Boolean).join(', '));
  return places.length > 2
    ? `${places.slice(0, -1).join('; ')}; and ${places.at(-1)}`
    : places.join(', and ');
};
