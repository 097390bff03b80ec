/** Addresses, code and sections that are missing or broken. */
import { expect, type Page } from 'playwright/test';
import { paths } from '../src/config/paths';
import { contactPage } from '../src/content/contact';
import { works as worksPage } from '../src/content/works';
import { test, theLeadWith } from './helpers/crm';
import { expectThanks, field, fillContact, homeForm, submit } from './helpers/forms';
import { openAllHydrated, openHydrated, untilHydrated, watchConsole } from './helpers/quality';
import { hideReconnection } from './helpers/stall';

// tests/handover/keepPrerendered.test.tsx breaks a part of a page.
test.describe('a page that throws in React', () => {
  const throwing = "export default () => { throw new Error('The page broke'); };";
  const formOf = (page: Page) => page.locator('form[data-form="contactPage"]');

  test.beforeEach(async ({ page, word }) => {
    await page.route('**/assets/Contact-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: throwing }),
    );
    await page.goto(paths.contact);
    // Typing starts React.
    await fillContact(formOf(page), word);
    await expect(page.locator('#root')).toHaveAttribute('data-failed');
  });

  test('keeps its heading and its title', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactPage.heading);
    await expect(page).toHaveTitle(/^Contact /);
  });

  test('keeps the typed text', async ({ page, word }) => {
    await expect(field(formOf(page), 'Message')).toHaveValue(word);
  });

  test('sends its form', async ({ page, word }) => {
    await submit(formOf(page));
    await expectThanks(page);
    expect(await theLeadWith(word)).toMatchObject({ first_name: word });
  });

  test('leads to other pages by its menu', async ({ page }) => {
    await page.getByRole('banner').getByText('Our Services').click();
    await page.locator('#services-menu').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(contactPage.heading);
  });
});

test('Home, whose file fails once, is whole when React has taken it over', async ({ page }) => {
  await page.goto('/');
  let failures = 0;
  await page.route(
    /\/assets\/home-(?!sections)/,
    (route) => {
      failures += 1;
      return route.abort('connectionreset');
    },
    { times: 1 },
  );
  const words = await page.getByRole('heading', { level: 1 }).innerText();
  await untilHydrated(page);
  expect(failures).toBe(1);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(words);
  await expect(homeForm(page)).toBeVisible();
});

test('a link leads to its page although the footer’s code never comes', async ({ page }) => {
  await page.route('**/assets/Footer-*.js', (route) => route.abort('connectionreset'));
  await openHydrated(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Works' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(worksPage.hero.heading);
});

test.describe('a page whose code failed without a connection', () => {
  const worksCode = '**/assets/Works-*.js';
  const worksLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Works' });
  const expectWorks = (page: Page) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(worksPage.hero.heading);

  /** Follows the link to Works, whose code cannot be fetched, and sees the error screen. */
  const failToOpenWorks = async (page: Page) => {
    await page.route(worksCode, (route) => route.abort('internetdisconnected'));
    await openAllHydrated(page, '/');
    await page.context().setOffline(true);
    await worksLink(page).click();
    await expect(page).toHaveTitle(/Something went wrong/);
    await page.unroute(worksCode);
  };

  test('opens as soon as there is one', async ({ page, context }) => {
    await failToOpenWorks(page);
    await context.setOffline(false);
    await expectWorks(page);
  });

  test('opens at the next click where the browser does not tell that there is one', async ({
    page,
    context,
  }) => {
    await hideReconnection(page);
    await failToOpenWorks(page);
    await context.setOffline(false);
    await worksLink(page).click();
    await expectWorks(page);
  });
});

test('an address that does not exist answers 404, and search engines are told to ignore it', async ({
  page,
}) => {
  const response = await page.goto('/nothing-here');
  expect(response?.status()).toBe(404);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('the error screen of a missing address stays after React has taken over, and leads home', async ({
  page,
}) => {
  const consoleLines = watchConsole(page, /status of 404/);
  await page.goto('/nothing-here');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  expect(consoleLines).toEqual([]);
});

test('a page whose code is gone after a deploy is loaded as a document, once, and works', async ({
  page,
}) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  // From the start, so that a prefetch cannot have it either. The page of the new deploy names files that exist.
  await page.route(/\/assets\/Contact-[^/]+$/, (route) => (loads === 1 ? route.abort() : route.continue()));
  await openHydrated(page, paths.home);
  await page.locator(`header a[href="${paths.contact}"]`).click();
  await expect(page).toHaveURL(paths.contact);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactPage.heading);
  await expect(page.getByRole('textbox').first()).toBeEditable();
  expect(loads).toBe(2);
});
