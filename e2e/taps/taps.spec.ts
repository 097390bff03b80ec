import { expect, test } from 'playwright/test';
import { company } from '../../src/content/company';
import { siteUrl } from '../helpers/ports';
import {
  abroadDetails,
  businessAbroad,
  businessInIndia,
  email,
  placementOfficer,
  project,
  students,
} from './visitors';
import { walkAs } from './walkAll';

const digitsOf = (text: string) => text.replace(/\D/g, '');

for (const student of students)
  test(`${student.name}: at a filled form in three taps at most`, async ({ browser }) => {
    const { isFilled, taps } = await walkAs(student, browser, siteUrl);
    expect(isFilled).toBe(true);
    expect(taps).toBeLessThanOrEqual(3);
  });

test('a placement officer is at a filled form in four taps at most', async ({ browser }) => {
  const { isFilled, taps } = await walkAs(placementOfficer, browser, siteUrl);
  expect(isFilled).toBe(true);
  expect(taps).toBeLessThanOrEqual(4);
});

test('the form of a placement officer requires at most six fields', async ({ browser }) => {
  const { required } = await walkAs(placementOfficer, browser, siteUrl);
  expect(required).toBeGreaterThan(0);
  expect(required).toBeLessThanOrEqual(6);
});

test('a business in India is at a filled form', async ({ browser }) => {
  const { isFilled } = await walkAs(businessInIndia, browser, siteUrl);
  expect(isFilled).toBe(true);
});

test('a business in the USA gets a mail link with all that they typed', async ({ browser }) => {
  const { fallbackUrl = '' } = await walkAs(businessAbroad, browser, siteUrl);
  const mail = decodeURIComponent(fallbackUrl);
  expect(mail).toContain(`mailto:${company.email}`);
  for (const typed of [abroadDetails.name, email, project]) expect.soft(mail).toContain(typed);
  // The field keeps no plus sign and no spaces.
  expect.soft(digitsOf(mail)).toContain(digitsOf(abroadDetails.phone));
});
