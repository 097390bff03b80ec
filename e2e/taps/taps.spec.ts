import { expect, test } from 'playwright/test';
import { company } from '../../src/content/company';
import { siteUrl } from '../helpers/ports';
import { businessAbroad, businessInIndia, placementOfficer, students } from './visitors';
import { walkAs } from './walkAll';

for (const student of students)
  test(`${student.name}: at a filled form in three taps at most`, async ({ browser }) => {
    const { taps } = await walkAs(student, browser, siteUrl);
    expect(taps).toBeLessThanOrEqual(3);
  });

test('a placement officer is at a filled form in four taps at most, with at most six typed fields', async ({
  browser,
}) => {
  const { taps, typed } = await walkAs(placementOfficer, browser, siteUrl);
  expect.soft(taps).toBeLessThanOrEqual(4);
  expect.soft(typed).toBeLessThanOrEqual(6);
});

test('a business in India is at a filled form', async ({ browser }) => {
  const { way } = await walkAs(businessInIndia, browser, siteUrl);
  expect(way).toBeUndefined();
});

test('a business in the USA has a way that works', async ({ browser }) => {
  const { way = '' } = await walkAs(businessAbroad, browser, siteUrl);
  const mail = decodeURIComponent(way);
  expect(mail).toContain(`mailto:${company.email}`);
  for (const typed of ['Emily Carter', 'asha@example.com', 'We need a booking app'])
    expect.soft(mail).toContain(typed);
});
