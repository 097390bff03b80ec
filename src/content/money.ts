import { company } from './company.ts';
import { theCountry } from './phrases.ts';

const { currency, currencyName, countsInLakh, tax } = company;

/** '3,00,000' or '300,000'. Not `toLocaleString`: `Intl` takes 50 ms or more to set up on a cheap phone. */
export const withSeparators = (value: number) =>
  String(Math.round(value)).replace(countsInLakh ? /\B(?=(\d\d)*\d{3}$)/g : /\B(?=(\d{3})+$)/g, ',');

/** The sign before an amount: '$', or letters and a space that cannot break: 'CHF '. */
export const currencySign = /\p{L}$/u.test(currency) ? `${currency}\u00a0` : currency;

/** '₹3,00,000' or '$300,000'. */
export const money = (value: number) => currencySign + withSeparators(value);

/** One large amount, or a range. The arguments are in lakh, which is 100,000: '₹2 to ₹12 lakh' or '$200,000 to $1,200,000'. */
export const lakhs = (...values: number[]) =>
  countsInLakh
    ? `${values.map((value) => currencySign + value).join(' to ')}\u00a0lakh`
    : values.map((value) => money(value * 1e5)).join(' to ');

/**
 * '2+ Lakhs' or '200,000+'.
 * @param count in lakh, which is 100,000
 * @param unit only used when the company counts in lakh
 */
export const countOver = (count: number, unit: string) =>
  countsInLakh ? `${count}+ ${unit}` : `${withSeparators(count * 1e5)}+`;

/** After an amount with the tax in it. */
export const taxIncluded = tax && `, ${tax} included`;

/** After an amount to which the tax is added. */
export const plusTax = tax && `, plus ${tax}`;

/** A clause such as ', or ₹6,37,200 with 18% GST'. Empty if the tax has no percentage. */
export const orWithTax = (value: number) => {
  const [, percent] = /^(\d+(?:\.\d+)?)%/.exec(tax) ?? [];
  return percent ? `, or ${money(value * (1 + Number(percent) / 100))} with ${tax}` : '';
};

/** For clients who do not count in lakh. */
export const unitExplained = countsInLakh ? ` One lakh is 100,000 ${currencyName}.` : '';

const taxNote = tax && `; ${tax} is added in ${theCountry(company.offices[0].country)}`;
const currencyAbroad = 'US dollars';
/** A sample: see samples.ts. */
const noteAbroad =
  currencyName === currencyAbroad
    ? ''
    : ` Clients abroad get their fixed price in ${currencyAbroad}${tax && ', without the tax'}.`;

/** Says which currency the prices are in, and whether the tax is added. */
export const pricesNote = `Prices of projects on this site are in ${currencyName}${taxNote}.${noteAbroad}`;

/** The unit of the large amounts in the exhibits, which are made up. */
export const largeUnit = countsInLakh ? 'lakh' : 'million';
