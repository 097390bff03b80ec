// @vitest-environment node
/** The services that a field suggests, in a company that has fewer of them. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { company } from '../../src/content/company';
import { campusName } from '../../src/content/forms';

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock('../../src/content/company'));

/** The suggestions of the field Services in a company that has all pages except one. */
const servicesWithout = async (page?: 'internships' | 'campus') => {
  const pages = { ...company.pages, ...(page && { [page]: false }) };
  vi.doMock('../../src/content/company', () => ({ company: { ...company, pages } }));
  const { fieldOptions } = await import('../../src/forms/fieldOptions');
  return fieldOptions['services'];
};

test.each([
  { what: 'internships', page: 'internships', value: 'Internship' },
  { what: 'Corporate on Campus', page: 'campus', value: campusName },
] as const)('a company without $what does not suggest it as a service', async ({ page, value }) => {
  const others = await servicesWithout(page);
  vi.resetModules();
  const all = await servicesWithout();
  expect(all?.filter((service) => !others?.includes(service))).toEqual([value]);
  expect(others?.filter((service) => !all?.includes(service))).toEqual([]);
});
