/** Addresses, code and sections that are missing or broken. */
import { expect } from 'playwright/test';
import { paths } from '../src/config/paths';
import { contactPage } from '../src/content/contact';
import { test, theLeadWith } from './helpers/crm';
import { dialog, expectThanks, field, fillContact, homeForm, submit } from './helpers/forms';
import { openHydrated, untilHydrated, watchConsole } from './helpers/quality';

/** The file of a component, changed so that the component throws when it is rendered. */
const throwing = (source: string) => {
  const name = /export\s*\{[^}]*?([\w$]+) as default/.exec(source)?.[1];
  const broken = source.replace(
    `${name}=()=>`,
    `${name}=()=>{throw new Error('The section broke')},unused=()=>`,
  );
  if (!name || broken === source) throw new Error('The file has no component as its default export.');
  return broken;
};

// tests/handover/keepPrerendered.test.tsx breaks a part of a page.
test('a page that throws stays as it was built, with its text, its menu and a form that sends', async ({
  page,
  word,
}) => {
  await page.route('**/assets/Contact-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: throwing(await response.text()) });
  });
  await page.goto(paths.contact);
  const heading = page.getByRole('heading', { level: 1 });
  const title = await page.title();
  const words = await heading.innerText();
  const form = page.locator('form[data-form="contactPage"]');
  await fillContact(form, word);
  await expect(page.locator('#root')).toHaveAttribute('data-failed');
  expect(await heading.innerText()).toBe(words);
  expect(await page.title()).toBe(title);
  await expect(field(form, 'Message')).toHaveValue(word);
  await submit(form);
  await expectThanks(page);
  expect(await theLeadWith(word)).toMatchObject({ first_name: word });
  await expect(dialog(page, 'Thank you')).toBeHidden();
  await page.getByRole('banner').getByText('Our Services').click();
  await page.locator('#services-menu').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words);
});

test('Home, whose file fails once, is whole when React has taken it over', async ({ page }) => {
  await page.goto('/');
  await page.route(/\/assets\/home-(?!sections)/, (route) => route.abort('connectionreset'), { times: 1 });
  const words = await page.getByRole('heading', { level: 1 }).innerText();
  await untilHydrated(page);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(words);
  await expect(homeForm(page)).toBeVisible();
});

test('an address that does not exist answers 404 with the error screen and ways on', async ({ page }) => {
  const said = watchConsole(page, /status of 404/);
  const response = await page.goto('/nothing-here');
  expect(response?.status()).toBe(404);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  expect(said).toEqual([]);
});

test('a page whose code is gone after a deploy is loaded as a document, once, and works', async ({
  page,
}) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  // From the start, so that a prefetch cannot have it either. The page of the new deploy names files that exist.
  await page.route(/assets.Contact-[^/]+$/, (route) => (loads === 1 ? route.abort() : route.continue()));
  await openHydrated(page, paths.home);
  await page.locator(`header a[href="${paths.contact}"]`).click();
  await expect(page).toHaveURL(paths.contact);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactPage.heading);
  await expect(page.getByRole('textbox').first()).toBeEditable();
  expect(loads).toBe(2);
});
