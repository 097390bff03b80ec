/** Where a lead came from: what the campaign's link said, however the visitor went on from there. */
import { expect, type Page } from 'playwright/test';
import { test, theLeadWith } from '../helpers/crm';
import { sendFromHome } from '../helpers/forms';
import { relaySiteUrl, sourceFields } from '../helpers/ports';
import { openAllHydrated, untilAllHydrated } from '../helpers/quality';

test.use({ baseURL: relaySiteUrl });

// Tests call no one outside this machine.
test.beforeEach(({ context }) =>
  context.route('https://challenges.cloudflare.com/**', (route) => route.abort()),
);

const landing = '/SkillOrientedCourses?utm_source=instagram&utm_campaign=autumn&fbclid=private';
const campaign = 'utm_source=instagram&utm_campaign=autumn';
const goHome = (page: Page) => page.getByRole('banner').locator('a[href="/"]').click();

const visits = {
  'a first tap, which loads a document': async (page: Page) => {
    await page.goto(landing);
    await goHome(page);
  },
  'a link in the app': async (page: Page) => {
    await openAllHydrated(page, landing);
    await goHome(page);
  },
  'a link and two reloads': async (page: Page) => {
    await page.goto(landing);
    await goHome(page);
    await page.waitForURL(`${relaySiteUrl}/`);
    for (let times = 0; times < 2; times += 1) await page.reload();
  },
};

for (const [name, visit] of Object.entries(visits))
  test(`the source of a lead is the campaign's, after ${name}`, async ({ page, word }) => {
    await visit(page);
    await page.waitForURL(`${relaySiteUrl}/`);
    await untilAllHydrated(page);
    await sendFromHome(page, word);
    const lead = await theLeadWith(word);
    expect(lead[sourceFields.last_touch]).toBe(campaign);
    expect(lead[sourceFields.landing_page]).toBe(`${relaySiteUrl}/SkillOrientedCourses?${campaign}`);
  });
