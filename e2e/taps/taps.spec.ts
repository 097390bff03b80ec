import { expect, test } from 'playwright/test';
import { company } from '../../src/content/company';
import { siteUrl } from '../helpers/ports';
import { walkAll } from './walkAll';

test('students and colleges are at a filled form in a few taps, and a buyer abroad has a way that works', async ({
  browser,
}) => {
  const walks = await walkAll(browser, siteUrl);
  const of = (name: string) => walks.filter((walk) => walk.name.startsWith(name));
  expect(walks).toHaveLength(6);
  for (const { name, taps } of of('Student')) expect.soft(taps, name).toBeLessThanOrEqual(3);
  for (const { taps, typed } of of('Placement officer')) {
    expect.soft(taps).toBeLessThanOrEqual(4);
    expect.soft(typed).toBeLessThanOrEqual(6);
  }
  const [abroad] = of('Business in the USA');
  const mail = decodeURIComponent(abroad?.way ?? '');
  expect(mail).toContain(`mailto:${company.email}`);
  for (const typed of ['Emily Carter', 'asha@example.com', 'We need a booking app'])
    expect.soft(mail).toContain(typed);
});
