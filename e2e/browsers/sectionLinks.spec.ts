/** Links to a section of the same page, with React, in any engine. */
import { paths } from '../../src/config/paths';
import { siteUrl } from '../helpers/ports';
import { test } from './test';
import { back, untilHydrated } from './visitor';

const PLACE = 700;

test('Back from a section returns to where its link was followed', async ({ regular }) => {
  const { session, run, until } = regular;
  await session.go(siteUrl + paths.article(1));
  await untilHydrated(regular);
  const section = await run((top) => {
    scrollTo({ top, behavior: 'instant' });
    const link = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')].at(-1);
    link?.click();
    return link?.hash ?? '';
  }, PLACE);
  await until(
    'the section',
    (hash) => {
      const { top = -1 } = document.querySelector(hash)?.getBoundingClientRect() ?? {};
      return top >= 0 && top < innerHeight;
    },
    section,
  );
  await back(regular);
  await until('the place of the link', (top) => scrollY === top, PLACE);
});
