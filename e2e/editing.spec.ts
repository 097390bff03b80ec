/** What the site changes in a field stays in the browser's own edit history, and what visitors bring fits on a phone. */
import { expect, test, type Page } from 'playwright/test';
import { paths } from '../src/config/paths';
import { field, selectorOf, untilDialogMarkup } from './helpers/forms';

/** The contact form, in React's hands. */
const openContact = async (page: Page) => {
  await page.goto(paths.contact);
  const form = page.locator(selectorOf('contactPage'));
  await field(form, 'First name').click();
  await expect(page.locator('[data-island="contact-form"][data-hydrated]')).toBeVisible();
  return form;
};

const paste = async (page: Page, text: string) => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+v');
};

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('Ctrl+Z undoes refused characters one entry at a time, and never makes another address', async ({
  page,
}) => {
  const email = field(await openContact(page), 'Email');
  await email.pressSequentially('first_one@example.com');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(email).toHaveValue('');
  await email.pressSequentially('asha_rao@example.com');
  await expect(email).toHaveValue('asharao@example.com');
  const seen = new Set<string>();
  // How many letters the browser undoes at once depends on how fast they were typed.
  const undo = async () => {
    await page.keyboard.press('ControlOrMeta+z');
    const value = await email.inputValue();
    seen.add(value);
    return value;
  };
  await expect.poll(undo, { intervals: [50] }).toBe('');
  for (const value of seen)
    expect(['asharao@example.com', 'firstone@example.com'].some((typed) => typed.startsWith(value))).toBe(
      true,
    );
});

test.describe('Ctrl+Z undoes what a button did, and the message follows', () => {
  test('Clear', async ({ page }) => {
    const form = await openContact(page);
    const phone = field(form, 'Phone');
    await phone.pressSequentially('98765');
    await form.getByRole('button', { name: 'Clear Phone' }).click();
    await expect(phone).toHaveValue('');
    await expect(phone).toHaveAttribute('aria-invalid', 'false');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(phone).toHaveValue('98765');
    await expect(form.getByText('Phone number must be exactly 10 digits.')).toBeVisible();
  });

  test('an offered name', async ({ page }) => {
    const form = await openContact(page);
    const name = field(form, 'First name');
    await name.pressSequentially('McDonald');
    await field(form, 'Last name').click();
    await form.getByRole('button', { name: 'Use Mcdonald' }).click();
    await expect(name).toHaveValue('Mcdonald');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(name).toHaveValue('McDonald');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
  });

  test('Put it back', async ({ page }) => {
    const form = await openContact(page);
    const email = field(form, 'Email');
    await email.pressSequentially('asha_rao@example.com');
    await form.getByRole('button', { name: 'Put it back' }).click();
    await expect(email).toHaveValue('asha_rao@example.com');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(email).toHaveValue('asharao@example.com');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(email).toHaveValue('asha_rao@example.com');
  });

  test('a tidied paste', async ({ page }) => {
    const form = await openContact(page);
    const phone = field(form, 'Phone');
    await phone.click();
    await paste(page, '+91 98765 43210');
    await expect(phone).toHaveValue('9876543210');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(phone).toHaveValue('');
  });
});

for (const text of [
  'Asha Rao\nasha@example.com',
  'asha@example.com\n9876543210',
  'Asha\tasha@example.com\t98',
])
  test(`${JSON.stringify(text)} pasted into Email becomes the address in it`, async ({ page }) => {
    const email = field(await openContact(page), 'Email');
    await email.click();
    await paste(page, text);
    await expect(email).toHaveValue('asha@example.com');
  });

test('a long link in Message does not widen the fields of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const form = await openContact(page);
  const message = field(form, 'Message');
  await message.click();
  await paste(page, `https://drive.example.com/file/d/${'1AbC9'.repeat(80)}/view`);
  await expect(message).toHaveValue(/1AbC9/);
  for (const label of ['First name', 'Email', 'Message']) {
    const box = await field(form, label).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
});

test('in a dialog the other ways to write are not under the submit bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 620 });
  await page.goto(paths.works);
  await untilDialogMarkup(page);
  await page.locator('[data-dialog="portfolio"]').first().click();
  const form = page.getByRole('dialog').locator('form');
  await expect(page.locator('#dialog')).toHaveAttribute('data-hydrated');
  const phone = field(form, 'Phone');
  await phone.pressSequentially('447911123456');
  await expect(form.getByText('Please enter a valid 10-digit contact number.')).toBeVisible();
  await page.keyboard.press('Enter');
  const line = form.getByRole('link', { name: 'email us what you typed' });
  await expect(line).toBeInViewport();
  const bar = await form.locator('[data-submit]').boundingBox();
  const box = await line.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
