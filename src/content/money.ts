import { company } from './company.ts';
import { theCountry } from './phrases.ts';

const { currency, currencyName, countsInLakh, tax } = company;

/** '3,00,000' or '300,000'. Not `toLocaleString`: `Intl` takes 50 ms or more to set up on a cheap phone. */
export const grouped = (value: number) =>
  String(Math.round(value)).replace(countsInLakh ? /\B(?=(\d\d)*\d{3}$)/g : /\B(?=(\d{3})+$)/g, ',');

/** The sign before an amount: '$', or letters and a space that cannot break: 'CHF '. */
export const sign = /\p{L}$/u.test(currency) ? `${currency}\u00a0` : currency;

/** '₹3,00,000' or '$300,000'. */
export const money = (value: number) => sign + grouped(value);

/** A large amount, or the lowest and the highest, in lakh: '₹2 to ₹12 lakh' or '$200,000 to $1,200,000'. */
export const lakhs = (...values: number[]) =>
  countsInLakh
    ? `${values.map((value) => sign + value).join(' to ')}\u00a0lakh`
    : values.map((value) => money(value * 1e5)).join(' to ');

/** A count in lakh: '2+ Lakhs' or '200,000+'. */
export const moreThan = (count: number, unit: string) =>
  countsInLakh ? `${count}+ ${unit}` : `${grouped(count * 1e5)}+`;

/** After an amount with the tax in it. */
export const taxIncluded = tax && `, ${tax} included`;

/** After an amount to which the tax is added. */
export const plusTax = tax && `, plus ${tax}`;

/** A sample: see samples.ts. */
const abroad = ` Clients abroad get their fixed price in US dollars${tax && ', without the tax'}.`;

/** What an amount without the tax is with it. */
export const withTax = (value: number) => {
  const [, percent] = /^(\d+)%/.exec(tax) ?? [];
  return percent ? `, or ${money(value * (1 + Number(percent) / 100))} with ${tax}` : '';
};

/** For clients who do not count in lakh. */
export const unitExplained = countsInLakh ? ` One lakh is 100,000 ${currencyName}.` : '';

/** The currency of the prices, and whether the tax is in them. */
export const pricesAre = `Prices of projects on this site are in ${currencyName}${tax && `; ${tax} is added in ${theCountry(company.offices[0].country)}`}.${currencyName === 'US dollars' ? '' : abroad}`;

/** The unit of the large amounts in the exhibits, which are made up. */
export const largeUnit = countsInLakh ? 'lakh' : 'million';
