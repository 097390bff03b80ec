/** States that need an action: every axe rule, and what a screen reader announces. kinds.spec.ts checks pages as they load. */
import { expect, test, type Locator, type Page } from 'playwright/test';
import { paths } from '../../src/config/paths';
import { formCopy } from '../../src/content/forms';
import { installClock } from '../helpers/clock';
import { uniqueWord } from '../helpers/crm';
import {
  contactLabels,
  dialog,
  field,
  fillContact,
  fillLead,
  heldNotice,
  homeForm,
  sendFromHome,
  sendLead,
  submit,
  thankYou,
} from '../helpers/forms';
import { crmUrl } from '../helpers/ports';
import { expectNoAxeViolations, expectNoAxeViolationsAtBothEnds, openAllHydrated } from '../helpers/quality';
import { whatsNew } from '../helpers/shell';

declare global {
  interface Window {
    heard?: string[];
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page and records what its live regions announce from then on. */
const open = async (page: Page, address: string) => {
  await openAllHydrated(page, address);
  await page.evaluate(() => {
    const live = '[role=status], [role=alert], [aria-live]';
    const heard: string[] = [];
    window.heard = heard;
    const last = new Map<Element, string>();
    for (const region of document.querySelectorAll(live)) last.set(region, region.textContent);
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.flatMap(({ target }) => {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest(live);
          return region?.isConnected ? [region] : [];
        }),
      );
      for (const region of regions) {
        if (last.get(region) === region.textContent) continue;
        last.set(region, region.textContent);
        if (region.textContent) heard.push(region.textContent);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
};
const heard = (page: Page) => page.evaluate(() => window.heard ?? []);

/** Stops the time of a page with `page.clock`, sends a form, and lets the time pass until the thank-you has the focus. */
const sendWithTimeStopped = async (page: Page, send: () => Promise<void>) => {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await send();
  const thanks = dialog(page, 'Thank you');
  const isThanked = async () => {
    await page.clock.runFor(100);
    return (await thanks.and(page.locator(':focus-within')).count()) === 1;
  };
  await expect.poll(isThanked, { intervals: [100] }).toBe(true);
  return thanks;
};

/** The thank-you stays open while its button has the focus, so axe has the time that it needs. */
const expectNoAxeViolationsInThanks = async (page: Page, send: () => Promise<void>) => {
  const thanks = await sendWithTimeStopped(page, send);
  await expect(thanks).toContainText(thankYou);
  await page.keyboard.press('Tab');
  await expect(thanks.locator(':focus')).toHaveCount(1);
  await page.clock.resume();
  await expectNoAxeViolations(page, '#thank-you');
};

/** The fields that show an error. */
const wrong = (page: Page) => page.locator('form [aria-invalid="true"]');
const popups = '#dialog';

// Lead dialogs differ in their words alone; posts.spec.ts checks those.
test('a lead dialog, empty and in error', async ({ page }) => {
  await openAllHydrated(page, paths.services.aiml);
  await page.locator('[data-dialog="serviceClosing"]:visible').first().click();
  const popup = page.locator(popups).getByRole('dialog');
  await expect(popup).toBeVisible();
  await expectNoAxeViolations(page, popups);
  await popup.getByRole('button', { name: formCopy.serviceClosing.submit }).click();
  await expect(wrong(page)).toHaveCount(4);
  await expectNoAxeViolationsAtBothEnds(page, popups);
});

const openNews = async (page: Page) => {
  await openAllHydrated(page, paths.works);
  await (await whatsNew(page)).click();
  const news = dialog(page, 'Unforgettable Moments Await!!');
  await expect(news).toBeVisible();
  return news;
};

test("What's New, with the page behind it", async ({ page }) => {
  await openNews(page);
  await expectNoAxeViolations(page);
});

test("What's New, in error", async ({ page }) => {
  const news = await openNews(page);
  await news.getByRole('button', { name: 'Subscribe us!' }).click();
  await expect(wrong(page)).toHaveCount(1);
  await expectNoAxeViolationsAtBothEnds(page, popups);
});

test("the thank-you of What's New", async ({ page }) => {
  await installClock(page.context());
  const news = await openNews(page);
  await field(news, 'Email').fill(`${uniqueWord()}@example.com`);
  await expectNoAxeViolationsInThanks(page, () =>
    news.getByRole('button', { name: 'Subscribe us!' }).click(),
  );
});

for (const { id, address, labels, fill } of [
  { id: 'homeInline', address: paths.home, labels: ['Name', 'Email', 'Phone', 'Message'], fill: fillLead },
  { id: 'contactPage', address: paths.contact, labels: contactLabels, fill: fillContact },
] as const)
  test.describe(id, () => {
    const [first = ''] = labels;
    const submitEmpty = async (page: Page) => {
      await open(page, address);
      const form = page.getByRole('form', { name: formCopy[id].title });
      await submit(form);
      await expect(wrong(page)).toHaveCount(labels.length);
      return form;
    };
    const messagesOf = (form: Locator) =>
      Promise.all(
        labels.map(async (label) => {
          const ids = (await field(form, label).getAttribute('aria-describedby'))?.split(' ') ?? [];
          return form.locator(`[id="${ids[0]}"]`).innerText();
        }),
      );

    test('a failed submit moves the focus to the first error', async ({ page }) => {
      const form = await submitEmpty(page);
      await expect(field(form, first)).toBeFocused();
    });

    test('a failed submit announces each error, in the order of the fields', async ({ page }) => {
      const form = await submitEmpty(page);
      const messages = await messagesOf(form);
      await expect.poll(() => heard(page)).toEqual(messages);
    });

    test('axe finds nothing in a form with errors', async ({ page }) => {
      await submitEmpty(page);
      await expectNoAxeViolationsAtBothEnds(page, 'form[method=post]');
    });

    test('a second failed submit announces nothing again', async ({ page }) => {
      const form = await submitEmpty(page);
      const messages = await messagesOf(form);
      await expect.poll(() => heard(page)).toEqual(messages);
      await field(form, labels[1]).focus();
      await submit(form);
      await expect(field(form, first)).toBeFocused();
      expect(await heard(page)).toEqual(messages);
    });

    test('a corrected field loses its error and says nothing', async ({ page }) => {
      const form = await submitEmpty(page);
      await expect.poll(async () => (await heard(page)).length).toBe(labels.length);
      await field(form, first).fill('Asha');
      await expect(field(form, first)).toHaveAttribute('aria-invalid', 'false');
      await expect(field(form, first)).not.toHaveAccessibleDescription(/required/);
      expect(await heard(page)).toHaveLength(labels.length);
    });

    test('axe finds nothing in the thank-you', async ({ page }) => {
      await installClock(page.context());
      await open(page, address);
      const form = page.getByRole('form', { name: formCopy[id].title });
      await fill(form, uniqueWord());
      await expectNoAxeViolationsInThanks(page, () => submit(form));
    });
  });

test('the thank-you is a dialog with a description, and has the focus', async ({ page }) => {
  await installClock(page.context());
  await open(page, paths.home);
  const thanks = await sendWithTimeStopped(page, () => sendLead(homeForm(page), uniqueWord()));
  await expect(thanks).toHaveAccessibleDescription(/We have taken your details/);
  await expect(page.locator('[role=dialog]:focus-within')).toHaveCount(1);
});

test('a pending lead is announced once the thank-you has closed', async ({ page }) => {
  await installClock(page.context());
  await page.route(`${crmUrl}/**`, (route) => route.abort());
  await open(page, paths.home);
  await sendFromHome(page, uniqueWord());
  await page.clock.fastForward(31_000);
  await expect(dialog(page, 'Thank you')).toHaveCount(0);
  await expect(heldNotice(page)).toBeVisible();
  await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/Not (?:sent|confirmed) yet\./));
  await expectNoAxeViolationsAtBothEnds(page, 'form[method=post]');
});

test('the second page of a list', async ({ page }) => {
  await open(page, `${paths.internshipList}?page=2`);
  const current = page.getByRole('link', { name: 'Page 2' }).filter({ visible: true });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expectNoAxeViolationsAtBothEnds(page, 'main');
});

for (const { found, text, says } of [
  { found: 'several', text: 'python', says: '2 programmes match “python”' },
  { found: 'none', text: 'zzz', says: 'No programme matches “zzz”' },
])
  test(`a search of a list with ${found} results announces their number`, async ({ page }) => {
    await open(page, paths.internshipList);
    await page.getByRole('searchbox').fill(text);
    await expect.poll(() => heard(page)).toContainEqual(says);
    await expectNoAxeViolationsAtBothEnds(page, 'main');
  });

test('the search of an unknown address announces the number of results', async ({ page }) => {
  await open(page, '/nothing-here');
  await page.getByRole('searchbox', { name: 'What were you looking for?' }).fill('salesforce');
  await expect.poll(() => heard(page)).toContainEqual('3 found');
});

test('a carousel announces its position', async ({ page }) => {
  await open(page, paths.courses);
  await page.getByRole('button', { name: 'Next course' }).click();
  await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/, 2 of 8$/));
});

test('a page that opens without a document request announces its title', async ({ page }) => {
  await open(page, paths.courses);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(paths.contact);
  await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/^Contact /));
});
