/**
 * The fields that the CRM receives from every form at every moment. The site with a relay also sends two optional fields, which say how a
 * visit began; tests/leads covers the others.
 */
import { expect, type Locator, type Page } from 'playwright/test';
import { paths } from '../src/config/paths';
import { formCopy } from '../src/content/forms';
import type { FormId } from '../src/leads/formCatalogue';
import { installClock } from './helpers/clock';
import { leadsWith, test, theLeadWith } from './helpers/crm';
import { dialog, entriesOf, fillIn, formIds, selectorOf, siteForms } from './helpers/forms';
import { relaySiteUrl, siteUrl, sourceFields } from './helpers/ports';
import { fieldsOf } from './helpers/posts';
import { untilHydrated } from './helpers/quality';
import { neverAnswer, passDeadline } from './helpers/stall';

// Wide enough for every opener.
test.use({ viewport: { width: 1400, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

interface Moment {
  readonly moment: string;
  readonly site: string;
  readonly isHydrated: boolean;
  readonly hasScripts: boolean;
  /** The pages whose forms are sent. */
  readonly addresses: readonly string[];
}
const addresses = [...new Set(Object.values(siteForms).map(({ page }) => page))];
/** They have a form of each kind, and the relay knows no more than that. */
const ofEachKind = [paths.home, paths.contact];
const moments: readonly Moment[] = [
  { moment: 'before React', site: siteUrl, isHydrated: false, hasScripts: true, addresses },
  { moment: 'after React', site: siteUrl, isHydrated: true, hasScripts: true, addresses },
  {
    moment: 'relay, after React',
    site: relaySiteUrl,
    isHydrated: true,
    hasScripts: true,
    addresses: ofEachKind,
  },
  { moment: 'no scripts', site: siteUrl, isHydrated: false, hasScripts: false, addresses },
];

/** A typed address has no campaign. */
const beganAt = (address: string) => ({
  [sourceFields.landing_page]: address,
  [sourceFields.last_touch]: 'direct',
});

/** Opens the page of a form, and its dialog. */
const openForm = async (page: Page, id: FormId, { isHydrated }: Moment) => {
  const { page: address, opener } = siteForms[id];
  await page.goto(address);
  if (isHydrated) await untilHydrated(page);
  const form = page.locator(selectorOf(id));
  if (opener) {
    const button = page.locator(`[data-dialog="${opener}"]:visible`).first();
    const subject = (await button.getAttribute('data-subject')) ?? '';
    await button.click();
    await expect(dialog(page, formCopy[id].title.replace('{subject}', subject))).toBeVisible();
  }
  const island = page.locator('[data-island]', { has: form }).last();
  if (isHydrated) await expect(island).toHaveAttribute('data-hydrated');
  else await expect(island).not.toHaveAttribute('data-hydrated');
  return form;
};

const fill = async (form: Locator, id: FormId, word: string) => {
  await fillIn(form, entriesOf(id, word));
  // The optional details of the contact page, as in a lead form.
  if (id === 'contactPage') await fillIn(form, entriesOf('homeInline', word).slice(1, 3));
};

/** The CRM has exactly the form's fields, once, and the page's storage has no word of them. */
const expectOneLead = async (page: Page, id: FormId, word: string, { site, hasScripts }: Moment) => {
  const address = site + siteForms[id].page;
  const returnsTo = address + (hasScripts ? '' : '#thank-you');
  expect(await theLeadWith(word)).toEqual({
    ...fieldsOf(id, word, returnsTo),
    ...(site === relaySiteUrl && beganAt(address)),
  });
  if (!hasScripts) await expect(page).toHaveURL(returnsTo);
  // A page that is left before the proof would send its lead once more.
  else await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain(word);
  expect(await leadsWith(word)).toHaveLength(1);
};

for (const moment of moments)
  test.describe(moment.moment, () => {
    const { site, isHydrated, hasScripts } = moment;
    test.use({ baseURL: site, javaScriptEnabled: hasScripts });
    test.beforeEach(async ({ page }) => {
      // Tests call no one outside this machine.
      await page.route('https://challenges.cloudflare.com/**', (route) => route.abort());
      if (!hasScripts) return;
      await installClock(page.context());
      if (isHydrated) return;
      for (const code of ['client', 'dialogs']) await neverAnswer(page, `**/assets/entry-${code}*`);
    });
    const send = async (page: Page, form: Locator, id: FormId, clicks = 1) => {
      await form.getByRole('button', { name: formCopy[id].submit }).click({ clickCount: clicks });
      if (hasScripts && !isHydrated) await passDeadline(page);
    };

    for (const address of moment.addresses) {
      // Without scripts an opener leads to the contact page.
      const ids = formIds.filter(
        (id) => siteForms[id].page === address && (hasScripts || !siteForms[id].opener),
      );
      if (ids.length === 0) continue;
      test(`every form of ${address} posts exactly its fields, once`, async ({ page, word }) => {
        for (const [index, id] of ids.entries()) {
          // A letter of its own, because no word may begin with another.
          const own = word + String.fromCharCode(97 + index);
          const form = await openForm(page, id, moment);
          await fill(form, id, own);
          await send(page, form, id);
          await expectOneLead(page, id, own, moment);
        }
      });
    }

    if (hasScripts)
      test('two quick clicks send one lead', async ({ page, word }) => {
        const form = await openForm(page, 'contactPage', moment);
        await fill(form, 'contactPage', word);
        await send(page, form, 'contactPage', 2);
        await expectOneLead(page, 'contactPage', word, moment);
      });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the opener of a dialog leads to the contact page', async ({ page }) => {
    for (const { page: address, opener } of Object.values(siteForms)) {
      if (!opener) continue;
      await page.goto(address);
      await expect(page.locator(`[data-dialog="${opener}"]`).first(), opener).toHaveAttribute(
        'href',
        /^\/getintouch(?:#whats-new)?$/,
      );
    }
    await page.goto('/');
    await page.locator('[data-dialog="heroProject"]').first().click();
    await expect(page).toHaveURL('/getintouch');
  });
});
