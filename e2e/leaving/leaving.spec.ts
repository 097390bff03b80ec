/** Leads of visitors who leave right after the thanks, on a slow connection and an inbox of their own. */
import { chromium, expect, test } from 'playwright/test';
import { testLaunchOptions } from '../../playwright.config';
import { crmPort, folder, sitePort, siteUrl } from '../helpers/ports';
import { casesOf, formIds, sampleOf } from './cases';
import { openTab } from './chromium';
import { problemWith } from './outcome';
import { startSlowProxy } from './proxy';
import { runCases } from './run';
import { startElsewhere, startInbox } from './setting';

const proxyPort = sitePort + 20;
const seed = Number(process.env['LEAVING_SEED'] ?? 1);
// When the visitor leaves as the first post gets through, a second copy is right; `npm run leaving` counts those.
const cases = casesOf(formIds).filter(({ delay, time }) => delay > time);

test('a visitor who leaves before the post is through loses no lead', async () => {
  test.setTimeout(600_000);
  const inbox = await startInbox(0);
  const elsewhere = await startElsewhere();
  const proxy = await startSlowProxy(proxyPort, inbox.port);
  // The other tests go on with the sandbox that they share.
  const args = [
    ...testLaunchOptions.args,
    `--host-resolver-rules=MAP localhost:${crmPort} 127.0.0.1:${proxyPort}`,
  ];
  const browser = await chromium.launch({ ...testLaunchOptions, args });
  const setting = { folder, siteUrl, inbox: inbox.url, elsewhere: elsewhere.address, proxy };
  const outcomes = await runCases(sampleOf(cases, seed, 12), setting, {
    atOnce: 4,
    openTab: () => openTab(browser, siteUrl),
    log: () => {},
  });
  await browser.close();
  await Promise.all([proxy.close(), inbox.stop(), elsewhere.close()]);
  expect(proxy.posts).not.toEqual([]);
  const lost = outcomes.filter(({ leads }) => leads === 0).flatMap(problemWith);
  expect(lost, `LEAVING_SEED=${seed}`).toEqual([]);
});
