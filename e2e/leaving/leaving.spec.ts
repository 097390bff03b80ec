/** Leads of visitors who leave right after the thanks, on a slow connection and an inbox of their own. */
import { expect, test } from 'playwright/test';
import { startChromium } from '../browsers/chromium';
import { formIds } from '../helpers/forms';
import { crmPort, folder, sitePort, siteUrl } from '../helpers/ports';
import { casesOf, sampleOf } from './cases';
import { startSlowProxy } from './proxy';
import { runCases, startElsewhere, startInbox } from './run';
import { problemWith } from './visit';

const proxyPort = sitePort + 20;
const seed = Number(process.env['LEAVING_SEED'] ?? 6);
// When the visitor leaves as the first post gets through, a second copy is right; `npm run leaving` counts those.
const cases = casesOf(formIds).filter(({ delay, time }) => delay > time);

test('a visitor who leaves before the post is through loses no lead', async () => {
  test.setTimeout(600_000);
  const inbox = await startInbox();
  const elsewhere = await startElsewhere();
  const proxy = await startSlowProxy(proxyPort, inbox.port);
  // The other tests go on with the sandbox that they share.
  const engine = await startChromium(
    `--host-resolver-rules=MAP localhost:${crmPort} 127.0.0.1:${proxyPort}`,
    '--force-prefers-reduced-motion',
  );
  const addresses = { folder, siteUrl, inbox: inbox.url, elsewhere: elsewhere.url };
  const setting = { ...addresses, proxy, countsCopies: false };
  const outcomes = await runCases(engine, sampleOf(cases, seed, 8), setting, { atOnce: 4, log: () => {} });
  proxy.close();
  await Promise.all([inbox.stop(), elsewhere.close()]);
  expect(proxy.connections).toBeGreaterThan(0);
  const lost = outcomes.filter(({ leads }) => leads === 0).flatMap(problemWith);
  expect(lost, `LEAVING_SEED=${seed}`).toEqual([]);
});
