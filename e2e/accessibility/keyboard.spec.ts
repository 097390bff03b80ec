/**
 * By keyboard alone; each `press` also expects a visible, uncovered focus. ../kinds.spec.ts checks that Tab reaches every
 * control, so a test may start at the control it is about.
 */
import { expect, type Page } from 'playwright/test';
import { customFieldIds } from '../../schemas/salesforce/ids';
import { paths } from '../../src/config/paths';
import { company } from '../../src/content/company';
import { formCopy } from '../../src/content/forms';
import { inNewTab } from '../../src/content/labels';
import { navigation, serviceMenu } from '../../src/content/navigation';
import { projects } from '../../src/content/projects';
import { test, theLeadWith } from '../helpers/crm';
import { dialog, expectThanks } from '../helpers/forms';
import { expectNoAxeViolations, openAllHydrated, untilAllHydrated } from '../helpers/quality';
import { menuButton, revealWhatsNew } from '../helpers/shell';
import { stall } from '../helpers/stall';
import { press, tabTo } from './focus';

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the first link skips to the content', async ({ page }) => {
    await openAllHydrated(page, paths.contact);
    expect((await press(page, 'Tab')).name).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await press(page, 'Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  test('every link of a strip that moves is on the screen while it has the focus', async ({ page }) => {
    await openAllHydrated(page, paths.works);
    await page.getByRole('group', { name: 'Moving strip of projects' }).focus();
    for (const { title } of projects) {
      expect((await press(page, 'Tab')).name).toBe(title);
      await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
    }
  });

  /** Opens the services menu by a key. Returns its panel. */
  const openServices = async (page: Page, key: 'Enter' | 'Space') => {
    await openAllHydrated(page, paths.contact);
    await menuButton(page, 'Our Services').focus();
    await press(page, key);
    const panel = page.locator('#services-menu');
    await expect(panel).toBeVisible();
    return panel;
  };

  test('Tab goes through the services menu, and Escape closes it with focus on its button', async ({
    page,
  }) => {
    const panel = await openServices(page, 'Enter');
    for (const { label } of serviceMenu.flatMap(({ links }) => links))
      expect((await press(page, 'Tab')).name).toBe(label);
    await press(page, 'Escape');
    await expect(panel).toBeHidden();
    await expect(menuButton(page, 'Our Services')).toBeFocused();
  });

  test('the services menu, opened by Space, closes when focus leaves it', async ({ page }) => {
    const panel = await openServices(page, 'Space');
    await expectNoAxeViolations(page, 'header');
    await tabTo(page, 'About');
    await expect(panel).toBeHidden();
  });

  test('the services menu stays open when the mouse leaves it while the keyboard is in it', async ({
    page,
  }) => {
    await openAllHydrated(page, paths.contact);
    await menuButton(page, 'Our Services').hover();
    await menuButton(page, 'Our Services').focus();
    const first = (await press(page, 'Tab')).name;
    await page.mouse.move(1270, 790);
    await expect(page.locator('#services-menu :focus')).toHaveAccessibleName(first);
  });

  test('a link of the services menu leads to its page, with focus on the content', async ({ page }) => {
    await openServices(page, 'Enter');
    await press(page, 'Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(serviceMenu[0]?.links[0]?.to ?? '');
    await expect(page.getByRole('main')).toBeFocused();
  });

  /** Makes each choice of the career planner. Returns the plan. */
  const choosePlan = async (page: Page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAllHydrated(page, paths.internships);
    await page.getByLabel('Career field').focus();
    for (const label of ['Career field', 'Skill level', 'Learning style', 'Duration']) {
      await expect(page.getByLabel(label)).toBeFocused();
      await press(page, 'ArrowDown');
      await press(page, 'Tab');
    }
    await page.keyboard.press('Enter');
    return page.getByRole('status').filter({ hasText: 'Months 1-2' });
  };

  test('the career planner moves focus from the last choice to the plan', async ({ page }) => {
    await expect(await choosePlan(page)).toBeFocused();
    await expectNoAxeViolations(page, 'section:has([role=status] h3)');
  });

  test('the career planner starts again at its first choice', async ({ page }) => {
    await expect(await choosePlan(page)).toBeFocused();
    await tabTo(page, 'Map Out the Next Journey');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Career field')).toHaveValue('');
    await expect(page.getByLabel('Career field')).toBeFocused();
    await expect(page.getByLabel('Career field')).toBeInViewport();
  });
});

