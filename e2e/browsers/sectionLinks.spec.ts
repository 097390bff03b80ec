/** Links to a section of the same page, in any engine. */
import { expect } from 'playwright/test';
import { paths } from '../../src/config/paths';
import { siteUrl } from '../helpers/ports';
import { test } from './test';
import { back, untilHydrated, type Visitor } from './visitor';

/** How far the visitor has scrolled before following the link, in px. */
const PLACE = 700;

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
  const { top = -1 } = document.querySelector(section)?.getBoundingClientRect() ?? {};
  return top >= 0 && top < innerHeight;
};
const untilAllHydrated = async (visitor: Visitor) => {
  await untilHydrated(visitor);
  await visitor.until(
    'React in every part',
    () => document.querySelector('#root [data-island]:not([data-hydrated])') === null,
  );
};

test('Back from a section returns to where its link was followed', async ({ inSharedProfile }) => {
  const { session, run, until } = inSharedProfile;
  await session.go(siteUrl + paths.article(1));
  await untilAllHydrated(inSharedProfile);
  const section = await run(scrollAndFollowLink, PLACE);
  await until('the section', isInView, section);
  await back(inSharedProfile);
  // A font that comes late may move the page by some px.
  await until('the place of the link', (top) => Math.abs(scrollY - top) < 20, PLACE);
});

test('a section whose link was followed before React stays in view when it takes over', async ({
  inSharedProfile,
}) => {
  const { session, run, until } = inSharedProfile;
  await session.go(siteUrl + paths.article(1));
  const section = await run(scrollAndFollowLink, PLACE);
  await until('the section', isInView, section);
  await untilAllHydrated(inSharedProfile);
  expect(await run(isInView, section)).toBe(true);
});

test('the footer’s link to the top leads there', async ({ inSharedProfile }) => {
  const { session, run, until } = inSharedProfile;
  await session.go(siteUrl + paths.article(1));
  await untilAllHydrated(inSharedProfile);
  await run(() => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    document.querySelector<HTMLElement>('a[href="#top"]')?.click();
  });
  await until('the top', () => location.hash === '#top' && scrollY === 0);
});
