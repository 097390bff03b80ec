import { expect, test, type Page } from 'playwright/test';
import { paths } from '../../src/config/paths';
import { formCopy } from '../../src/content/forms';
import { uniqueWord } from '../helpers/crm';
import { sendFromHome } from '../helpers/delivery';
import { contactLabels, dialog, field } from '../helpers/forms';
import { crmUrl } from '../helpers/ports';
import { openAllHydrated } from '../helpers/quality';
import { heard, listen } from './messages';

// What a screen reader announces without a focus change, and what more than colour shows.

const open = async (page: Page, address: string) => {
  await openAllHydrated(page, address);
  await listen(page);
};

for (const { id, address, wrong, right } of [
  { id: 'homeInline', address: paths.home, wrong: ['Name', 'Email', 'Phone', 'Message'], right: [] },
  { id: 'contactPage', address: paths.contact, wrong: contactLabels, right: ['Email', 'Phone'] },
] as const) {
  test(`a failed submit of ${id} announces each error once, next to its field`, async ({ page }) => {
    await open(page, address);
    const form = page.getByRole('form', { name: formCopy[id].title });
    const submit = form.getByRole('button', { name: 'Submit' });
    await submit.click();
    const [first = ''] = wrong;
    await expect(field(form, first)).toBeFocused();
    const messages: string[] = [];
    for (const label of wrong) {
      const input = field(form, label);
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      const ids = (await input.getAttribute('aria-describedby'))?.split(' ') ?? [];
      const message = form.locator(`[id="${ids[0]}"]`);
      await expect(message).toBeVisible();
      messages.push(await message.innerText());
    }
    for (const label of right) await expect(field(form, label)).toHaveAttribute('aria-invalid', 'false');
    await expect.poll(() => heard(page)).toEqual(messages);
    await submit.click();
    await expect(field(form, first)).toBeFocused();
    expect(await heard(page), 'nothing is announced twice').toEqual(messages);
    await field(form, first).fill('Asha');
    await expect(field(form, first)).toHaveAttribute('aria-invalid', 'false');
    await expect(field(form, first)).not.toHaveAccessibleDescription(/required/);
    expect(await heard(page)).toEqual(messages);
  });
}

test('success is a dialog with focus; a pending lead is announced', async ({ page }) => {
  await page.clock.install();
  await page.route(`${crmUrl}/**`, (route) => route.abort());
  await open(page, paths.home);
  await sendFromHome(page, uniqueWord());
  const thanks = dialog(page, 'Thank you');
  await expect(thanks).toHaveAccessibleDescription(/We have taken your details/);
  await expect(page.locator('[role=dialog]:focus-within')).toHaveCount(1);
  await page.clock.fastForward(31_000);
  await expect(thanks).toHaveCount(0);
  await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/Not (?:sent|confirmed) yet\./));
});

test('announces the title of a page that loads without a document request', async ({ page }) => {
  await open(page, paths.home);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(paths.contact);
  await expect.poll(() => heard(page)).toEqual([expect.stringMatching(/^Contact /)]);
});

test('announces the number of search results', async ({ page }) => {
  await open(page, paths.internshipList);
  await page.getByRole('searchbox').fill('python');
  await expect.poll(() => heard(page)).toContainEqual('2 programmes match “python”');
  await page.getByRole('searchbox').fill('zzz');
  await expect.poll(() => heard(page)).toContainEqual('No programme matches “zzz”');
  await open(page, '/nothing-here');
  await page.getByRole('searchbox', { name: 'What were you looking for?' }).fill('salesforce');
  await expect.poll(() => heard(page)).toContainEqual('3 found');
});

test('announces the position in a carousel', async ({ page }) => {
  await open(page, paths.courses);
  await page.getByRole('button', { name: 'Next course' }).click();
  await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/, 2 of 8$/));
});

test('marks links to the current page by more than colour', async ({ page }) => {
  const lineUnder = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine));
  await page.goto(paths.blogs);
  expect(await lineUnder('nav[aria-label=Main] li > a[aria-current=page]')).toEqual(['underline']);
  expect(new Set(await lineUnder('nav[aria-label=Main] li > a:not([aria-current])'))).toEqual(
    new Set(['none']),
  );
  await page.goto(paths.services.aiml);
  expect(await lineUnder('#services-menu a[aria-current=page]')).toEqual(['underline']);
  await openAllHydrated(page, `${paths.internshipList}?page=2`);
  const current = page.getByRole('link', { name: 'Page 2' }).filter({ visible: true });
  await expect(current).toHaveAttribute('aria-current', 'page');
  // Light on dark instead of dark on light, which needs no colour vision.
  const brightness = (name: string) =>
    page
      .getByRole('link', { name })
      .filter({ visible: true })
      .evaluate((link) => Number(/\d+/.exec(getComputedStyle(link).backgroundColor)?.[0]));
  await expect.poll(() => brightness('Page 1')).toBeGreaterThan(230);
  await expect.poll(() => brightness('Page 2')).toBeLessThan(60);
});
