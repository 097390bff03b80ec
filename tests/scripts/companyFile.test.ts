// @vitest-environment node
import { expect, test } from 'vitest';
import { assertCompany } from '../../scripts/companyFile';
import { company } from '../../src/content/company';

test('the company of the site is complete', () => {
  expect(() => assertCompany()).not.toThrow();
});

test.each(Object.keys(company))('a build without %s is refused by a sentence that names it', (field) => {
  const rest = Object.fromEntries(Object.entries(company).filter(([name]) => name !== field));
  expect(() => assertCompany(rest)).toThrow(`- ${field} is missing`);
});

test('each mistake has a line, also those inside an office', () => {
  const offices = [{ ...company.offices[0], city: '' }];
  expect(() => assertCompany({ ...company, offices, pages: {} })).toThrow(
    /- pages\.internships is missing\n {2}- pages\.campus is missing\n {2}- offices\[0\]\.city must not be empty\nCorrect it, or run npm run setup/,
  );
});

test('an office may have neither a region nor a postal code', () => {
  const offices = [{ ...company.offices[0], region: '', postalCode: '' }];
  expect(() => assertCompany({ ...company, offices })).not.toThrow();
});