for (const { width, opener, openerIn, title } of [
  {
    width: 1280,
    opener: 'Request Demo',
    openerIn: async (page: Page) => page.getByRole('button', { name: 'Request Demo' }),
    title: 'Start your project with us',
  },
  { width: 360, opener: "What's New", openerIn: revealWhatsNew, title: 'Unforgettable Moments Await!!' },
]) {
  test(`"${opener}" at ${width} px: the dialog takes, keeps and returns the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAllHydrated(page, paths.home);
    const button = await openerIn(page);
    const popup = dialog(page, title);
    await button.press('Enter');
    await expect(popup).toBeVisible();
    await expect(page.locator('.MuiDialog-root:focus-within')).toHaveCount(1);
    // One round through the dialog: only its own controls get the focus.
    await tabTo(page, 'Close');
    const round = await tabTo(page, 'Close');
    const back = await tabTo(page, 'Close', 'Shift+Tab');
    expect(round.length).toBeGreaterThan(2);
    // Each round ends at Close.
    expect(back.slice(0, -1)).toEqual(round.slice(0, -1).toReversed());
    await page.keyboard.press('Enter');
    await expect(popup).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const openMenu = async (page: Page) => {
    await openAllHydrated(page, paths.contact);
    const main = page.getByRole('navigation', { name: 'Main' });
    await tabTo(page, 'Menu');
    await press(page, 'Enter');
    await expect(main).toBeVisible();
    return main;
  };

  test('the menu opens its submenu by Enter, and closes by Escape with focus on its button', async ({
    page,
  }) => {
    const main = await openMenu(page);
    expect((await press(page, 'Tab')).name).toBe('Our Services');
    await press(page, 'Enter');
    expect((await press(page, 'Tab')).name).toBe(serviceMenu[0]?.links[0]?.label);
    await expectNoAxeViolations(page, 'header');
    await press(page, 'Escape');
    await expect(main).toBeHidden();
    await expect(menuButton(page, 'Menu')).toBeFocused();
  });

  test('the menu closes when focus leaves it', async ({ page }) => {
    const main = await openMenu(page);
    await tabTo(page, 'Contact Us');
    expect((await press(page, 'Tab')).name).toBe(company.phone);
    expect((await press(page, 'Tab')).name).toBe(inNewTab(navigation.whatsApp));
    await press(page, 'Tab');
    await expect(main).toBeHidden();
  });

  test('a lead form works from before React to the thank-you, with a mistake on the way', async ({
    page,
    word,
  }) => {
    const release = await stall(page, '**/assets/entry-client*.js');
    await page.goto(paths.home);
    const form = page.getByRole('form', { name: formCopy.homeInline.title });
    await form.getByLabel('Name', { exact: true }).focus();
    await page.keyboard.type(`Asha ${word}`);
    expect((await press(page, 'Enter')).name).toBe('Email');
    release();
    await untilAllHydrated(page);
    await page.keyboard.type('asha.rao@example.com');
    expect((await press(page, 'Enter')).name).toBe('Phone');
    await page.keyboard.type('98765');
    expect((await press(page, 'Enter')).name).toBe('Phone');
    await page.keyboard.type('43210');
    expect((await press(page, 'Enter')).name).toBe('Message');
    await page.keyboard.type(`About ${word}`);
    await tabTo(page, 'Submit');
    await page.keyboard.press('Enter');
    await expectThanks(page);
    await page.keyboard.press('Escape');
    await expect(form.getByRole('button', { name: 'Submit' })).toBeFocused();
    expect(await theLeadWith(word)).toMatchObject({
      last_name: `Asha ${word}`,
      email: 'asha.rao@example.com',
      phone: '9876543210',
      [customFieldIds.message]: `About ${word}`,
    });
  });
});
