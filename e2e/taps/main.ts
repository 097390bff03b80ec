/**
 * `npm run taps`: how many taps, flicks and typed fields each of six visitors needs from landing to a filled form, of the
 * site at `TAPS_SITE`, by default that of `npm start`.
 */
import { chromium } from 'playwright/test';
import { launchOptions } from '../../playwright.config';
import { estimate } from './counter';
import { walkAll, type Walk } from './walkAll';

const browser = await chromium.launch(launchOptions);
const walks = await walkAll(browser, process.env['TAPS_SITE'] ?? 'http://localhost:4173');
await browser.close();
const endOf = ({ fallbackUrl, isFilled }: Walk) =>
  fallbackUrl ? fallbackUrl.slice(0, 30) : isFilled ? 'a filled form' : 'a form with gaps';
console.table(
  walks.map((walk) => ({
    visitor: walk.name,
    lands: walk.lands,
    taps: walk.taps,
    flicks: walk.flicks,
    'typed fields': walk.typed,
    'seconds, estimated': estimate(walk),
    'ends in': endOf(walk),
  })),
);
