/** Links to a section of the same page, in any engine. */
import { expect } from 'playwright/test';
import { paths } from '../../src/config/paths';
import { siteUrl } from '../helpers/ports';
import { test } from './test';
import { back } from './visitor';
import { untilAllHydrated } from './waits';

/** How far the visitor has scrolled before following the link, in px. */
const SCROLLED_TO = 700;

/** Scrolls down and follows the last link of the contents, which starts React. Returns its hash. Runs in the page. */
const scrollAndFollowLink = (top: number) => {
  scrollTo({ top, behavior: 'instant' });
  const link = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')].at(-1);
  if (!link) throw new Error('The contents have no link.');
  link.click();
  return link.hash;
};
/** Whether a section is in view. Runs in the page. */
const isInView = (section: string) => {
  const target = document.querySelector(section);
  if (!target) throw new Error(`There is no section ${section}.`);
  const { top } = target.getBoundingClientRect();
  return top >= 0 && top < innerHeight;
};

test('Back from a section returns to where its link was followed', async ({ inSharedProfile: visitor }) => {
  const { session, run, until } = visitor;
  await session.go(siteUrl + paths.article(1));
  await untilAllHydrated(visitor);
  const section = await run(scrollAndFollowLink, SCROLLED_TO);
  await until('the section', isInView, section);
  await back(visitor);
  // A font that comes late may move the page by some px.
  await until('the place of the link', (top) => Math.abs(scrollY - top) < 20, SCROLLED_TO);
});

test('a section whose link was followed before React stays in view when it takes over', async ({
  inSharedProfile: visitor,
}) => {
  const { session, run, until } = visitor;
  await session.go(siteUrl + paths.article(1));
  const section = await run(scrollAndFollowLink, SCROLLED_TO);
  await until('the section', isInView, section);
  await untilAllHydrated(visitor);
  expect(await run(isInView, section)).toBe(true);
});

test('the footer’s link to the top leads there', async ({ inSharedProfile: visitor }) => {
  const { session, run, until } = visitor;
  await session.go(siteUrl + paths.article(1));
  await untilAllHydrated(visitor);
  await run(() => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    document.querySelector<HTMLElement>('a[href="#top"]')?.click();
  });
  await until('the top', () => location.hash === '#top' && scrollY === 0);
});
