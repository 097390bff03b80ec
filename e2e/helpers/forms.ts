/** The forms of the site, what a visitor types into them, and what the site says about a lead. */
import { expect, type Locator, type Page } from 'playwright/test';
import { fieldsByForm } from '../../schemas/forms';
import { paths } from '../../src/config/paths';
import { formCatalogue, type FormId } from '../../src/leads/formCatalogue';
import { installClock } from './clock';
import { leadsWith } from './crm';

const { home, works, services, contact, course } = paths;

/** Where each form can be sent: its page, and the `data-dialog` of its opener where it is part of a dialog. */
export const siteForms: Readonly<Record<FormId, { page: string; opener?: string }>> = {
  homeInline: { page: home },
  contactPage: { page: contact },
  serviceInline: { page: services.devops },
  subscribe: { page: home, opener: 'whatsNew' },
  heroProject: { page: home, opener: 'heroProject' },
  heroPartner: { page: home, opener: 'heroPartner' },
  requestDemo: { page: home, opener: 'requestDemo' },
  course: { page: course(1), opener: 'course' },
  serviceStart: { page: services.devops, opener: 'serviceStart' },
  serviceClosing: { page: services.devops, opener: 'serviceClosing' },
  portfolio: { page: works, opener: 'portfolio' },
};
export const formIds = Object.keys(siteForms) as FormId[];
/** One for each kind of page and dialog. */
export const differentForms: FormId[] = formIds.filter(
  (id) => !['heroPartner', 'requestDemo', 'serviceStart', 'serviceClosing'].includes(id),
);

export const selectorOf = (id: string) => `form[data-form="${id}"]`;

/** The texts of a visitor, by field name; a field that is not here gets its sample. */
const textsWith = (word: string): Partial<Record<string, string>> => ({
  last_name: `Asha ${word}`,
  email: `${word}@example.com`,
  message: `About ${word}`,
});

/** What a visitor types into a form, by its labels: valid details that contain the test's own word, and nothing optional. */
export const entriesOf = (id: FormId, word: string): [label: string, text: string][] => {
  const required = Object.entries(fieldsByForm[formCatalogue[id].kind]).filter(
    ([, { optional }]) => !optional,
  );
  if (id === 'contactPage') return required.map(([, { label }]) => [label, word]);
  const texts = textsWith(word);
  return required.map(([name, { label, sample }]) => [label, texts[name] ?? sample]);
};

export const field = (form: Page | Locator, label: string) => form.getByLabel(label, { exact: true });

export const fillIn = async (form: Page | Locator, entries: [label: string, text: string][]) => {
  for (const [label, text] of entries) await field(form, label).fill(text);
};
export const fillLead = (form: Page | Locator, word: string) => fillIn(form, entriesOf('homeInline', word));
export const fillContact = (form: Page | Locator, word: string) =>
  fillIn(form, entriesOf('contactPage', word));

export const submit = (form: Page | Locator) => form.getByRole('button', { name: 'Submit' }).click();

export const sendLead = async (form: Page | Locator, word: string) => {
  await fillLead(form, word);
  await submit(form);
};

/** The lead form of the home page. */
export const homeForm = (page: Page) => page.locator(selectorOf('homeInline'));

/** The dialog with a title. */
export const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title });

export const thankYou = 'We have taken your details. Our admin team will contact you soon!';
export const expectThanks = (page: Page) => expect(dialog(page, 'Thank you')).toContainText(thankYou);

export const sendFromHome = async (page: Page, word: string) => {
  await sendLead(homeForm(page), word);
  await expectThanks(page);
};

/**
 * Waits until the markup of the dialogs and its styles are here. An opener that is pressed earlier leads to the contact page if
 * they take longer than four seconds.
 */
export const untilDialogMarkup = (page: Page) =>
  page.evaluate(() => {
    const missing = new Set(['txt', 'css']);
    return new Promise<void>((resolve) =>
      // A fake clock replaces `performance`, but not its observer.
      new PerformanceObserver((list) => {
        for (const { name } of list.getEntries())
          missing.delete(/\/assets\/dialogs-[^/]+\.(txt|css)$/.exec(name)?.[1] ?? '');
        if (missing.size === 0) resolve();
      }).observe({ type: 'resource', buffered: true }),
    );
  });

/** The notices about a lead: pending, confirmed later, given up. */
export const heldNotice = (page: Page) =>
  page.getByText(/^Not (?:sent|confirmed) yet\.$/).filter({ visible: true });
export const arrivedNotice = (page: Page) => page.getByText('Your details have been received.');
export const givenUpNotice = (page: Page) =>
  page.getByText('We could not confirm that your details arrived.', { exact: true });

/** Waits until this browser has a proof of each lead. */
export const untilNoLeadWaits = (page: Page) =>
  expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('outbox:');

/** Opens the home page with a clock that the test can push forward. */
export const openWithClock = async (page: Page) => {
  await installClock(page.context());
  await page.goto('/');
};

/** Whether a post has no answer yet: its frame is still empty. */
const isPosting = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('iframe')].some(({ contentWindow }) => {
      try {
        return contentWindow?.location.href === 'about:blank';
      } catch {
        // A page of the CRM's has come.
        return false;
      }
    }),
  );

/**
 * Lets the time pass until exactly one lead has arrived. In steps, and only while no post waits for its answer: jumps would end
 * that wait before the CRM has answered.
 */
export const arrivesInTime = async (page: Page, word: string) => {
  const pass = async () => {
    if (!(await isPosting(page))) await page.clock.fastForward(10_000);
    return (await leadsWith(word)).length;
  };
  await expect.poll(pass, { intervals: [100] }).toBe(1);
  await expect(arrivedNotice(page)).toBeVisible();
};
