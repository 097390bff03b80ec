/** A section that throws while React takes the page over costs the visitor nothing. */
import { expect } from 'playwright/test';
import { paths } from '../src/config/paths';
import { test, theLeadWith } from './helpers/crm';
import { dialog, expectThanks, field, fillContact, submit } from './helpers/forms';

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

// tests/runtime/keepPrerendered.test.tsx breaks a part of a page.
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
