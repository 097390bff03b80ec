/** Back to a page of the app while the document is of another page, and React has not started because nobody has touched that page. */
import { paths } from '../../src/config/paths';
import { siteUrl } from '../helpers/ports';
import { test } from './test';
import { back, reload } from './visitor';
import { untilHydrated } from './waits';

/** Follows a link of the page to an article. Returns the heading of the page that is left. Runs in the page. */
const openArticle = () => {
  const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/blog/"]')].find(
    ({ pathname }) => pathname !== location.pathname,
  );
  const heading = document.querySelector('main h1')?.textContent;
  if (!link || !heading) throw new Error('The page has no heading, or no link to an article.');
  link.click();
  return heading;
};
const isPage = (heading: string) => document.querySelector('main h1')?.textContent === heading;

for (const [what, path] of [
  ['the list of articles', paths.blogs],
  ['another article', paths.article(1)],
] as const)
  test(`Back from an article that was reloaded shows ${what}`, async ({ inSharedProfile }) => {
    const { session, run, until } = inSharedProfile;
    await session.go(siteUrl + path);
    await untilHydrated(inSharedProfile);
    const heading = await run(openArticle);
    await until(
      'the article',
      (left) =>
        !!document.querySelector('main h1') && document.querySelector('main h1')?.textContent !== left,
      heading,
    );
    await run(() => void Object.assign(window, { isFirstLoad: true }));
    await reload(inSharedProfile);
    await until('the reload', () => !window.isFirstLoad && document.readyState === 'complete');
    await back(inSharedProfile);
    await until(what, isPage, heading);
  });
