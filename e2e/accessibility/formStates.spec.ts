/** States of the two kinds of form that need an action: every axe rule, and what a screen reader announces. */
import { expect, test, type Locator, type Page } from 'playwright/test';
import { paths } from '../../src/config/paths';
import { formCopy } from '../../src/content/forms';
import { announcements, untilDrawn } from '../helpers/announcements';
import { installClock } from '../helpers/clock';
import { uniqueWord } from '../helpers/crm';
import { entriesOf, field, fillContact, fillLead, submit } from '../helpers/forms';
import { expectNoAxeViolationsAtBothEnds } from '../helpers/quality';
import { expectNoAxeViolationsInThanks, invalidFields, openAndRecord } from './states';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { id, address, fill } of [
  { id: 'homeInline', address: paths.home, fill: fillLead },
  { id: 'contactPage', address: paths.contact, fill: fillContact },
] as const)
  test.describe(id, () => {
    const labels = entriesOf(id, '').map(([label]) => label);
    const [first = '', second = ''] = labels;
    const submitEmpty = async (page: Page) => {
      await openAndRecord(page, address);
      const form = page.getByRole('form', { name: formCopy[id].title });
      await submit(form);
      await expect(invalidFields(page)).toHaveCount(labels.length);
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
      await expect.poll(() => announcements(page)).toEqual(messages);
    });

    test('axe finds nothing in a form with errors', async ({ page }) => {
      await submitEmpty(page);
      await expectNoAxeViolationsAtBothEnds(page, 'form[method=post]');
    });

    test('a second failed submit announces nothing again', async ({ page }) => {
      const form = await submitEmpty(page);
      const messages = await messagesOf(form);
      await expect.poll(() => announcements(page)).toEqual(messages);
      await field(form, second).focus();
      await submit(form);
      await expect(field(form, first)).toBeFocused();
      await untilDrawn(page);
      expect(await announcements(page)).toEqual(messages);
    });

    test('a corrected field loses its error and says nothing', async ({ page }) => {
      const form = await submitEmpty(page);
      await expect.poll(async () => (await announcements(page)).length).toBe(labels.length);
      await field(form, first).fill('Asha');
      await expect(field(form, first)).toHaveAttribute('aria-invalid', 'false');
      await expect(field(form, first)).not.toHaveAccessibleDescription(/required/);
      await untilDrawn(page);
      expect(await announcements(page)).toHaveLength(labels.length);
    });

    test('axe finds nothing in the thank-you', async ({ page }) => {
      await installClock(page.context());
      await openAndRecord(page, address);
      const form = page.getByRole('form', { name: formCopy[id].title });
      await fill(form, uniqueWord());
      await expectNoAxeViolationsInThanks(page, () => submit(form));
    });
  });
