import { company } from '../company.ts';

/** The texts that all four legal pages share. */
export const legalWords = { contents: 'On this page' };

/** Under each title; the sitemap reads the last date. */
export const effective = 'Effective 1 September 2023, updated 21 November 2026';

const [{ street, city, region, postalCode, country }] = company.offices;
export const postalAddress = `${company.legalName}, ${street}, ${city}, ${region} ${postalCode}, ${country}`;
