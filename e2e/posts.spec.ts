/**
 * What the CRM receives from every form at every moment. Of the optional fields the site with a relay has the two that say how a
 * visit began; tests/leads has the others.
 */
import { expect, type Page } from 'playwright/test';
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

const moments = ['before React', 'after React', 'relay, after React', 'no scripts'] as const;
const addresses = new Set(Object.values(siteForms).map(({ page }) => page));

/** A typed address has no campaign. */
const beganAt = (address: string) => ({
  [sourceFields.landing_page]: address,
  [sourceFields.last_touch]: 'direct',
});

for (const moment of moments)
  test.describe(moment, () => {
    const isRelayed = moment.startsWith('relay');
    const site = isRelayed ? relaySiteUrl : siteUrl;
    const isAfter = moment.endsWith('after React');
    const hasScripts = moment !== 'no scripts';
    test.use({ baseURL: site, javaScriptEnabled: hasScripts });

    const send = async (page: Page, id: FormId, word: string) => {
      const { page: address, opener } = siteForms[id];
      const { title, submit } = formCopy[id];
      const form = page.locator(selectorOf(id));
      if (opener) {
        const button = page.locator(`[data-dialog="${opener}"]:visible`).first();
        const subject = (await button.getAttribute('data-subject')) ?? '';
        await button.click();
        await expect(dialog(page, title.replace('{subject}', subject))).toBeVisible();
      }
      const island = page.locator('[data-island]', { has: form }).last();
      if (isAfter) await expect(island).toHaveAttribute('data-hydrated');
      else await expect(island).not.toHaveAttribute('data-hydrated');
      await fillIn(form, entriesOf(id, word));
      // The optional details of the contact page, as in a lead form.
      if (id === 'contactPage') await fillIn(form, entriesOf('homeInline', word).slice(1, 3));
      const button = form.getByRole('button', { name: submit });
      // Two quick clicks send one lead.
      await (hasScripts && id === 'contactPage' ? button.dblclick() : button.click());
      if (moment === 'before React') await passDeadline(page);
      const returnsTo = site + address + (hasScripts ? '' : '#thank-you');
      expect(await theLeadWith(word)).toEqual({
        ...fieldsOf(id, word, returnsTo),
        ...(isRelayed && beganAt(site + address)),
      });
      if (!hasScripts) await expect(page).toHaveURL(returnsTo);
      // A page that is left before the proof would send its lead once more.
      else await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain(word);
    };

    for (const address of addresses) {
      // Without scripts an opener leads to the contact page.
      const ids = formIds
        .filter((id) => siteForms[id].page === address)
        .filter((id) => hasScripts || !siteForms[id].opener);
      // Home and the contact page have a form of each kind, and the relay knows no more than that.
      if (ids.length === 0 || (isRelayed && !['/', '/getintouch'].includes(address))) continue;

      test(`every form of ${address} posts exactly its fields, once`, async ({ page, word }) => {
        for (const code of ['client', 'dialogs'])
          if (moment === 'before React') await neverAnswer(page, `**/assets/entry-${code}*`);
        // Tests call no one outside this machine.
        await page.route('https://challenges.cloudflare.com/**', (route) => route.abort());
        if (hasScripts) await installClock(page.context());
        for (const [index, id] of ids.entries()) {
          await page.goto(address);
          if (isAfter) await untilHydrated(page);
          await send(page, id, word + 'abcde'.charAt(index));
        }
        expect(await leadsWith(word)).toHaveLength(ids.length);
      });
    }
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
