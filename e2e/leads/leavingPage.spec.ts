/** What visitors do to the page of a lead that waits or is under way: reload it, leave it, call or write. */
import { expect, type Page } from 'playwright/test';
import { leadsWith, test, theLeadWith } from '../helpers/crm';
import {
  fillLead,
  heldNotice,
  homeForm,
  openWithClock,
  sendFromHome,
  submit,
  untilNoLeadWaits,
} from '../helpers/forms';
import { crmUrl } from '../helpers/ports';
import { openAllHydrated, untilAllHydrated } from '../helpers/quality';
import { hideReconnection, stall } from '../helpers/stall';

const crm = `${crmUrl}/**`;

const postsOf = (page: Page) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(crmUrl) && request.method() === 'POST') posts.push(request.url());
  });
  return posts;
};

test('reloads right after the thanks post a lead at most twice', async ({ page, word }) => {
  const posts = postsOf(page);
  await openAllHydrated(page, '/');
  const release = await stall(page, crm);
  await sendFromHome(page, word);
  for (let times = 0; times < 3; times += 1) await page.reload();
  release();
  await expect.poll(async () => (await leadsWith(word)).length).toBeGreaterThan(0);
  // The last page has nobody's answer. It has judged by then whether to post.
  await expect(heldNotice(page)).toBeVisible();
  expect(posts.length).toBeLessThanOrEqual(2);
});

test('a lead that waits goes out when its page is left over a working connection', async ({
  page,
  context,
  word,
}) => {
  await hideReconnection(page);
  // No time passes by itself.
  await openWithClock(page);
  await untilAllHydrated(page);
  await fillLead(homeForm(page), word);
  await context.setOffline(true);
  await submit(homeForm(page));
  await expect(heldNotice(page)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await context.setOffline(false);
  await page.goto('about:blank');
  await theLeadWith(word);
});

for (const scheme of ['tel', 'mailto'])
  test(`a tap on a ${scheme}: link does not end the post that is under way`, async ({ page, word }) => {
    const posts = postsOf(page);
    await openAllHydrated(page, '/');
    const release = await stall(page, crm);
    await sendFromHome(page, word);
    await page.evaluate((wanted) => {
      const link = document.querySelector<HTMLAnchorElement>(`a[href^="${wanted}:"]`);
      if (!link) throw new Error(`no ${wanted}: link`);
      link.click();
    }, scheme);
    release();
    await theLeadWith(word);
    await untilNoLeadWaits(page);
    expect(posts).toHaveLength(1);
    await expect(heldNotice(page)).toHaveCount(0);
  });
