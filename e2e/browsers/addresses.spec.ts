/** Pages at addresses that are not their own, on a host that cannot redirect. tests/scripts/serve.test.ts has one that can. */
import { expect } from 'playwright/test';
import { siteUrl } from '../helpers/ports';
import { plainHostCookie } from './plainHost';
import { setCookie } from './setCookie';
import { test } from './test';
import type { Visitor } from './visitor';
import { untilHydrated } from './waits';

/** Opens an address on the plain host with an empty storage: a draft of an earlier test would fill in the form. */
const openOnPlainHost = async (visitor: Visitor, address: string) => {
  await setCookie(visitor, plainHostCookie, siteUrl);
  await visitor.run(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await visitor.session.go(siteUrl + address);
};
const focusField = () => document.querySelector<HTMLElement>('main form [data-field]')?.focus();
const shown = () => {
  const field = document.activeElement;
  return {
    address: location.pathname + location.search + location.hash,
    typed: field instanceof HTMLInputElement ? field.value : undefined,
    heading: document.querySelector('h1')?.textContent,
  };
};

for (const { opened, own } of [
  { opened: '/getintouch.html', own: '/getintouch' },
  { opened: '/index.html?utm_source=mail#main', own: '/?utm_source=mail#main' },
  { opened: '/aboutus.html', own: '/aboutus' },
  { opened: '/SkillOrientedCourses/2.html', own: '/SkillOrientedCourses/2' },
  { opened: '/aboutus%2F', own: '/aboutus' },
  { opened: '/SkillOrientedCourses/2%2F', own: '/SkillOrientedCourses/2' },
  { opened: '/devops/', own: '/devops' },
])
  test(`React takes over the page at ${opened} with its text and focus`, async ({
    inSharedProfile,
    engineName,
  }) => {
    const { run, press } = inSharedProfile;
    await openOnPlainHost(inSharedProfile, opened);
    const { heading } = await run(shown);
    const hasForm = await run(() => document.querySelector('main form [data-field]') !== null);
    await run(focusField);
    if (hasForm) await press('Asha');
    await untilHydrated(inSharedProfile);
    expect(await run(shown), engineName).toEqual({
      address: own,
      ...(hasForm ? { typed: 'Asha' } : {}),
      heading,
    });
  });

for (const { opened, own } of [
  { opened: '/AboutUs', own: '/aboutus' },
  { opened: '/skillorientedcourses/2?q=a', own: '/SkillOrientedCourses/2?q=a' },
  { opened: '//blog//1', own: '/blog/1' },
  { opened: '/blog/1/Index.html', own: '/blog/1' },
  { opened: '/aboutus%20', own: '/aboutus' },
])
  test(`the "not found" page at ${opened} goes to the page that was meant`, async ({ inSharedProfile }) => {
    const { until } = inSharedProfile;
    await openOnPlainHost(inSharedProfile, opened);
    await until(`the address ${own}`, (wanted) => location.pathname + location.search === wanted, own);
    await until('the page', () => document.querySelector('html:not([data-route="*"]) h1') !== null);
  });

test('any other address stays "not found"', async ({ inSharedProfile }) => {
  await openOnPlainHost(inSharedProfile, '/about');
  await untilHydrated(inSharedProfile);
  expect(await inSharedProfile.run(shown)).toMatchObject({
    address: '/about',
    heading: 'Unexpected Application Error!',
  });
});
