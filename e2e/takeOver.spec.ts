/** A section that throws while React takes the page over costs the visitor nothing. */
import { expect, type Page } from 'playwright/test';
import { paths } from '../src/config/paths';
import { test, theLeadWith } from './helpers/crm';
import { dialog, expectThanks, field, fillContact, fillLead, homeForm, submit } from './helpers/forms';

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

/** Serves the file of a section as one whose component throws. Returns what the page reports. */
const breakSection = async (page: Page, file: string) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route(file, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: throwing(await response.text()) });
  });
  return errors;
};

test('a footer that throws stays as it was built, and the rest of the page works', async ({ page, word }) => {
  const errors = await breakSection(page, '**/assets/Footer-*.js');
  await page.goto(paths.home);
  const footer = page.getByRole('contentinfo');
  const text = await footer.innerText();
  await fillLead(homeForm(page), word);
  await expect(footer.locator('xpath=..')).toHaveAttribute('data-failed');
  expect(await footer.innerText()).toBe(text);
  await expect(field(homeForm(page), 'Name')).toHaveValue(`Asha ${word}`);
  await submit(homeForm(page));
  await theLeadWith(word);
  expect(errors.join()).toContain('The section broke');
});

test('a page that throws stays as it was built, with its text, its menu and a form that sends', async ({
  page,
  word,
}) => {
  await breakSection(page, '**/assets/Contact-*.js');
  await page.goto(paths.contact);
  const heading = page.getByRole('heading', { level: 1 });
  const title = await page.title();
  const words = await heading.innerText();
  const form = page.locator('form[data-form="contactPage"]');
  await fillContact(form, word);
  await expect(page.locator('#root')).toHaveAttribute('data-failed');
  expect(await heading.innerText()).toBe(words);
  expect(await page.title()).toBe(title);
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  await expect(field(form, 'Message')).toHaveValue(word);
  await submit(form);
  await expectThanks(page);
  expect(await theLeadWith(word)).toMatchObject({ first_name: word });
  await expect(dialog(page, 'Thank you')).toBeHidden();
  await page.getByRole('banner').getByText('Our Services').click();
  await expect(page.locator('#services-menu').getByRole('link').first()).toBeVisible();
  await page.locator('#services-menu').getByRole('link').first().click();
  await expect(page).not.toHaveURL(paths.contact);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words);
});
